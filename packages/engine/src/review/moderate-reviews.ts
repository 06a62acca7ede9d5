import { CommerceError } from '@shop/domain/error'
import type { LocalizedString } from '@shop/domain/market'
import { REVIEW_TEXT_MAX_LENGTH, type Review } from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import { selectWaitingReviews, updateReviewAnswer, updateReviewState } from './review-rows.ts'

/** Reviews the shop owner has not decided about, oldest first. */
export async function findWaitingReviews(context: EngineContext, limit = 100): Promise<Review[]> {
  return selectWaitingReviews(context.db, limit)
}

/**
 * Publishes a review; the statistics of its product count it in the same transaction (REV-19). Approving twice changes
 * nothing more. Throws `CommerceError` `resource-not-found`.
 */
export async function approveReview(context: EngineContext, id: string): Promise<Review> {
  return requireReview(await updateReviewState(context.db, id, 'approved'), id)
}

/**
 * Keeps a review from being shown, or takes it off again; the statistics of its product follow in the same transaction
 * (REV-19). Throws `CommerceError` `resource-not-found`.
 */
export async function rejectReview(context: EngineContext, id: string): Promise<Review> {
  return requireReview(await updateReviewState(context.db, id, 'rejected'), id)
}

/** What customer care says to a review, in the language of the review and in others. */
export interface ReviewAnswer {
  readonly id: string
  readonly text: string
  readonly translations?: LocalizedString
}

/** Sets or replaces the customer-care response (REV-16). Throws `CommerceError` `invalid-input` or `resource-not-found`. */
export async function answerReview(context: EngineContext, answer: ReviewAnswer): Promise<Review> {
  const { id, text, translations = {} } = answer
  for (const part of [text, ...Object.values(translations)]) {
    if (part.trim() === '' || part.length > REVIEW_TEXT_MAX_LENGTH)
      throw new CommerceError(
        { code: 'invalid-input', field: 'text' },
        `An answer has 1 to ${REVIEW_TEXT_MAX_LENGTH} characters.`,
      )
  }
  return requireReview(await updateReviewAnswer(context.db, id, text, translations), id)
}

/** Refuses the id of a review that does not exist. */
function requireReview(review: Review | undefined, id: string): Review {
  if (!review) throw new CommerceError({ code: 'resource-not-found', typeId: 'review', id }, `The review ${id} was not found.`)
  return review
}
