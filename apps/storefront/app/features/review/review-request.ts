import { DEFAULT_REVIEW_OFFSET, DEFAULT_REVIEW_SORT, type ReviewSort, reviewOffsetOf, reviewSortOf } from '@shop/domain/review'

/** Anchor of the reviews on a product page (PDP-03), and of the form below them. */
export const REVIEWS_ANCHOR = 'rating-reviews'
export const REVIEW_FORM_ANCHOR = 'write-review'

/** Part of the list a product's address asks for. */
export interface ReviewRequest {
  readonly offset: number
  readonly sort: ReviewSort
}

/** Reads the part of the list from an address; invalid values are as good as none (REV-02, REV-04). */
export function reviewRequestOf(parameters: URLSearchParams): ReviewRequest {
  return { offset: reviewOffsetOf(parameters.get('reviewOffset')), sort: reviewSortOf(parameters.get('reviewSort')) }
}

/** Address of a part of the list, at the reviews; default values are left out. */
export function hrefOfReviews(pathname: string, { offset, sort }: ReviewRequest): string {
  const parameters = new URLSearchParams()
  if (sort !== DEFAULT_REVIEW_SORT) parameters.set('reviewSort', sort)
  if (offset !== DEFAULT_REVIEW_OFFSET) parameters.set('reviewOffset', String(offset))
  const query = parameters.toString()
  return `${pathname}${query ? `?${query}` : ''}#${REVIEWS_ANCHOR}`
}

/** Where a submitted review leads to: the page as before, with a word of thanks. */
export function hrefAfterReview(pathname: string): string {
  return `${pathname}?review=sent#${REVIEW_FORM_ANCHOR}`
}

/** Whether an address is the one after a submission. */
export function isAfterReview(parameters: URLSearchParams): boolean {
  return parameters.get('review') === 'sent'
}
