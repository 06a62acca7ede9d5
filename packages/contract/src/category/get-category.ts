import { CATEGORY_TREES } from '@shop/domain/category'
import { language, line } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { categorySchema } from './category-schema.ts'

/**
 * The category of a slug with its subtree, ancestors and, when asked for, siblings; without slug the departments,
 * each with its subtree (API-24, ROUTE-13). Texts come in the accepted language; slugs in all of them. Custom queries:
 * `category-tree` is the default form, `category-with-siblings` the same as `fetchSiblings`, `category-details` adds slugs per locale and custom fields.
 */
export const getCategory = defineOperation({
  name: 'getCategory',
  summary: 'Returns a category by slug, or the departments.',
  cache: { maxAgeSeconds: 300, staleWhileRevalidateSeconds: 3600 },
  params: z.strictObject({
    slug: line(240).optional(),
    acceptLanguage: z.array(language).min(1).max(21),
    fetchSiblings: z.boolean().optional(),
    /** Which tree the departments are of; the default one without (CAT-12). */
    tree: z.enum(CATEGORY_TREES).optional(),
  }),
  result: z.strictObject({ categories: z.strictObject({ results: z.array(categorySchema) }) }),
  customQueries: ['category-tree', 'category-with-siblings', 'category-details'],
})
