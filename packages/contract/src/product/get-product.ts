import { MAX_PREDICATE_BYTES } from '@shop/domain/query-predicate'
import { PRODUCT_SORTS } from '@shop/domain/search'
import { country, currencyCode, id, key, language, limit, line, offset, sku, text } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { attributeFilter } from './attribute-filter.ts'
import { productDetailsSchema, productProjectionSchema, productTagSchema } from './product-schema.ts'

const conditions = z.strictObject({
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
  /** Filters of one attribute are joined with or, those of different attributes with and. */
  attributes: z.array(attributeFilter).max(20).optional(),
  /** Predicates like those of a `where` text; all must be met. */
  customFilters: z.array(line(MAX_PREDICATE_BYTES)).max(5).optional(),
})

/** The predicate of the commerce API, such as `categories(key = "saws") and isOnStock = true`. */
const predicate = line(MAX_PREDICATE_BYTES)

/**
 * Published products with prices of one country: by slug, id or SKU, of categories, with a text. The default form
 * is the card; the custom query `product-details` adds what a product page shows (API-23, API-39..42).
 */
export const getProduct = defineOperation({
  name: 'getProduct',
  summary: 'Returns published products with prices of the market.',
  cache: { maxAgeSeconds: 60, staleWhileRevalidateSeconds: 600 },
  params: z.strictObject({
    where: z.union([conditions, predicate]).optional(),
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
