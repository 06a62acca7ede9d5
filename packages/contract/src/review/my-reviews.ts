import { language, limit, offset } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { reviewSchema } from './review-schema.ts'

/** The session's own reviews in every state, newest first (REV-17, rule A1). */
export const myReviews = defineOperation({
  name: 'myReviews',
  summary: 'Returns the reviews written in the session.',
  params: z.strictObject({ limit: limit.optional(), offset: offset.optional(), locale: language.optional() }),
  result: z.strictObject({
    me: z.strictObject({
      reviews: z.strictObject({
        results: z.array(reviewSchema),
        total: z.int(),
        count: z.int(),
        limit: z.int(),
        offset: z.int(),
      }),
    }),
  }),
})
