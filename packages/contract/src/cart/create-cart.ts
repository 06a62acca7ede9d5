import { language } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** Creates the session's cart, or returns the one it has; a new session token comes as a cookie (API-06, CART-01). */
export const createCart = defineOperation({
  name: 'createCart',
  summary: 'Creates a cart in the store of the host, or returns the active one.',
  params: z.strictObject({ language: language.optional() }),
  result: z.strictObject({ cart: cartSchema }),
})
