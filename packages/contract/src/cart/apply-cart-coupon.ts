import { id, line, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** Puts a discount code on a cart; its state there says whether it counts (API-11, CART-21). */
export const applyCartCoupon = defineOperation({
  name: 'applyCartCoupon',
  summary: 'Puts a discount code on a cart.',
  params: z.strictObject({ id, version, code: line(64) }),
  result: z.strictObject({ cart: cartSchema }),
})
