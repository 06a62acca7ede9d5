import { CommerceError } from '@shop/domain/error'
import { type Order, payableCentsOf } from '@shop/domain/order'
import { paymentAmountsOf } from '@shop/domain/payment'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { type OrderReference, paymentOf } from '../order/order-rows.ts'
import { moveMoney } from './move-money.ts'

/**
 * Has the provider take money that it has reserved for an order, in whole or in part, before the goods have left or after a
 * capture that failed (rule P2). The order goes on when the provider reports. Throws `CommerceError` `resource-not-found`, or
 * `invalid-operation` where nothing, or less than that, is reserved and not taken or being taken already.
 */
export async function captureOrder(
  context: EngineContext,
  reference: OrderReference,
  wish: { readonly centAmount?: number },
): Promise<Order> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const payment = paymentOf(order)
    const { authorised } = paymentAmountsOf(payment)
    const taken = payment.transactions
      .filter(({ type, state }) => type === 'Charge' && state !== 'Failure')
      .reduce((cents, { amount }) => cents + amount.centAmount, 0)
    // What was reserved for goods that are cancelled is not taken.
    const open = Math.min(authorised, payableCentsOf(order)) - taken
    const centAmount = wish.centAmount ?? open
    if (!Number.isSafeInteger(centAmount) || centAmount < 1 || centAmount > open)
      throw new CommerceError(
        { code: 'invalid-operation' },
        `${centAmount} cents of ${order.orderNumber} cannot be captured; ${Math.max(0, open)} are reserved and not taken`,
      )
    const interactionId = `capture/${context.newId()}`
    return moveMoney(context, db, order, {
      eventKey: `capture-asked/${payment.id}/${interactionId}`,
      interactionId,
      type: 'Charge',
      state: 'Initial',
      amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
    })
  })
}
