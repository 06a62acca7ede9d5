export { addReview, type ReviewRequest } from './add-review.ts'
export { importReviews } from './import-reviews.ts'
export { answerReview, approveReview, findWaitingReviews, type ReviewAnswer, rejectReview } from './moderate-reviews.ts'
export { myReviews, type OwnReviewList, type OwnReviewQuery, type ReviewQuery } from './search-reviews.ts'
