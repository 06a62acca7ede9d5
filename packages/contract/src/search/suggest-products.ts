import { MAX_SEARCH_LENGTH, MIN_SUGGESTION_LENGTH } from '@shop/domain/search'
import { language, line } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { suggestionsSchema } from './found-products-schema.ts'

/** Products, categories and brands for what a shopper has typed so far; the last word may be unfinished (SEARCH-02, SEARCH-14). */
export const suggestProducts = defineOperation({
  name: 'suggestProducts',
  summary: 'Suggests products, categories and brands while a shopper types.',
  params: z.strictObject({
    text: line(MAX_SEARCH_LENGTH).refine(value => value.trim().length >= MIN_SUGGESTION_LENGTH, 'The text is too short'),
    locale: language.optional(),
  }),
  result: z.strictObject({ suggestions: suggestionsSchema }),
})
