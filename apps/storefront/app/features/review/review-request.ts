import { DEFAULT_REVIEW_OFFSET, DEFAULT_REVIEW_SORT, type ReviewSort, reviewOffsetOf, reviewSortOf } from '@shop/domain/review'

/** Anchor of the reviews on a product page (PDP-03), and of the form below them. */
export const REVIEWS_ANCHOR = 'rating-reviews'
export const REVIEW_FORM_ANCHOR = 'write-review'

/** The page and sort of the reviews that a product's URL requests. */
export interface ReviewListRequest {
  readonly offset: number
  readonly sort: ReviewSort
}

/** Reads page and sort from a query; invalid values become the defaults (REV-02, REV-04). */
export function reviewRequestOf(parameters: URLSearchParams): ReviewListRequest {
  return { offset: reviewOffsetOf(parameters.get('reviewOffset')), sort: reviewSortOf(parameters.get('reviewSort')) }
}

/** URL of a page of the reviews; default values are left out. */
export function hrefOfReviews(pathname: string, { offset, sort }: ReviewListRequest): string {
  const parameters = new URLSearchParams()
  if (sort !== DEFAULT_REVIEW_SORT) parameters.set('reviewSort', sort)
  if (offset !== DEFAULT_REVIEW_OFFSET) parameters.set('reviewOffset', String(offset))
  const query = parameters.toString()
  return `${pathname}${query ? `?${query}` : ''}#${REVIEWS_ANCHOR}`
}

/** URL after a submitted review: the same page with a thank-you message. */
export function hrefAfterReview(pathname: string): string {
  return `${pathname}?review=sent#${REVIEW_FORM_ANCHOR}`
}

/** Whether a query is that of the page after a submission. */
export function isAfterReview(parameters: URLSearchParams): boolean {
  return parameters.get('review') === 'sent'
}
