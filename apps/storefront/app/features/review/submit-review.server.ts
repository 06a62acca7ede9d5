import { OperationError } from '@shop/contract'
import { isRating, type ReviewProblem, reviewProblems, reviewRefusalText, type TypedReview } from '@shop/domain/review'
import type { MessageKey } from '@shop/i18n'
import { redirect } from 'react-router'
import { logError } from '../../request/log.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { readReviewForm } from './review-form-data.ts'

/** A submission that did not succeed: everything typed, with what is wrong with it or why it was refused. */
export interface RefusedReview {
  readonly typed: TypedReview
  readonly problems: readonly ReviewProblem[]
  readonly refusal?: RefusalMessage
}

/** Where a review comes from: the page to thank on, and the mail that asked for it, if there is one. */
interface ReviewOrigin {
  /** URL after the submission. */
  readonly thanksHref: string
  readonly invitation?: string
}

/** Submits the form of a review (REV-05). Throws the redirect to the thank-you message. */
export async function submitReview(
  shop: ShopRequest,
  request: Request,
  { thanksHref, invitation }: ReviewOrigin,
): Promise<RefusedReview> {
  const form = await request.formData()
  const typed = readReviewForm(form, shop.market)
  const problems = reviewProblems(typed, shop.market)
  if (problems.length > 0 || !isRating(typed.rating)) return { typed, problems }
  const draft = {
    ...typed,
    rating: typed.rating,
    sku: String(form.get('sku')),
    locale: shop.locale,
    ...(invitation === undefined ? {} : { invitation }),
  }
  try {
    await shop.client.call('addReview', draft)
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) logError('A review could not be submitted', error)
    return { typed, problems, refusal: refusalMessageOf(error instanceof OperationError ? error.communicate : undefined) }
  }
  throw redirect(thanksHref, 303)
}

const MESSAGES: ReadonlyMap<string | undefined, RefusalMessage> = new Map([
  [reviewRefusalText('review-not-purchased'), 'review.notPurchased'],
  [reviewRefusalText('review-already-submitted'), 'review.alreadySubmitted'],
])

/** Messages of refused reviews. */
type RefusalMessage = Extract<MessageKey, 'review.notPurchased' | 'review.alreadySubmitted' | 'review.failed'>

/** The message for the reason that the response to a refused review names (REV-10..REV-13). */
export function refusalMessageOf(communicate: string | undefined): RefusalMessage {
  return MESSAGES.get(communicate) ?? 'review.failed'
}
