import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** Removes a line with what hangs on it (API-08, EG-11). */
export const removeFromCart = defineOperation({
  name: 'removeFromCart',
  summary: 'Removes a line from a cart.',
  params: z.strictObject({ id, version, lineItem: z.strictObject({ id }) }),
  result: z.strictObject({ cart: cartSchema }),
})
