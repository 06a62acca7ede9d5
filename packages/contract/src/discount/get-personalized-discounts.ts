import { CUSTOMER_GROUP_KEYS } from '@shop/domain/customer'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartDiscountSchema } from './cart-discount-schema.ts'

/**
 * The personalised discount of the signed-in customer's tier (API-28, DISC-08). The tier is read for its form: for any
 * other than her own the answer is null.
 */
export const getPersonalizedDiscounts = defineOperation({
  name: 'getPersonalizedDiscounts',
  summary: "Returns the personalised discount of the customer's tier.",
  params: z.strictObject({ cohortTier: z.enum(CUSTOMER_GROUP_KEYS) }),
  result: z.strictObject({ cartDiscount: cartDiscountSchema.nullable() }),
})
