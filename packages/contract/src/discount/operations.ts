import { CUSTOMER_GROUP_KEYS } from '@shop/domain/customer'
import { moneyOf } from '@shop/domain/money'
import { key, sku } from '../fields.ts'
import { moneySchema } from '../money/money-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { personalisedDiscountExample, volumeDiscountExample } from './cart-discount-example.ts'
import { cartDiscountSchema } from './cart-discount-schema.ts'

export const discountOperations = defineOperations('discount', {
  /**
   * The personalised discount of the signed-in customer's tier (API-28, DISC-08). The tier is read for its form: for any
   * other than their own the result is null.
   */
  getPersonalizedDiscounts: {
    summary: "Returns the personalised discount of the customer's tier.",
    params: z.strictObject({ cohortTier: z.enum(CUSTOMER_GROUP_KEYS) }),
    result: z.strictObject({ cartDiscount: cartDiscountSchema.nullable() }),
    errors: [],
    rate: 'buying',
    example: { params: { cohortTier: 'tier1' }, result: { cartDiscount: personalisedDiscountExample } },
  },
  /** The signed-in customer's own prices, gross, of items where they are not what everybody pays (DISC-08, ENT-09). */
  getPersonalPrices: {
    summary: 'Returns what the signed-in customer pays for one unit of items, where it is not what everybody pays.',
    params: z.strictObject({ skus: z.array(sku).min(1).max(100) }),
    result: z.strictObject({
      /** Who decided on the customer's group; null without one. */
      personalisation: z.enum(['automated', 'assigned']).nullable(),
      prices: z.array(z.strictObject({ sku, price: moneySchema })),
    }),
    errors: [],
    rate: 'browsing',
    example: {
      params: { skus: ['EX30010001'] },
      result: { personalisation: 'automated', prices: [{ sku: 'EX30010001', price: moneyOf('EUR', 12_642) }] },
    },
  },
  /** The volume discounts of a product's group, or of all groups, in the store of the host (API-29, DISC-05). */
  getVolumeDiscounts: {
    summary: 'Returns the volume discounts of a group, or without one of all groups, by sort order ascending.',
    params: z.strictObject({ discountGroup: key.optional(), sort: z.literal('sortOrder asc').optional() }),
    result: z.strictObject({ cartDiscounts: z.strictObject({ results: z.array(cartDiscountSchema) }) }),
    cacheTags: () => ['discounts', 'stores'],
    errors: [],
    rate: 'browsing',
    example: {
      params: { discountGroup: 'standard', sort: 'sortOrder asc' },
      result: { cartDiscounts: { results: [volumeDiscountExample] } },
    },
  },
})
