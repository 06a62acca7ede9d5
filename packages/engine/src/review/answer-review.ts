import { CommerceError } from '@shop/domain/error'
import type { LocalizedString } from '@shop/domain/market'
import { REVIEW_TEXT_MAX_LENGTH, type Review } from '@shop/domain/review'
import type { EngineContext } from '../database/context.ts'
import { requireReview } from './require-review.ts'
import { updateReviewAnswer } from './review-rows.ts'

/** What customer care says to a review, in the language of the review and in others. */
export interface ReviewAnswer {
  readonly id: string
  readonly text: string
  readonly translations?: LocalizedString
}

/** Sets or replaces the customer-care response (REV-16). Throws `CommerceError` `invalid-input` or `resource-not-found`. */
export async function answerReview(context: EngineContext, answer: ReviewAnswer): Promise<Review> {
  const { id, text, translations = {} } = answer
  for (const words of [text, ...Object.values(translations)]) {
    if (words.trim() === '' || words.length > REVIEW_TEXT_MAX_LENGTH)
      throw new CommerceError(
        { code: 'invalid-input', field: 'text' },
        `An answer has 1 to ${REVIEW_TEXT_MAX_LENGTH} characters.`,
      )
  }
  return requireReview(await updateReviewAnswer(context.db, id, text, translations), id)
}
