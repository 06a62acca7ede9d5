import { REVIEW_AUTHOR_MAX_LENGTH, REVIEW_TEXT_MAX_LENGTH, REVIEW_TITLE_MAX_LENGTH } from '@shop/domain/review'
import { paragraphs, sku, text } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperation } from '../operation.ts'
import { z } from '../zod.ts'
import { ratingSchema, reviewSchema } from './review-schema.ts'

/**
 * Submits a review of a SKU the session has bought; it waits for approval (API-35, REV-05, REV-09). A refusal says in
 * `communicate` what to tell the shopper, a repeated submission that there is one already (REV-10..REV-13).
 */
export const addReview = defineOperation({
  name: 'addReview',
  summary: 'Submits a review of a product that was bought.',
  params: z.strictObject({
    sku,
    rating: ratingSchema,
    title: text(REVIEW_TITLE_MAX_LENGTH).default(''),
    text: paragraphs(REVIEW_TEXT_MAX_LENGTH).default(''),
    authorName: text(REVIEW_AUTHOR_MAX_LENGTH),
    locale: localeSchema,
    consent: z.boolean(),
  }),
  result: z.strictObject({ review: reviewSchema }),
})
