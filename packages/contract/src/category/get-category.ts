import type { Category } from '@shop/domain/category'
import { z } from 'zod'
import { language } from '../fields.ts'
import { defineOperation } from '../operation.ts'

/**
 * The category of a slug with its subtree, ancestors and, when asked for, siblings; without slug the departments,
 * each with its subtree (API-24, ROUTE-13). Texts come in the accepted language; slugs in all of them.
 */
export const getCategory = defineOperation({
  name: 'getCategory',
  summary: 'Returns a category by slug, or the departments.',
  params: z.strictObject({
    slug: z.string().min(1).max(240).optional(),
    acceptLanguage: z.array(language).min(1).max(21),
    fetchSiblings: z.boolean().optional(),
  }),
  result: z.custom<{ categories: { results: Category[] } }>(),
})
