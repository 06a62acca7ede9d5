import { z } from 'zod'
import { text } from '../fields.ts'

/** What a page sends to pay. Amount and currency are compared with the cart, never taken over (PAY-24). */
export const paymentDraft = z.strictObject({
  paymentMethodInfo: z.strictObject({
    paymentInterface: z.enum(['cash-on-delivery', 'bank-transfer']),
    name: z.strictObject({ en: text(80) }),
  }),
  amountPlanned: z.strictObject({ currencyCode: z.string().length(3), centAmount: z.number().int().min(0).max(100_000_000_000) }),
})
