import type { Review } from './review.ts'
import type { ReviewStatistics } from './review-statistics.ts'

/** A page of the reviews of a product, with what all included ones come to (REV-15). */
export interface ReviewList extends Pick<ReviewStatistics, 'averageRating' | 'ratingsDistribution'> {
  readonly offset: number
  readonly limit: number
  /** Reviews on this page. */
  readonly count: number
  /** Reviews that meet the conditions. */
  readonly total: number
  /** Whether there is any. */
  readonly exists: boolean
  readonly results: readonly Review[]
}
