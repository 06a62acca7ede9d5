import { CATEGORY_TREES, type CategoryUrl } from '@shop/domain/category'
import { entity, list } from '../entity.ts'
import { country, language, line } from '../fields.ts'
import { localizedStringSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { categoryExample } from './category-example.ts'
import { categorySchema } from './category-schema.ts'

const categoryUrlSchema = entity<CategoryUrl>('CategoryUrl', {
  key: z.string(),
  slug: localizedStringSchema,
  soldIn: list(country),
})

export const categoryOperations = defineOperations('category', {
  /**
   * The category of a slug with its subtree, ancestors and, when asked for, siblings; without slug the departments,
   * each with its subtree (API-24, ROUTE-13). Texts come in the accepted language; slugs in all of them. Custom queries:
   * `category-tree` is the default form, `category-with-siblings` the same as `fetchSiblings`, `category-details` adds slugs per locale and custom fields.
   */
  getCategory: {
    summary: 'Returns a category by slug, or the departments.',
    isCacheable: true,
    params: z.strictObject({
      slug: line(240).optional(),
      acceptLanguage: z.array(language).min(1).max(21),
      fetchSiblings: z.boolean().optional(),
      /** Which tree the departments are of; the default one without (CAT-12). */
      tree: z.enum(CATEGORY_TREES).optional(),
    }),
    result: z.strictObject({ categories: z.strictObject({ results: z.array(categorySchema) }) }),
    customQueries: ['category-tree', 'category-with-siblings', 'category-details'],
    cacheTags: () => ['categories'],
    errors: [],
    rate: 'browsing',
    example: {
      params: { slug: 'kueche', acceptLanguage: ['de', 'en'] },
      customQuery: 'category-details',
      result: { categories: { results: [categoryExample] } },
    },
  },
  /** Where the pages of the categories of all trees are, for sitemaps. */
  getCategoryUrls: {
    summary: 'Returns where the pages of all categories are, in all languages.',
    isCacheable: true,
    params: z.strictObject({}),
    result: z.strictObject({ addresses: list(categoryUrlSchema) }),
    cacheTags: () => ['categories'],
    errors: [],
    rate: 'browsing',
    example: {
      params: {},
      result: { addresses: [{ key: categoryExample.key, slug: categoryExample.slug, soldIn: ['DE'] }] },
    },
  },
})
