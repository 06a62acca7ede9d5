import {
  REVIEW_AUTHOR_MAX_LENGTH,
  REVIEW_SORTS,
  REVIEW_TEXT_MAX_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
  reviewRefusalText,
} from '@shop/domain/review'
import { id, language, limit, line, offset, paragraphs, sku, text } from '../fields.ts'
import { localeSchema } from '../market/market-schema.ts'
import { defineOperations } from '../operation.ts'
import { z } from '../zod.ts'
import { reviewExample, reviewListExample } from './review-example.ts'
import { ratingSchema, reviewListSchema, reviewSchema } from './review-schema.ts'

/** The signed name of an order, from the link of a mail. */
const invitation = line(300)

export const reviewOperations = defineOperations('review', {
  /** Published reviews of a product, ten a page, translations in one language (API-25, REV-02, REV-04). */
  getReview: {
    summary: 'Returns the reviews of a product.',
    params: z.strictObject({
      productId: id,
      limit: limit.optional(),
      offset: offset.optional(),
      sort: z.enum(REVIEW_SORTS).optional(),
      locale: language.optional(),
    }),
    result: z.strictObject({ reviews: reviewListSchema }),
    cacheTags: ({ productId }) => [`reviews:${productId}`],
    errors: [],
    rate: 'browsing',
    example: {
      params: { productId: reviewExample.productId, limit: 10, offset: 0, sort: 'top reviews', locale: 'en' },
      result: { reviews: reviewListExample },
    },
  },
  /**
   * Reviews of a target, which is a product, among the published ones (API-36, REV-14). These are the ones the
   * statistics include, so that a search for others finds none.
   */
  reviewsSearch: {
    summary: 'Searches reviews by target and by their inclusion in statistics.',
    params: z.strictObject({
      limit: limit.optional(),
      offset: offset.optional(),
      sort: z.enum(REVIEW_SORTS).optional(),
      where: z.strictObject({ target: z.strictObject({ id }), includedInStatistics: z.boolean().optional() }),
      locale: language.optional(),
    }),
    result: z.strictObject({ reviews: reviewListSchema }),
    errors: [],
    rate: 'browsing',
    example: {
      params: {
        limit: 10,
        offset: 0,
        sort: 'most recent',
        where: { target: { id: reviewExample.productId }, includedInStatistics: true },
      },
      result: { reviews: reviewListExample },
    },
  },
  /** The newest published reviews of all products that say something in one language (CMS-04). */
  getLatestReviews: {
    summary: 'Returns the newest reviews of all products.',
    params: z.strictObject({ limit: z.int().min(1).max(20).optional(), locale: language.optional() }),
    result: z.strictObject({ reviews: z.array(reviewSchema) }),
    isCacheable: true,
    cacheTags: () => ['reviews:latest'],
    errors: [],
    rate: 'browsing',
    example: {
      params: { limit: 3, locale: 'de' },
      result: { reviews: [reviewExample] },
    },
  },
  /**
   * Submits a review of a SKU the session has bought; it waits for approval (API-35, REV-05, REV-09). A refusal says in
   * `communicate` what to tell the shopper, a repeated submission that there is one already (REV-10..REV-13).
   */
  addReview: {
    summary: 'Submits a review of a product that was bought.',
    params: z.strictObject({
      sku,
      rating: ratingSchema,
      title: text(REVIEW_TITLE_MAX_LENGTH).default(''),
      text: paragraphs(REVIEW_TEXT_MAX_LENGTH).default(''),
      authorName: text(REVIEW_AUTHOR_MAX_LENGTH),
      locale: localeSchema,
      consent: z.boolean(),
      /** From the link of a mail that asked for the review: it shows the purchase where the session does not. */
      invitation: invitation.optional(),
    }),
    result: z.strictObject({ review: reviewSchema }),
    errors: ['review-not-purchased', 'review-duplicate'],
    refusalText: reviewRefusalText,
    rate: 'buying',
    example: {
      params: {
        sku: reviewExample.sku,
        rating: reviewExample.rating,
        title: reviewExample.title,
        text: reviewExample.text,
        authorName: reviewExample.authorName,
        locale: reviewExample.locale,
        consent: true,
      },
      result: { review: { ...reviewExample, version: 1, state: 'pending', includedInStatistics: false } },
    },
  },
  /** What the link of a mail asks to review; null for one that is worth nothing, since it has expired or is not the shop's. */
  getReviewInvitation: {
    summary: 'Tells which products of an order can be reviewed by the link of a mail.',
    params: z.strictObject({ invitation }),
    result: z.strictObject({
      reviewInvitation: z.strictObject({ items: z.array(z.strictObject({ sku, isReviewed: z.boolean() })) }).nullable(),
    }),
    errors: [],
    rate: 'buying',
    example: {
      params: { invitation: 'OGY3YzBjMGQ.c2lnbmF0dXJl' },
      result: { reviewInvitation: { items: [{ sku: reviewExample.sku, isReviewed: false }] } },
    },
  },
  /** The session's own reviews in every state, newest first (REV-17, rule A1). */
  myReviews: {
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
    errors: [],
    rate: 'buying',
    example: {
      params: { limit: 20 },
      result: { me: { reviews: { results: [reviewExample], total: 1, count: 1, limit: 20, offset: 0 } } },
    },
  },
})
