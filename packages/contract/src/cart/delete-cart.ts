import { id, version } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

/** Deletes a cart and leaves none (API-10, CART-28). */
export const deleteCart = defineOperation({
  name: 'deleteCart',
  summary: 'Deletes a cart.',
  params: z.strictObject({ id, version }),
  result: z.null(),
})
