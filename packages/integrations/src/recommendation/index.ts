export {
  createRecommender,
  type Recommendation,
  type RecommendationQuestion,
  type RecommendationSettings,
  type Recommender,
} from './recommender.ts'
