import { RATINGS } from '@shop/domain/review'
import type { Translate } from '@shop/i18n'
import { translatorOf } from '../../request/messages.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { InvitedReviewAnswer } from './invited-review-form.tsx'
import type { InvitationLink } from './load-invitation.server.ts'
import { reviewProblemText } from './review-form-data.ts'
import { submitReview } from './submit-review.server.ts'

/** Labels of one to five stars. */
export function starLabels(t: Translate): string[] {
  return RATINGS.map(count => t('review.stars', { count }))
}

/** Submits a review that a mail asked for (REV-05). Throws the redirect to the thank-you message. */
export async function submitInvitedReview(
  shop: ShopRequest,
  request: Request,
  { token }: InvitationLink,
): Promise<InvitedReviewAnswer> {
  const t = translatorOf(shop.locale)
  const thanksHref = `${shop.hrefs.writeReview(token)}&review=sent`
  const { typed, problems, refusal } = await submitReview(shop, request, { thanksHref, invitation: token })
  const errors = Object.fromEntries(problems.map(problem => [problem.field, reviewProblemText(t, problem)]))
  return { typed, errors, refusal: refusal && t(refusal) }
}
