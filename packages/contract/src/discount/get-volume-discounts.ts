import { key } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { cartDiscountSchema } from './cart-discount-schema.ts'

/** The volume discounts of a product's group, or of all groups, in the store of the host (API-29, DISC-05). */
export const getVolumeDiscounts = defineOperation({
  name: 'getVolumeDiscounts',
  summary: 'Returns the volume discounts of a group, or without one of all groups, by sort order ascending.',
  params: z.strictObject({ discountGroup: key.optional(), sort: z.literal('sortOrder asc').optional() }),
  result: z.strictObject({ cartDiscounts: z.strictObject({ results: z.array(cartDiscountSchema) }) }),
})
