export { buildCatalogue } from './build-catalogue.ts'
export { buildReviews } from './build-reviews.ts'
export { readSource, type Source } from './read-source.ts'
