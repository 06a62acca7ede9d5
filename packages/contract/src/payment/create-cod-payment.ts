import { cartSchema } from '../cart/cart-schema.ts'
import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { paymentDraft } from './payment-draft.ts'
import { paymentSchema } from './payment-schema.ts'

/** Puts cash on delivery and its fee on the cart (API-34, COD-08, COD-13). `amountPlanned` must be the total including the fee. */
export const createCodPayment = defineOperation({
  name: 'createCodPayment',
  summary: 'Puts a payment by cash on delivery and its fee on the cart.',
  takesIdempotencyKey: true,
  params: z.strictObject({ id, version, draft: paymentDraft }),
  result: z.strictObject({ payment: paymentSchema, cart: cartSchema }),
})
