import { customerSchema } from '../customer/customer-schema.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** The session's customer or its active cart of this store (API-04). Both are null for a new visitor. */
export const getMe = defineOperation({
  name: 'getMe',
  summary: 'Returns the active cart of the session in this store, and the customer when asked for.',
  params: z.strictObject({ customer: z.boolean().optional() }),
  result: z.strictObject({ me: z.strictObject({ activeCart: cartSchema.nullable(), customer: customerSchema.nullable() }) }),
})
