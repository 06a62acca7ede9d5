import type { Review } from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import { requireReview } from './require-review.ts'
import { updateReviewState } from './review-rows.ts'

/**
 * Publishes a review; the statistics of its product count it in the same transaction (REV-19). Approving twice changes
 * nothing more. Throws `CommerceError` `resource-not-found`.
 */
export async function approveReview(context: EngineContext, id: string): Promise<Review> {
  return requireReview(await updateReviewState(context.db, id, 'approved'), id)
}
