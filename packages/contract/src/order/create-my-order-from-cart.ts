import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { orderSchema } from './order-schema.ts'

/** Orders the cart with its payment. Repeated and parallel calls for one cart return the same order (API-14, PAY-12, rule O2). */
export const createMyOrderFromCart = defineOperation({
  name: 'createMyOrderFromCart',
  summary: 'Creates the order of a cart.',
  takesIdempotencyKey: true,
  params: z.strictObject({ id, version }),
  result: z.strictObject({ order: orderSchema }),
})
