import type { Review, ReviewState } from './review.ts'

/** How far a review is, as its author is told: an answer is news only when the review can be read (REV-17). */
export type AuthorReviewState = ReviewState | 'answered'

/** State of a review for its author (REV-17). */
export function authorReviewState({ state, custom }: Pick<Review, 'state' | 'custom'>): AuthorReviewState {
  return state === 'approved' && custom.customerCareResponseText ? 'answered' : state
}
