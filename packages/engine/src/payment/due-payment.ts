import { CommerceError } from '@shop/domain/error'
import { type Order, orderDueOf } from '@shop/domain/order'
import type { Payment, PaymentDraft, PaymentInterface, ProviderMethod } from '@shop/domain/payment'
import type { Database, EngineContext } from '../database/context.ts'
import { writePaymentDocument } from '../transaction/payment-rows.ts'
import { PAYMENT_NAMES } from './create-payment.ts'

/**
 * Refuses to pay what is not due, or another amount than is. Throws `CommerceError` `invalid-operation` where nothing is due, and
 * `malformed-price` for a draft over another amount.
 */
export function requireDue(
  order: Order,
  { amountPlanned: { centAmount, currencyCode } }: Pick<PaymentDraft, 'amountPlanned'>,
): void {
  const { standing, amount } = orderDueOf(order)
  if (standing !== 'due')
    throw new CommerceError({ code: 'invalid-operation' }, `Nothing is due of ${order.orderNumber}: it is ${standing}`)
  if (centAmount !== amount.centAmount || currencyCode !== amount.currencyCode)
    throw new CommerceError(
      { code: 'malformed-price', expected: amount },
      `${amount.centAmount} cents are due, not ${centAmount}`,
    )
}

/** Writes a payment over what is due of a locked order, of which nothing has moved yet. */
export async function insertDuePayment(
  context: EngineContext,
  db: Database,
  order: Order,
  { paymentInterface, method }: { readonly paymentInterface: PaymentInterface; readonly method?: ProviderMethod },
): Promise<Payment> {
  const { amount } = orderDueOf(order)
  const payment: Payment = {
    id: context.newId(),
    version: 1,
    paymentMethodInfo: { paymentInterface, ...(method ? { method } : {}), name: { en: PAYMENT_NAMES[paymentInterface] } },
    amountPlanned: amount,
    transactions: [],
  }
  await db
    .insertInto('payment')
    .values({
      id: payment.id,
      version: 1,
      cart_id: order.cart.id,
      cart_version: order.cart.version,
      interface: paymentInterface,
      currency: amount.currencyCode,
      amount_cent: amount.centAmount,
      document: writePaymentDocument(payment),
      created_at: context.now(),
      superseded_at: null,
      due_order_id: order.id,
    })
    .execute()
  return payment
}
