import type { Review } from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import { selectWaitingReviews } from './review-rows.ts'

/** Reviews the shop owner has not decided about, oldest first. */
export async function findWaitingReviews(context: EngineContext, limit = 100): Promise<Review[]> {
  return selectWaitingReviews(context.db, limit)
}
