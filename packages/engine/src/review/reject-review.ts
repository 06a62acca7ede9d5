import type { Review } from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import { requireReview } from './require-review.ts'
import { updateReviewState } from './review-rows.ts'

/**
 * Keeps a review from being shown, or takes it off again; the statistics of its product follow in the same transaction
 * (REV-19). Throws `CommerceError` `resource-not-found`.
 */
export async function rejectReview(context: EngineContext, id: string): Promise<Review> {
  return requireReview(await updateReviewState(context.db, id, 'rejected'), id)
}
