import { REVIEW_SORTS } from '@shop/domain/review'
import { id, language, limit, offset } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { reviewListSchema } from './review-schema.ts'

/**
 * Reviews of a target, which is a product, among those everybody may read (API-36, REV-14). These are the ones the
 * statistics include, so that a search for others finds none.
 */
export const reviewsSearch = defineOperation({
  name: 'reviewsSearch',
  summary: 'Searches reviews by target and by their inclusion in statistics.',
  params: z.strictObject({
    limit: limit.optional(),
    offset: offset.optional(),
    sort: z.enum(REVIEW_SORTS).optional(),
    where: z.strictObject({ target: z.strictObject({ id }), includedInStatistics: z.boolean().optional() }),
    locale: language.optional(),
  }),
  result: z.strictObject({ reviews: reviewListSchema }),
})
