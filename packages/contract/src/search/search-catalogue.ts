import { PAGE_BOUND, PAGE_SIZES } from '@shop/domain/product'
import { MAX_SEARCH_LENGTH, PRODUCT_SORTS } from '@shop/domain/search'
import { language, text } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { filterFields } from './facet-schemas.ts'
import { foundProductsSchema } from './found-products-schema.ts'

/**
 * Products of a text, a category or any other choice, with what further choices would leave (CAT-05, CAT-07, SEARCH-20).
 * Values of one filter are joined with or, filters with and.
 */
export const searchCatalogue = defineOperation({
  name: 'searchCatalogue',
  summary: 'Finds products by words, forgiving slips, and counts what filters would leave.',
  params: z.strictObject({
    text: text(MAX_SEARCH_LENGTH).optional(),
    ...filterFields,
    sort: z.enum(PRODUCT_SORTS).optional(),
    page: z
      .int()
      .min(1)
      .max(PAGE_BOUND - 1)
      .optional(),
    pageSize: z.literal(PAGE_SIZES).optional(),
    facets: z.boolean().optional(),
    /** For filters that are not applied yet: the search log stores nothing of it. */
    isDraft: z.boolean().optional(),
    locale: language.optional(),
  }),
  result: z.strictObject({ found: foundProductsSchema }),
})
