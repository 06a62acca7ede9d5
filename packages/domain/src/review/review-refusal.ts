import type { CommerceFailure } from '../error/index.ts'

const REFUSALS: Partial<Record<CommerceFailure['code'], string>> = {
  'review-not-purchased': "You haven't purchased this particular SKU",
  'review-already-submitted': 'You have already submitted review for your purchase for SKU',
}

/** What the answer to a refused review says in `communicate` (REV-10..REV-13); the words are specified. */
export function reviewRefusalText(code: CommerceFailure['code'] | undefined): string {
  const text = code && REFUSALS[code]
  return text ?? 'Something went wrong on our side. Please try again or contact support.'
}
