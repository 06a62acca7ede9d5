import { PAGE_BOUND, PAGE_SIZES, PRODUCT_SORTS } from '@shop/domain/product'
import { MAX_SEARCH_LENGTH, MIN_SUGGESTION_LENGTH, SEARCH_EVENT_TYPES, SEARCH_PLACES } from '@shop/domain/search'
import { id, language, line, text } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { productExample } from '../product/product-example.ts'
import { z } from '../zod.ts'
import { foundProductsSchema, suggestionsSchema } from './found-products-schema.ts'
import { foundProductsExample, suggestionsExample } from './search-example.ts'

const cents = z.int().min(0).max(1_000_000_000_000)

export const searchOperations = defineOperations('product', {
  /**
   * Products of a text, a category or any other choice, with what further choices would leave (CAT-05, CAT-07, SEARCH-20).
   * Values of one filter are joined with or, filters with and.
   */
  searchCatalogue: {
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
    errors: [],
    rate: 'buying',
    example: {
      params: { text: 'frier', brands: ['Royal Catering'], sort: 'price-up', page: 1, pageSize: 24, facets: true, locale: 'en' },
      result: { found: foundProductsExample },
    },
  },
  /** Products, categories and brands for what somebody has typed so far; the last word may be unfinished (SEARCH-02, SEARCH-14). */
  suggestProducts: {
    summary: 'Suggests products, categories and brands while somebody types.',
    params: z.strictObject({
      text: line(MAX_SEARCH_LENGTH).refine(value => value.trim().length >= MIN_SUGGESTION_LENGTH, 'The text is too short'),
      locale: language.optional(),
    }),
    result: z.strictObject({ suggestions: suggestionsSchema }),
    errors: [],
    rate: 'buying',
    example: { params: { text: 'frier', locale: 'en' }, result: { suggestions: suggestionsExample } },
  },
  /** Tells that products of a result were seen or one of them was opened (SEARCH-16). Nothing of it says who did. */
  recordSearchEvent: {
    summary: 'Records that products of a search were seen or opened.',
    params: z.strictObject({
      queryId: id,
      type: z.enum(SEARCH_EVENT_TYPES),
      place: z.enum(SEARCH_PLACES),
      /** Each with its place in the whole result, from 1. */
      products: z
        .array(z.strictObject({ id, position: z.int().min(1).max(50_000) }))
        .min(1)
        .max(48),
      locale: language.optional(),
    }),
    result: z.strictObject({ isRecorded: z.literal(true) }),
    errors: [],
    rate: 'buying',
    example: {
      params: {
        queryId: suggestionsExample.queryId,
        type: 'click',
        place: 'suggestions',
        products: [{ id: productExample.id, position: 1 }],
      },
      result: { isRecorded: true },
    },
  },
})
