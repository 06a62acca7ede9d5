import { PAGE_BOUND, PAGE_SIZES } from '@shop/domain/product'
import { MAX_SEARCH_LENGTH, MIN_SUGGESTION_LENGTH, PRODUCT_SORTS, SEARCH_EVENT_TYPES, SEARCH_PLACES } from '@shop/domain/search'
import { tagsOfProducts } from '../cache-tags.ts'
import { id, language, line, text } from '../fields.ts'
import { defineOperations } from '../operation.ts'
import { productExample } from '../product/product-example.ts'
import { z } from '../zod.ts'
import { filterFields } from './facet-schemas.ts'
import { foundProductsSchema, suggestionsSchema } from './found-products-schema.ts'
import { foundProductsExample, suggestionsExample } from './search-example.ts'

/** An order by the numbers of an attribute, such as `a.power-down`. */
const attributeSort = z.templateLiteral(['a.', z.string().max(90), '-', z.enum(['up', 'down'])])

export const searchOperations = defineOperations('product', {
  /**
   * Products of a text, a category or any other choice, with what further choices would leave (CAT-05, CAT-07, SEARCH-20).
   * Values of one filter are joined with or, filters with and.
   */
  searchCatalogue: {
    summary: 'Finds products by words, forgiving slips, and counts what filters would leave.',
    params: z.strictObject({
      text: text(MAX_SEARCH_LENGTH).optional(),
      ...filterFields,
      sort: z.union([z.enum(PRODUCT_SORTS), attributeSort]).optional(),
      page: z
        .int()
        .min(1)
        .max(PAGE_BOUND - 1)
        .optional(),
      pageSize: z.literal(PAGE_SIZES).optional(),
      facets: z.boolean().optional(),
      /** The search log stores nothing of it: filters that are not applied yet, or who calls `recordSearch` besides. */
      isUnrecorded: z.boolean().optional(),
      locale: language.optional(),
    }),
    result: z.strictObject({ found: foundProductsSchema }),
    /** What was searched for in words is counted and logged each time it is answered. */
    cacheTags({ text, categoryId, isUnrecorded }, { found }) {
      if (text && !isUnrecorded) return undefined
      const products = found.hits.map(({ product }) => product)
      return ['categories', categoryId ? `products:${categoryId}` : 'products', ...tagsOfProducts(products)]
    },
    errors: [],
    rate: 'browsing',
    example: {
      params: { text: 'frier', brands: ['Royal Catering'], sort: 'price-up', page: 1, pageSize: 24, facets: true, locale: 'en' },
      result: { found: foundProductsExample },
    },
  },
  /** Records that products were searched for in words, for an answer that was shown to more than one shopper (SEARCH-15). */
  recordSearch: {
    summary: 'Records a search by words, and names it for what becomes of it.',
    params: z.strictObject({
      text: text(MAX_SEARCH_LENGTH),
      ...filterFields,
      locale: language.optional(),
    }),
    result: z.strictObject({ queryId: id }),
    errors: [],
    rate: 'browsing',
    example: {
      params: { text: 'frier', brands: ['Royal Catering'], locale: 'en' },
      result: { queryId: foundProductsExample.queryId },
    },
  },
  /** Products, categories and brands for what a shopper has typed so far; the last word may be unfinished (SEARCH-02, SEARCH-14). */
  suggestProducts: {
    summary: 'Suggests products, categories and brands while a shopper types.',
    params: z.strictObject({
      text: line(MAX_SEARCH_LENGTH).refine(value => value.trim().length >= MIN_SUGGESTION_LENGTH, 'The text is too short'),
      locale: language.optional(),
    }),
    result: z.strictObject({ suggestions: suggestionsSchema }),
    errors: [],
    rate: 'browsing',
    example: { params: { text: 'frier', locale: 'en' }, result: { suggestions: suggestionsExample } },
  },
  /** Records that products of a result were seen or one of them was opened (SEARCH-16), without saying who did. */
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
    rate: 'browsing',
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
