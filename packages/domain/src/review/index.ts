export { type AuthorReviewState, authorReviewState } from './author-review-state.ts'
export {
  type ImportedReview,
  languageOfReview,
  RATINGS,
  type Rating,
  type Review,
  type ReviewDraft,
  type ReviewSource,
  type ReviewState,
  type ReviewTranslations,
} from './review.ts'
export {
  EMPTY_REVIEW,
  isRating,
  REVIEW_AUTHOR_MAX_LENGTH,
  REVIEW_TEXT_MAX_LENGTH,
  REVIEW_TITLE_MAX_LENGTH,
  type ReviewProblem,
  reviewProblems,
  type TypedReview,
} from './review-draft-problems.ts'
export type { ReviewList } from './review-list.ts'
export {
  DEFAULT_REVIEW_OFFSET,
  REVIEW_PAGE_SIZE,
  type ReviewPage,
  type ReviewPageAction,
  reviewOffsetAfter,
  reviewOffsetOf,
  reviewPageCount,
  reviewPageNumber,
} from './review-page.ts'
export { type ReviewReading, readReview } from './review-reading.ts'
export { reviewRefusalText } from './review-refusal.ts'
export { DEFAULT_REVIEW_SORT, REVIEW_SORTS, type ReviewSort, reviewSortOf } from './review-sort.ts'
export { type RatingsDistribution, type ReviewStatistics, reviewStatisticsFrom, reviewStatisticsOf } from './review-statistics.ts'
