import type { CategoryUrl } from '@shop/domain/category'
import { entity, list } from '../entity.ts'
import { country } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

const categoryUrlSchema = entity<CategoryUrl>('CategoryUrl', {
  key: z.string(),
  slug: localizedStringSchema,
  soldIn: list(country),
})

/** Where the pages of the categories of all trees are, for sitemaps. */
export const getCategoryUrls = defineOperation({
  name: 'getCategoryUrls',
  summary: 'Returns where the pages of all categories are, in all languages.',
  cache: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 3600 },
  params: z.strictObject({}),
  result: z.strictObject({ addresses: list(categoryUrlSchema) }),
})
