export { linesToReview } from './lines-to-review.ts'
