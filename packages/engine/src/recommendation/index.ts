export {
  type ComputedRecommendations,
  computeRecommendations,
  computeRecommendationsIfDue,
} from './compute-recommendations.ts'
export { findSeenSkus } from './find-seen-skus.ts'
