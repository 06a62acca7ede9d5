export { findRelatedSkus, type RelatedSkus } from './find-related-skus.ts'
export { readRelationRules, removeRelationRule, setRelationRules } from './relation-rules.ts'
export { type ResolvedRelations, resolveChangedRelations, resolveRelations } from './resolve-relations.ts'
