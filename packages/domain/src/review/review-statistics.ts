import { divideHalfEven } from '../money/index.ts'
import { RATINGS, type Rating } from './review.ts'

/** How many reviews gave each number of stars. */
export type RatingsDistribution = Readonly<Record<Rating, number>>

/** What the included reviews of a product come to (REV-19, ENT-08). */
export interface ReviewStatistics {
  readonly count: number
  /** One decimal; 0 while there is no review. */
  readonly averageRating: number
  readonly ratingsDistribution: RatingsDistribution
}

/** Statistics of a list of ratings. */
export function reviewStatisticsOf(ratings: readonly Rating[]): ReviewStatistics {
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const rating of ratings) distribution[rating] += 1
  return reviewStatisticsFrom(distribution)
}

/** Statistics of a counted distribution. The average is rounded in integers, ties to even, so that nothing drifts. */
export function reviewStatisticsFrom(ratingsDistribution: RatingsDistribution): ReviewStatistics {
  const count = RATINGS.reduce((sum, rating) => sum + ratingsDistribution[rating], 0)
  const stars = RATINGS.reduce((sum, rating) => sum + rating * ratingsDistribution[rating], 0)
  const tenths = count === 0 ? 0 : Number(divideHalfEven(BigInt(stars * 10), BigInt(count)))
  return { count, averageRating: tenths / 10, ratingsDistribution }
}
