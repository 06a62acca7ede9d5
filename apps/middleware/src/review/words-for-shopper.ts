import type { ErrorEnvelope } from '@shop/contract'
import { CommerceError } from '@shop/domain/error'
import { reviewRefusalText } from '@shop/domain/review'

/** The error of an operation; that of a review says in `communicate` what to tell the shopper (REV-10..REV-13). */
export function withWordsForShopper(operation: string, body: ErrorEnvelope, error: unknown): ErrorEnvelope {
  if (operation !== 'addReview') return body
  return { ...body, communicate: reviewRefusalText(error instanceof CommerceError ? error.failure.code : undefined) }
}
