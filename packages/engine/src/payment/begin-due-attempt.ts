import { CommerceError } from '@shop/domain/error'
import { marketOf } from '@shop/domain/market'
import { type Order, orderDueOf } from '@shop/domain/order'
import { type CheckoutAttempt, type PaymentDraft, type ProviderMethod, providerEligibility } from '@shop/domain/payment'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { selectAttempt } from './attempt-rows.ts'
import { insertDuePayment, requirePayableByProvider } from './due-payment.ts'

/** An attempt to pay an order that was placed before. */
export interface DueAttempt {
  readonly attempt: CheckoutAttempt
  readonly order: Order
}

/**
 * Begins to pay an order again by the provider, over what is due of it now; the caller has checked that they may. The goods
 * are the buyer's already, so that nothing is held. An order that waits for a transfer in place of a failed payment goes on
 * waiting for it until this one is paid. Throws `CommerceError` `invalid-operation` where nothing is due, `malformed-price` for a
 * draft over another amount, `payment-not-eligible`, or `resource-not-found`.
 * Failpoints: `attempt:begun`.
 */
export async function beginDueAttempt(
  context: EngineContext,
  orderId: string,
  draft: PaymentDraft & { readonly method: ProviderMethod },
): Promise<DueAttempt> {
  const begun = await inTransaction(context, async db => {
    const order = await lockOrder(db, { id: orderId })
    requirePayableByProvider(order, draft)
    const { amount } = orderDueOf(order)
    const eligibility = providerEligibility({ ...order, totalPrice: amount }, marketOf(order.country), draft.method)
    if (!eligibility.eligible)
      throw new CommerceError(
        { code: 'payment-not-eligible', reason: eligibility.reason },
        `${draft.method} cannot pay this order`,
      )
    const { method } = draft
    const payment = await insertDuePayment(context, db, order, { paymentInterface: 'card-payment-provider', method })
    const now = context.now()
    await db
      .insertInto('checkout_attempt')
      .values({
        id: payment.id,
        cart_id: order.cart.id,
        cart_version: order.cart.version,
        currency: amount.currencyCode,
        amount_cent: amount.centAmount,
        created_at: now,
        due_order_id: orderId,
        store_key: order.store.key,
        method,
        held_until: now,
      })
      .execute()
    const attempt = await selectAttempt(db, payment.id)
    if (!attempt) throw new Error(`The attempt ${payment.id} is gone`)
    return { attempt, order }
  })
  await context.failpoint?.('attempt:begun')
  return begun
}
