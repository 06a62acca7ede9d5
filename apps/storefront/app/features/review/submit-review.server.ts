import { OperationError } from '@shop/contract'
import { isRating, type ReviewProblem, reviewProblems, type TypedReview } from '@shop/domain/review'
import { redirect } from 'react-router'
import { logError } from '../../shop/log.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import { type RefusalMessage, refusalMessageOf } from './refusal-message.ts'
import { readReviewForm } from './review-form-data.ts'
import { hrefAfterReview } from './review-request.ts'

/** A submission that did not succeed: everything typed, with what is wrong with it or why it was refused. */
export interface RefusedReview {
  readonly typed: TypedReview
  readonly problems: readonly ReviewProblem[]
  readonly refusal?: RefusalMessage
}

/** Submits the form of a review (REV-05). Throws the redirect to the word of thanks. */
export async function submitReview(shop: ShopRequest, request: Request, pathname: string): Promise<RefusedReview> {
  const form = await request.formData()
  const typed = readReviewForm(form, shop.market)
  const problems = reviewProblems(typed, shop.market)
  if (problems.length > 0 || !isRating(typed.rating)) return { typed, problems }
  const draft = { ...typed, rating: typed.rating, sku: String(form.get('sku')), locale: shop.locale }
  try {
    await shop.client.call('addReview', draft)
  } catch (error) {
    if (!(error instanceof OperationError) || error.statusCode >= 500) logError('A review could not be submitted', error)
    return { typed, problems, refusal: refusalMessageOf(error instanceof OperationError ? error.communicate : undefined) }
  }
  throw redirect(hrefAfterReview(pathname), 303)
}
