import { CommerceError } from '@shop/domain/error'
import type { Review } from '@shop/domain/review'

/** Refuses the id of a review that does not exist. */
export function requireReview(review: Review | undefined, id: string): Review {
  if (!review) throw new CommerceError({ code: 'resource-not-found', typeId: 'review', id }, `The review ${id} was not found.`)
  return review
}
