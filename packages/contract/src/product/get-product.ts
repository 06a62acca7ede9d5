import { PRODUCT_SORTS, type ProductDetails, type ProductProjection, type ProductTag } from '@shop/domain/product'
import { z } from 'zod'
import { country, id, language, limit, offset, sku } from '../fields.ts'
import { defineOperation } from '../operation.ts'

const TAGS = [
  'new',
  'bestseller',
  'on-sale',
  'bware',
  'topRated',
  'campaign:black_friday',
  'campaign:cyber_week',
] as const satisfies readonly ProductTag[]

const where = z.strictObject({
  id: id.optional(),
  ids: z.array(id).max(100).optional(),
  key: z.string().max(256).optional(),
  slug: z.string().max(240).optional(),
  categoryIds: z.array(id).max(100).optional(),
  tags: z.array(z.enum(TAGS)).max(7).optional(),
  brand: z.string().max(80).optional(),
  isOnStock: z.boolean().optional(),
  /** Words to find in name, brand, model and item number. */
  text: z.string().max(200).optional(),
})

/**
 * Published products with prices of one country: by slug, id or SKU, of categories, with a text. The default form
 * is the card; the custom query `product-details` adds what a product page shows (API-23, API-39, API-42).
 */
export const getProduct = defineOperation({
  name: 'getProduct',
  summary: 'Returns published products with prices of the market.',
  params: z.strictObject({
    where: where.optional(),
    skus: z.array(sku).max(100).optional(),
    sort: z.enum(PRODUCT_SORTS).optional(),
    limit: limit.optional(),
    offset: offset.optional(),
    locale: language.optional(),
    currency: z.string().length(3).optional(),
    country: country.optional(),
  }),
  result: z.custom<{
    products: { results: (ProductProjection | ProductDetails)[]; total: number; count: number; limit: number; offset: number }
  }>(),
  customQueries: ['product-card', 'product-details'],
})
