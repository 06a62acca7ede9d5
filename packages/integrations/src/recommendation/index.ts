export { createRecommender, type RecommendationSettings } from './engagement-recommender.ts'
export type { Recommendation, RecommendationQuestion, Recommender } from './recommender.ts'
