import { MAX_LINE_ITEM_QUANTITY } from '@shop/domain/product'
import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartSchema } from './cart-schema.ts'

/** Sets the quantity of a line, 0 removes it; an older version answers 409 with the current one (API-09, CART-15). */
export const updateCartQuantity = defineOperation({
  name: 'updateCartQuantity',
  summary: 'Sets the quantity of a line.',
  params: z.strictObject({
    id,
    version,
    lineItem: z.strictObject({ id }),
    quantity: z.int().min(0).max(MAX_LINE_ITEM_QUANTITY),
  }),
  result: z.strictObject({ cart: cartSchema }),
})
