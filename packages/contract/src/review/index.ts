export { addReview } from './add-review.ts'
export { getReview } from './get-review.ts'
export { myReviews } from './my-reviews.ts'
export { reviewsSearch } from './reviews-search.ts'
