import type { Review } from './review.ts'
import type { ReviewStatistics } from './review-statistics.ts'

/**
 * Orders of a list of reviews (REV-04). `top reviews`: more stars first, among equal ones those the shopper can read
 * in their language, then the newest. `most recent`: the newest first.
 */
export const REVIEW_SORTS = ['top reviews', 'most recent'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const DEFAULT_REVIEW_SORT: ReviewSort = 'top reviews'

/** The order a URL requests, or the default. */
export function reviewSortOf(value: string | null): ReviewSort {
  return REVIEW_SORTS.find(sort => sort === value) ?? DEFAULT_REVIEW_SORT
}

/** Reviews per page and where the first page begins (REV-02). */
export const REVIEW_PAGE_SIZE = 10
export const DEFAULT_REVIEW_OFFSET = 0

/** Largest offset that may be requested. */
const MAX_REVIEW_OFFSET = 10_000

/** A part of a list of reviews. */
export interface ReviewPage {
  readonly offset: number
  readonly limit: number
  readonly total: number
}

/** What a shopper can do with the pages of a list (REV-01). */
export type ReviewPageAction = 'prev' | 'next' | 'first' | 'last' | { readonly page: number }

/** Number of the page that is shown, from 1 (REV-03). */
export function reviewPageNumber(offset: number, limit: number): number {
  return Math.floor(offset / limit) + 1
}

/** Number of pages of a list; an empty list has one. */
export function reviewPageCount({ total, limit }: Pick<ReviewPage, 'total' | 'limit'>): number {
  return Math.max(1, Math.ceil(total / limit))
}

/** Offset of the page an action leads to; an action that would leave the list stays at its end (REV-01). */
export function reviewOffsetAfter(action: ReviewPageAction, page: ReviewPage): number {
  const current = reviewPageNumber(page.offset, page.limit)
  const last = reviewPageCount(page)
  const wanted = { prev: current - 1, next: current + 1, first: 1, last, page: 1 }
  const number = typeof action === 'string' ? wanted[action] : action.page
  return (Math.min(Math.max(number, 1), last) - 1) * page.limit
}

/** The offset a URL requests, or the default where it is not the beginning of a page. */
export function reviewOffsetOf(value: string | null): number {
  if (value === null || !/^\d{1,5}$/.test(value)) return DEFAULT_REVIEW_OFFSET
  const offset = Number(value)
  return offset % REVIEW_PAGE_SIZE === 0 && offset <= MAX_REVIEW_OFFSET ? offset : DEFAULT_REVIEW_OFFSET
}

/** A page of the reviews of a product, with what all included ones come to (REV-15). */
export interface ReviewList extends Pick<ReviewStatistics, 'averageRating' | 'ratingsDistribution'> {
  readonly offset: number
  readonly limit: number
  /** Reviews on this page. */
  readonly count: number
  /** Reviews that meet the conditions. */
  readonly total: number
  /** Whether there is any. */
  readonly exists: boolean
  readonly results: readonly Review[]
}
