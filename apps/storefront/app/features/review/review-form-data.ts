import type { Market } from '@shop/domain/market'
import { isRating, type ReviewProblem, type TypedReview } from '@shop/domain/review'
import type { Translate } from '@shop/i18n'

/** What was typed into the form of a review, tidied up: no spaces around, line breaks of one kind. */
export function readReviewForm(form: FormData, market: Pick<Market, 'reviewConsent'>): TypedReview {
  const line = (name: string) => textOf(form, name).replace(/\s+/g, ' ').trim()
  const rating = Number(textOf(form, 'rating'))
  return {
    rating: isRating(rating) ? rating : undefined,
    title: line('title'),
    text: textOf(form, 'text')
      .replace(/\r\n?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    authorName: line('authorName'),
    // Where the box is not shown, nothing can be taken back (REV-08).
    consent: market.reviewConsent ? form.has('consent') : true,
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The message of a problem. */
export function reviewProblemText(t: Translate, problem: ReviewProblem): string {
  if (problem.rule === 'max') return t('review.errorLong', { limit: problem.limit })
  switch (problem.field) {
    case 'rating':
      return t('review.errorRating')
    case 'authorName':
      return t('review.errorAuthor')
    case 'consent':
      return t('review.errorConsent')
  }
}
