import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** Takes a discount code off a cart; one that is not on it changes nothing (API-12, CART-04). */
export const removeCartCoupon = defineOperation({
  name: 'removeCartCoupon',
  summary: 'Takes a discount code off a cart.',
  params: z.strictObject({ id, version, discountCode: z.strictObject({ typeId: z.literal('discount-code'), id }) }),
  result: z.strictObject({ cart: cartSchema }),
})
