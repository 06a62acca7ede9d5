import { CommerceError } from '@shop/domain/error'
import type { Order } from '@shop/domain/order'
import { paymentAmountsOf } from '@shop/domain/payment'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder } from '../order/lock-order.ts'
import type { OrderReference } from '../order/order-reference.ts'
import { moveMoney, paymentOf } from './move-money.ts'

/** Money of a buyer that has arrived. */
export interface ReceivedMoney {
  /** Names the booking, such as the bank's reference: it is registered once. Without one, whatever is open is registered. */
  readonly key?: string
  /** Default: all that is open. */
  readonly centAmount?: number
}

/**
 * Registers money that has arrived by transfer or in cash: a successful Charge (PAY-18, rule P3). Repeatable. Throws
 * `CommerceError` `resource-not-found`, `invalid-operation` for a payment by card, whose provider reports itself, and
 * for a cancelled order without an amount.
 */
export async function registerPayment(context: EngineContext, reference: OrderReference, money: ReceivedMoney): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const payment = paymentOf(order)
    if (payment.paymentMethodInfo.paymentInterface === 'card-payment-provider')
      throw new CommerceError({ code: 'invalid-operation' }, `${order.orderNumber} is paid by card; the provider reports it`)
    const open = Math.max(0, order.totalPrice.centAmount - paymentAmountsOf(payment).charged)
    if (order.orderState === 'Cancelled' && money.centAmount === undefined)
      throw new CommerceError({ code: 'invalid-operation' }, `${order.orderNumber} is Cancelled; nothing is open`)
    const centAmount = money.centAmount ?? open
    if (centAmount === 0 && money.centAmount === undefined) return order
    const interactionId = money.key ?? context.newId()
    return moveMoney(context, db, order, {
      eventKey: `payment-received/${payment.id}/${interactionId}`,
      interactionId,
      type: 'Charge',
      state: 'Success',
      amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
    })
  })
}
