import { CommerceError } from '@shop/domain/error'
import { isPayableByProvider, type Order, orderDueOf } from '@shop/domain/order'
import type { Payment, PaymentDraft, PaymentInterface, ProviderMethod } from '@shop/domain/payment'
import type { Database, EngineContext } from '../database/context.ts'
import { writePaymentDocument } from '../transaction/payment-rows.ts'
import { PAYMENT_NAMES } from './create-payment.ts'

type AmountDraft = Pick<PaymentDraft, 'amountPlanned'>

/**
 * Refuses to pay what is not due, or another amount than is. Throws `CommerceError` `invalid-operation` where nothing is due, and
 * `malformed-price` for a draft over another amount.
 */
export function requireDue(order: Order, draft: AmountDraft): void {
  if (orderDueOf(order).standing !== 'due') throw notPayable(order)
  requireMissingAmount(order, draft)
}

/** Refuses a payment by the provider like `requireDue`, but of an order that waits for a transfer in place of a failed payment. */
export function requirePayableByProvider(order: Order, draft: AmountDraft): void {
  if (!isPayableByProvider(order)) throw notPayable(order)
  requireMissingAmount(order, draft)
}

function notPayable(order: Order): CommerceError {
  const { standing } = orderDueOf(order)
  return new CommerceError({ code: 'invalid-operation' }, `Nothing is due of ${order.orderNumber}: it is ${standing}`)
}

function requireMissingAmount(order: Order, { amountPlanned: { centAmount, currencyCode } }: AmountDraft): void {
  const { amount } = orderDueOf(order)
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
  {
    paymentInterface,
    method,
    custom,
  }: Pick<Payment, 'custom'> & {
    readonly paymentInterface: PaymentInterface
    readonly method?: ProviderMethod
  },
): Promise<Payment> {
  const { amount } = orderDueOf(order)
  const payment: Payment = {
    id: context.newId(),
    version: 1,
    paymentMethodInfo: { paymentInterface, ...(method ? { method } : {}), name: { en: PAYMENT_NAMES[paymentInterface] } },
    amountPlanned: amount,
    transactions: [],
    ...(custom ? { custom } : {}),
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
