export type { AttributeComparison, ComparisonOperator, SideNumber, UnitOf } from './compare-attributes.ts'
export { type ProductRelation, REFERENCES_KEY } from './product-relation.ts'
export {
  type AttributeCondition,
  MAX_RELATION_RULES,
  orderRelationRules,
  type ProductSelection,
  RELATION_KINDS,
  type RelationKind,
  type RelationRule,
} from './relation-rule.ts'
export { relationRuleFrom } from './relation-rule-from.ts'
export { isSelected, type RelatableProduct, resolveRelated } from './resolve-relations.ts'
