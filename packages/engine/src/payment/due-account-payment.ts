import { requireCredit } from '@shop/domain/company'
import type { Money } from '@shop/domain/money'
import { isAwaitingTransfer, type Order, orderDueOf } from '@shop/domain/order'
import { termDaysOf } from '@shop/domain/payment'
import { reserveCredit, selectCreditBuyer } from '../credit/credit-rows.ts'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { orderMessage } from '../order/change-order-state.ts'
import { lockOrder } from '../order/lock-order.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { payBy } from './arrange-payments.ts'
import { insertDuePayment, requirePayableByProvider } from './due-payment.ts'

/**
 * Has an approved order that is not paid yet be paid on account of its buyer's company, whose limit is taken in the same transaction;
 * the caller has checked that it was approved and is theirs, and the buyer is told the account by mail. Repeated, it changes nothing.
 * Throws `CommerceError` `invalid-operation` where nothing is due, `malformed-price` for another amount than is missing, and
 * `payment-not-eligible` where the limit does not cover it.
 */
export async function createDueAccountPayment(context: EngineContext, orderId: string, amountPlanned: Money): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, { id: orderId })
    if (isAwaitingTransfer(order) && termDaysOf(order.paymentInfo.payments[0]) !== undefined) return order
    requirePayableByProvider(order, { amountPlanned })
    const { termDays } = requireCredit(await selectCreditBuyer(db, order.cart.id), order.store.key, orderDueOf(order).amount)
    const payment = await insertDuePayment(context, db, order, { paymentInterface: 'on-account', custom: { termDays } })
    const waiting = await payBy(context, db, order, payment.id)
    await addToOutbox(db, orderMessage('order-transfer', order, { paymentId: payment.id }))
    // The limit is locked last, as by every order.
    await reserveCredit(db, waiting)
    return waiting
  })
}
