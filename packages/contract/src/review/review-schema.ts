import type {
  RatingsDistribution,
  Review,
  ReviewList,
  ReviewSource,
  ReviewState,
  ReviewStatistics,
  ReviewTranslations,
} from '@shop/domain/review'
import { RATINGS } from '@shop/domain/review'
import { entity, list, oneOf } from '../entity.ts'
import { localeSchema, localizedStringSchema } from '../market/market-schema.ts'
import { z } from '../zod.ts'

/** One to five stars (REV-06). */
export const ratingSchema = z.literal(RATINGS)

const ratingsDistributionSchema = entity<RatingsDistribution>('RatingsDistribution', {
  1: z.int(),
  2: z.int(),
  3: z.int(),
  4: z.int(),
  5: z.int(),
})

/** The statistics of the included reviews of a product (ENT-08, REV-19). */
export const reviewStatisticsSchema = entity<ReviewStatistics>('ReviewStatistics', {
  count: z.int(),
  averageRating: z.number(),
  ratingsDistribution: ratingsDistributionSchema,
})

const reviewTranslationsSchema = entity<ReviewTranslations>('ReviewTranslations', {
  title: localizedStringSchema,
  text: localizedStringSchema,
  answer: localizedStringSchema,
})

/** What a buyer thinks of a product (ENT-17, REV-16). */
export const reviewSchema = entity<Review>('Review', {
  id: z.string(),
  version: z.int(),
  sku: z.string(),
  productId: z.string(),
  title: z.string(),
  text: z.string(),
  authorName: z.string(),
  rating: ratingSchema,
  createdAt: z.string(),
  locale: localeSchema,
  includedInStatistics: z.boolean(),
  state: oneOf<ReviewState>({ pending: true, approved: true, rejected: true }),
  custom: z.strictObject({
    reviewCreatedAt: z.string(),
    customerCareResponseText: z.string().optional(),
    source: oneOf<ReviewSource>({ storefront: true, import: true }),
    translations: reviewTranslationsSchema,
  }),
})

/** A page of the reviews of a product (REV-15). */
export const reviewListSchema = entity<ReviewList>('ReviewList', {
  offset: z.int(),
  limit: z.int(),
  count: z.int(),
  total: z.int(),
  exists: z.boolean(),
  results: list(reviewSchema),
  averageRating: z.number(),
  ratingsDistribution: ratingsDistributionSchema,
})
