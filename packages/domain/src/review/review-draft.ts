import type { CommerceFailure } from '../error/index.ts'
import type { Market } from '../market/index.ts'
import { RATINGS, type Rating } from './review.ts'

/** Longest texts of a review, in characters. */
export const REVIEW_TITLE_MAX_LENGTH = 120
export const REVIEW_TEXT_MAX_LENGTH = 4000
export const REVIEW_AUTHOR_MAX_LENGTH = 60

/** What a buyer typed; the rating is open until they have chosen one. */
export interface TypedReview {
  readonly rating: number | undefined
  readonly title: string
  readonly text: string
  readonly authorName: string
  readonly consent: boolean
}

/** An untouched form. Consent is given unless it is taken back (REV-08). */
export const EMPTY_REVIEW: TypedReview = { rating: undefined, title: '', text: '', authorName: '', consent: true }

/** What is wrong with which field of a review. */
export type ReviewProblem =
  | { readonly field: 'rating' | 'authorName' | 'consent'; readonly rule: 'required' }
  | { readonly field: 'authorName' | 'title' | 'text'; readonly rule: 'max'; readonly limit: number }

/** Whether a number is one to five whole stars. */
export function isRating(value: number | undefined): value is Rating {
  return (RATINGS as readonly (number | undefined)[]).includes(value)
}

/**
 * Problems of a review in the order of its form; none for a good one. A rating and a name are required (REV-06), and
 * in markets that ask for it the consent (REV-07, REV-08).
 */
export function reviewProblems(typed: TypedReview, market: Pick<Market, 'reviewConsent'>): ReviewProblem[] {
  const problems: ReviewProblem[] = []
  if (!isRating(typed.rating)) problems.push({ field: 'rating', rule: 'required' })
  if (typed.title.length > REVIEW_TITLE_MAX_LENGTH) problems.push({ field: 'title', rule: 'max', limit: REVIEW_TITLE_MAX_LENGTH })
  if (typed.text.length > REVIEW_TEXT_MAX_LENGTH) problems.push({ field: 'text', rule: 'max', limit: REVIEW_TEXT_MAX_LENGTH })
  if (typed.authorName.trim() === '') problems.push({ field: 'authorName', rule: 'required' })
  else if (typed.authorName.length > REVIEW_AUTHOR_MAX_LENGTH)
    problems.push({ field: 'authorName', rule: 'max', limit: REVIEW_AUTHOR_MAX_LENGTH })
  if (market.reviewConsent && !typed.consent) problems.push({ field: 'consent', rule: 'required' })
  return problems
}

const REFUSALS: Partial<Record<CommerceFailure['code'], string>> = {
  'review-not-purchased': "You haven't purchased this particular SKU",
  'review-already-submitted': 'You have already submitted review for your purchase for SKU',
}

/** What the answer to a refused review says in `communicate` (REV-10..REV-13); the words are specified. */
export function reviewRefusalText(code: CommerceFailure['code'] | undefined): string {
  const text = code && REFUSALS[code]
  return text ?? 'Something went wrong on our side. Please try again or contact support.'
}
