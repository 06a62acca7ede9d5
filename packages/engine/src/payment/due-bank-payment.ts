import { CommerceError } from '@shop/domain/error'
import { marketOf } from '@shop/domain/market'
import { isAwaitingTransfer, type Order } from '@shop/domain/order'
import { bankTransferEligibility, type PaymentDraft } from '@shop/domain/payment'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { orderMessage } from '../order/change-order-state.ts'
import { lockOrder } from '../order/lock-order.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { payBy } from './arrange-payments.ts'
import { insertDuePayment, requireDue } from './due-payment.ts'

/**
 * Has an order that is due wait for a bank transfer over what is missing of it; the caller has checked that they may, and the buyer is
 * told the account by mail. Should an earlier payment succeed after all, that one pays the order, and the transfer goes back.
 * Repeated while it waits, it changes nothing. Throws `CommerceError` like `beginDueAttempt`.
 */
export async function createDueBankPayment(context: EngineContext, orderId: string, draft: PaymentDraft): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, { id: orderId })
    if (isAwaitingTransfer(order)) return order
    requireDue(order, draft)
    const eligibility = bankTransferEligibility(order, marketOf(order.country))
    if (!eligibility.eligible)
      throw new CommerceError({ code: 'payment-not-eligible', reason: eligibility.reason }, 'No transfer can pay this order')
    return awaitTransfer(context, db, order)
  })
}

/** Has a locked order that is due wait for a transfer, whatever rule the shop has for those who choose one themselves. */
export async function awaitTransfer(context: EngineContext, db: Database, order: Order): Promise<Order> {
  const payment = await insertDuePayment(context, db, order, { paymentInterface: 'bank-transfer' })
  const waiting = await payBy(context, db, order, payment.id)
  await addToOutbox(db, orderMessage('order-transfer', order, { paymentId: payment.id }))
  return waiting
}
