/**
 * Orders of a list of reviews (REV-04). `top reviews`: more stars first, among equal ones those the shopper can read
 * in her language, then the newest. `most recent`: the newest first.
 */
export const REVIEW_SORTS = ['top reviews', 'most recent'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const DEFAULT_REVIEW_SORT: ReviewSort = 'top reviews'

/** Order an address asks for, or the default. */
export function reviewSortOf(value: string | null): ReviewSort {
  return REVIEW_SORTS.find(sort => sort === value) ?? DEFAULT_REVIEW_SORT
}
