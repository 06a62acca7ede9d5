import { PRODUCT_SORTS } from '@shop/domain/product'
import { country, currencyCode, id, key, language, limit, line, offset, sku, text } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { productDetailsSchema, productProjectionSchema, productTagSchema } from './product-schema.ts'

const where = z.strictObject({
  id: id.optional(),
  ids: z.array(id).max(100).optional(),
  key: key.optional(),
  slug: line(250).optional(),
  categoryIds: z.array(id).max(100).optional(),
  tags: z.array(productTagSchema).max(9).optional(),
  brand: line(80).optional(),
  isOnStock: z.boolean().optional(),
  /** Words to find in name, brand, model and item number. */
  text: text(200).optional(),
})

/**
 * Published products with prices of one country: by slug, id or SKU, of categories, with a text. The default form
 * is the card; the custom query `product-details` adds what a product page shows (API-23, API-39, API-42).
 */
export const getProduct = defineOperation({
  name: 'getProduct',
  summary: 'Returns published products with prices of the market.',
  cache: { maxAgeSeconds: 60, staleWhileRevalidateSeconds: 600 },
  params: z.strictObject({
    where: where.optional(),
    skus: z.array(sku).max(100).optional(),
    sort: z.enum(PRODUCT_SORTS).optional(),
    limit: limit.optional(),
    offset: offset.optional(),
    locale: language.optional(),
    currency: currencyCode.optional(),
    country: country.optional(),
  }),
  result: z.strictObject({
    products: z.strictObject({
      results: z.array(z.union([productProjectionSchema, productDetailsSchema])),
      total: z.int(),
      count: z.int(),
      limit: z.int(),
      offset: z.int(),
    }),
  }),
  customQueries: ['product-card', 'product-details'],
})
