import { PAGE_BOUND, PAGE_SIZES, PRODUCT_SORTS } from '@shop/domain/product'
import { MAX_SEARCH_LENGTH } from '@shop/domain/search'
import { id, language, line, text } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { foundProductsSchema } from './found-products-schema.ts'

const cents = z.int().min(0).max(1_000_000_000_000)

/**
 * Products of a text, a category or any other choice, with what further choices would leave (CAT-05, CAT-07, SEARCH-20).
 * Values of one filter are joined with or, filters with and.
 */
export const searchCatalogue = defineOperation({
  name: 'searchCatalogue',
  summary: 'Finds products by words, forgiving slips, and counts what filters would leave.',
  params: z.strictObject({
    text: text(MAX_SEARCH_LENGTH).optional(),
    categoryId: id.optional(),
    brands: z.array(line(80)).max(50).optional(),
    tags: z.array(line(40)).max(20).optional(),
    priceMinCent: cents.optional(),
    priceMaxCent: cents.optional(),
    ratingMin: z.int().min(1).max(5).optional(),
    inStockOnly: z.boolean().optional(),
    sort: z.enum(PRODUCT_SORTS).optional(),
    page: z
      .int()
      .min(1)
      .max(PAGE_BOUND - 1)
      .optional(),
    pageSize: z.literal(PAGE_SIZES).optional(),
    facets: z.boolean().optional(),
    /** Asks for filters that are not applied yet: the search log keeps nothing of it. */
    isDraft: z.boolean().optional(),
    locale: language.optional(),
  }),
  result: z.strictObject({ found: foundProductsSchema }),
})
