import type { ProductUrl } from '@shop/domain/product'
import { entity, list } from '../entity.ts'
import { country, id, instant, sku } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { productImageSchema } from './product-schema.ts'

/** Most products of one answer. */
export const MAX_PRODUCT_URLS = 1000

const productUrlSchema = entity<ProductUrl>('ProductUrl', {
  id: z.string(),
  sku,
  slug: localizedStringSchema,
  updatedAt: instant,
  soldIn: list(country),
  images: list(productImageSchema),
})

/**
 * Where the pages of the products are that the market of the host sells, ordered by id, for sitemaps and feeds. `after`
 * goes on behind a product, `skip` finds where a part begins; `total` counts all and comes
 * without `after` only.
 */
export const getProductUrls = defineOperation({
  name: 'getProductUrls',
  summary: 'Returns where the pages of the products of the market are, in all languages.',
  cache: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 3600 },
  params: z.strictObject({
    after: id.optional(),
    skip: z.int().min(0).max(10_000_000).optional(),
    limit: z.int().min(1).max(MAX_PRODUCT_URLS).optional(),
  }),
  result: z.strictObject({ addresses: z.strictObject({ results: list(productUrlSchema), total: z.int().optional() }) }),
})
