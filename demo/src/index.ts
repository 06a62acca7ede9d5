export { buildCatalogue } from './build-catalogue.ts'
export { buildExcerpt, type Excerpt } from './build-excerpt.ts'
export { buildReviews } from './build-reviews.ts'
export { readSource, type Source } from './read-source.ts'
