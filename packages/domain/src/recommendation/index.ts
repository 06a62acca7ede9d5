export type { CoOccurrences, Neighbour } from './co-occurrence.ts'
export { contentNeighboursOf } from './content-neighbours.ts'
export type { ProductTraits } from './content-similarity.ts'
export { popularityOf } from './popularity.ts'
export { ProductGroups } from './product-groups.ts'
export { rankSimilar } from './rank-similar.ts'
export {
  RECOMMENDATION_IDS,
  RECOMMENDATION_KEY_FIELDS,
  type RecommendationKeys,
  type RecommendationKind,
  type RecommendationType,
  recommendationKeysOf,
  recommendationTypeOf,
} from './recommendation-keys.ts'
export { boughtTogetherOf, viewedTogetherOf } from './together.ts'
export { type ProductEvent, visitsOf, weightOfAge } from './visits.ts'
