import { cartSchema } from '../cart/cart-schema.ts'
import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { paymentDraft } from './payment-draft.ts'
import { paymentSchema } from './payment-schema.ts'

/** Puts a bank transfer on the cart (API-34, PAY-20, PAY-25). `amountPlanned` must be the cart's total, else malformed-price. */
export const createBankPayment = defineOperation({
  name: 'createBankPayment',
  summary: 'Puts a payment by bank transfer on the cart.',
  takesIdempotencyKey: true,
  params: z.strictObject({ id, version, draft: paymentDraft }),
  result: z.strictObject({ payment: paymentSchema, cart: cartSchema }),
})
