import {
  PAYMENT_INTERFACES,
  type Payment,
  type PaymentAction,
  TRANSACTION_STATES,
  TRANSACTION_TYPES,
  type Transaction,
} from '@shop/domain/payment'
import { entity, list, nameSchema } from '../entity.ts'
import { currencyCode, text } from '../fields.ts'
import { moneySchema } from '../money/money-schema.ts'
import { z } from '../zod.ts'

/** A movement of money (ORD-07). */
const transactionSchema = entity<Transaction>('Transaction', {
  id: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  state: z.enum(TRANSACTION_STATES),
  amount: moneySchema,
  timestamp: z.string(),
  interactionId: z.string().optional(),
})

/** What a buyer has to do to pay (ENT-07). */
const paymentActionSchema = entity<PaymentAction>('PaymentAction', {
  reference: z.string(),
  entity: z.string(),
  expiresAt: z.string(),
  merchantReference: z.string(),
})

/** A payment of one cart (ENT-06, ENT-07). */
export const paymentSchema = entity<Payment>('Payment', {
  id: z.string(),
  version: z.int(),
  paymentMethodInfo: z.strictObject({
    paymentInterface: z.enum(PAYMENT_INTERFACES),
    name: z.strictObject({ en: z.string() }),
  }),
  amountPlanned: moneySchema,
  transactions: list(transactionSchema),
  custom: z.strictObject({ action: paymentActionSchema.optional() }).optional(),
})

/** What a page sends to pay. Amount and currency are compared with the cart, never taken over (PAY-24). */
export const paymentDraft = nameSchema(
  'PaymentDraft',
  z.strictObject({
    paymentMethodInfo: z.strictObject({
      paymentInterface: z.enum(['cash-on-delivery', 'bank-transfer']),
      name: z.strictObject({ en: text(80) }),
    }),
    amountPlanned: z.strictObject({ currencyCode: currencyCode, centAmount: z.int().min(0).max(100_000_000_000) }),
  }),
)
