import { CommerceError } from '@shop/domain/error'
import { marketOf } from '@shop/domain/market'
import { type Order, orderDueOf } from '@shop/domain/order'
import {
  type CheckoutAttempt,
  type Payment,
  type PaymentDraft,
  type ProviderMethod,
  providerEligibility,
} from '@shop/domain/payment'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { writePaymentDocument } from '../transaction/payment-rows.ts'
import { selectAttempt } from './attempt-rows.ts'
import { PAYMENT_NAMES } from './create-payment.ts'

/** An attempt to pay an order that was placed before. */
export interface DueAttempt {
  readonly attempt: CheckoutAttempt
  readonly order: Order
}

/**
 * Begins to pay an order again by the provider, over what is due of it now; the caller has checked that they may. The goods
 * are the buyer's already, so that nothing is held. Throws `CommerceError` `invalid-operation` where nothing is due,
 * `malformed-price` for a draft over another amount, `payment-not-eligible`, or `resource-not-found`.
 * Failpoints: `attempt:begun`.
 */
export async function beginDueAttempt(
  context: EngineContext,
  orderId: string,
  draft: PaymentDraft & { readonly method: ProviderMethod },
): Promise<DueAttempt> {
  const begun = await inTransaction(context, async db => {
    const order = await lockOrder(db, { id: orderId })
    const { standing, amount } = orderDueOf(order)
    if (standing !== 'due')
      throw new CommerceError({ code: 'invalid-operation' }, `Nothing is due of ${order.orderNumber}: it is ${standing}`)
    const { centAmount, currencyCode } = draft.amountPlanned
    if (centAmount !== amount.centAmount || currencyCode !== amount.currencyCode)
      throw new CommerceError(
        { code: 'malformed-price', expected: amount },
        `${amount.centAmount} cents are due, not ${centAmount}`,
      )
    const eligibility = providerEligibility({ ...order, totalPrice: amount }, marketOf(order.country), draft.method)
    if (!eligibility.eligible)
      throw new CommerceError(
        { code: 'payment-not-eligible', reason: eligibility.reason },
        `${draft.method} cannot pay this order`,
      )
    const paymentInterface = 'card-payment-provider'
    const payment: Payment = {
      id: context.newId(),
      version: 1,
      paymentMethodInfo: { paymentInterface, method: draft.method, name: { en: PAYMENT_NAMES[paymentInterface] } },
      amountPlanned: amount,
      transactions: [],
    }
    const now = context.now()
    const both = {
      id: payment.id,
      cart_id: order.cart.id,
      cart_version: order.cart.version,
      currency: currencyCode as Order['totalPrice']['currencyCode'],
      amount_cent: centAmount,
      created_at: now,
      due_order_id: orderId,
    }
    await db
      .insertInto('payment')
      .values({ ...both, version: 1, interface: paymentInterface, document: writePaymentDocument(payment), superseded_at: null })
      .execute()
    await db
      .insertInto('checkout_attempt')
      .values({ ...both, store_key: order.store.key, method: draft.method, held_until: now })
      .execute()
    const attempt = await selectAttempt(db, payment.id)
    if (!attempt) throw new Error(`The attempt ${payment.id} is gone`)
    return { attempt, order }
  })
  await context.failpoint?.('attempt:begun')
  return begun
}
