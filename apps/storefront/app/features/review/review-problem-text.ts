import type { ReviewProblem } from '@shop/domain/review'
import type { Translate } from '@shop/i18n'

/** What is wrong with a field of a review, in words that say how to put it right. */
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
