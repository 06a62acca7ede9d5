import { CommerceError } from '@shop/domain/error'
import type { Order } from '@shop/domain/order'
import { refundableCents, requireRefundable } from '@shop/domain/payment'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder } from '../order/lock-order.ts'
import type { OrderReference } from '../order/order-reference.ts'
import { moveMoney, paymentOf } from './move-money.ts'

/** Money that goes back to a buyer. */
export interface RefundWish {
  /** Names the refund: it is made once. Needed to repeat a partial refund safely. */
  readonly key?: string
  /** Default: all that can be refunded. */
  readonly centAmount?: number
}

/**
 * Gives money back, in whole or in part, never more than came in (rule P2). Transfers and cash are given back outside
 * of the shop, so that their refund is done with; one by card is asked for and goes on when its provider reports.
 * Repeated, a refund with a key and one of everything change nothing. Throws `CommerceError` `resource-not-found`,
 * `refund-above-charge`, or `malformed-price` for a key that was used with another amount.
 */
export async function refundOrder(context: EngineContext, reference: OrderReference, wish: RefundWish): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const payment = paymentOf(order)
    const refunds = payment.transactions.filter(({ type }) => type === 'Refund')
    const made = wish.key === undefined ? undefined : refunds.find(({ interactionId }) => interactionId === wish.key)
    if (made && (wish.centAmount ?? made.amount.centAmount) !== made.amount.centAmount)
      throw new CommerceError(
        { code: 'malformed-price', expected: made.amount },
        `The refund ${wish.key} was made over another amount`,
      )
    if (made) return order
    const refundable = refundableCents(payment)
    if (wish.centAmount === undefined && refundable === 0 && refunds.length > 0) return order
    const centAmount = wish.centAmount ?? refundable
    requireRefundable(payment, centAmount)
    const isOffline = payment.paymentMethodInfo.paymentInterface !== 'card-payment-provider'
    const interactionId = wish.key ?? context.newId()
    return moveMoney(context, db, order, {
      eventKey: `refund-asked/${payment.id}/${interactionId}`,
      interactionId,
      type: 'Refund',
      state: isOffline ? 'Success' : 'Initial',
      amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
    })
  })
}
