import type { Order } from '@shop/domain/order'
import { refundableCents, requireRefundable } from '@shop/domain/payment'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrder } from '../order/lock-order.ts'
import type { OrderReference } from '../order/order-reference.ts'
import { moveMoney, paymentOf } from './move-money.ts'

/**
 * Registers that a buyer's bank has taken money back. `key` names the booking and registers it once; the amount is all
 * that the shop holds unless it is given. Throws `CommerceError` `resource-not-found`, or `refund-above-charge` for
 * more than the shop holds (rule P2).
 */
export async function chargeBackOrder(
  context: EngineContext,
  reference: OrderReference,
  booking: { readonly key: string; readonly centAmount?: number },
): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const payment = paymentOf(order)
    if (payment.transactions.some(({ type, interactionId }) => type === 'Chargeback' && interactionId === booking.key))
      return order
    const centAmount = booking.centAmount ?? refundableCents(payment)
    requireRefundable(payment, centAmount)
    return moveMoney(context, db, order, {
      eventKey: `charged-back/${payment.id}/${booking.key}`,
      interactionId: booking.key,
      type: 'Chargeback',
      state: 'Success',
      amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
    })
  })
}
