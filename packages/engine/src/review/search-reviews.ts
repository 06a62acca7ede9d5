import type { Language } from '@shop/domain/market'
import {
  DEFAULT_REVIEW_OFFSET,
  DEFAULT_REVIEW_SORT,
  type RatingsDistribution,
  REVIEW_PAGE_SIZE,
  type Review,
  type ReviewList,
  type ReviewSort,
  reviewStatisticsFrom,
} from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { type ReviewSelection, selectOwnReviews } from './review-rows.ts'

/** Which reviews of a product are wanted (REV-14). */
export interface ReviewQuery {
  readonly where: {
    readonly productId: string
    /** These are the approved ones, which are all that anyone finds. */
    readonly includedInStatistics?: boolean
  }
  readonly sort?: ReviewSort
  /** Default 10. */
  readonly limit?: number
  /** Default 0. */
  readonly offset?: number
  /** The only language translations are given in. */
  readonly language: Language
}

const NO_RATINGS = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }

/**
 * Approved reviews of a product with their statistics (REV-14, REV-15), from how often each number of stars was given in
 * them; null for a product without reviews. `readPage` reads those of the page, and is not called for an empty one.
 */
export async function findReviews(
  query: ReviewQuery,
  ratings: RatingsDistribution | null,
  readPage: (selection: ReviewSelection) => Promise<readonly Review[]>,
): Promise<ReviewList> {
  const { where, language, sort = DEFAULT_REVIEW_SORT, limit = REVIEW_PAGE_SIZE, offset = DEFAULT_REVIEW_OFFSET } = query
  const { count: approved, averageRating, ratingsDistribution } = reviewStatisticsFrom(ratings ?? NO_RATINGS)
  const total = where.includedInStatistics === false ? 0 : approved
  const results = total > offset && limit > 0 ? [...(await readPage({ sort, language, limit, offset }))] : []
  return { offset, total, exists: total > 0, count: results.length, limit, results, averageRating, ratingsDistribution }
}

export interface OwnReviewQuery {
  readonly owner: Owner
  readonly language: Language
  /** Default 10. */
  readonly limit?: number
  /** Default 0. */
  readonly offset?: number
}

/** A page of an owner's reviews. */
export interface OwnReviewList {
  readonly results: Review[]
  readonly total: number
  readonly count: number
  readonly limit: number
  readonly offset: number
}

/** The owner's own reviews in every state, newest first; no one else's are found (REV-17, rule A1). */
export async function myReviews(context: EngineContext, query: OwnReviewQuery): Promise<OwnReviewList> {
  const { owner, language, limit = REVIEW_PAGE_SIZE, offset = DEFAULT_REVIEW_OFFSET } = query
  const { reviews, total } = await selectOwnReviews(context.db, owner, { language, limit, offset })
  return { results: reviews, total, count: reviews.length, limit, offset }
}
