import { REVIEW_SORTS } from '@shop/domain/review'
import { id, language, limit, offset } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { reviewListSchema } from './review-schema.ts'

/** Reviews of a product that everybody may read, ten a page, translations in one language (API-25, REV-02, REV-04). */
export const getReview = defineOperation({
  name: 'getReview',
  summary: 'Returns the reviews of a product.',
  params: z.strictObject({
    productId: id,
    limit: limit.optional(),
    offset: offset.optional(),
    sort: z.enum(REVIEW_SORTS).optional(),
    locale: language.optional(),
  }),
  result: z.strictObject({ reviews: reviewListSchema }),
})
