import { nameSchema } from '../entity.ts'
import { currencyCode, text } from '../fields.ts'
import { z } from '../zod.ts'

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
