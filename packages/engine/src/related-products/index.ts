export { findRelatedSkus } from './find-related-skus.ts'
export { resolveChangedRelations, resolveRelations } from './resolve-relations.ts'
