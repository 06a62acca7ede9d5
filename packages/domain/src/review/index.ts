export {
  type AuthorReviewState,
  authorReviewState,
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
  reviewRefusalText,
  type TypedReview,
} from './review-draft.ts'
export {
  DEFAULT_REVIEW_OFFSET,
  DEFAULT_REVIEW_SORT,
  REVIEW_PAGE_SIZE,
  REVIEW_SORTS,
  type ReviewList,
  type ReviewPage,
  type ReviewPageAction,
  type ReviewSort,
  reviewOffsetAfter,
  reviewOffsetOf,
  reviewPageCount,
  reviewPageNumber,
  reviewSortOf,
} from './review-page.ts'
export { type ReviewReading, readReview } from './review-reading.ts'
export { type RatingsDistribution, type ReviewStatistics, reviewStatisticsFrom, reviewStatisticsOf } from './review-statistics.ts'
