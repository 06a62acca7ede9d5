import { id } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** The caller's own cart of this store by its id, in whatever state; any other is as if it did not exist (API-45, rule A1). */
export const getCart = defineOperation({
  name: 'getCart',
  summary: 'Returns a cart of the session in this store by its id.',
  params: z.strictObject({ id }),
  result: z.strictObject({ cart: cartSchema }),
})
