import { reviewRefusalText } from '@shop/domain/review'
import type { MessageKey } from '@shop/i18n'

const MESSAGES: ReadonlyMap<string | undefined, RefusalMessage> = new Map([
  [reviewRefusalText('review-not-purchased'), 'review.notPurchased'],
  [reviewRefusalText('review-already-submitted'), 'review.alreadySubmitted'],
])

/** Messages of refused reviews. */
export type RefusalMessage = Extract<MessageKey, 'review.notPurchased' | 'review.alreadySubmitted' | 'review.failed'>

/** The message, in the shopper's language, for what the answer to a refused review communicates (REV-10..REV-13). */
export function refusalMessageOf(communicate: string | undefined): RefusalMessage {
  return MESSAGES.get(communicate) ?? 'review.failed'
}
