import { SEARCH_EVENT_TYPES, SEARCH_PLACES } from '@shop/domain/search'
import { id, language } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'

/** Tells that products of a result were seen or one of them was opened (SEARCH-16). Nothing of it says who did. */
export const recordSearchEvent = defineOperation({
  name: 'recordSearchEvent',
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
})
