import type { LocalizedString } from '../market/index.ts'
import type { AttributeComparison } from './compare-attributes.ts'

/**
 * What a related product is to its base product, in the order in which a shopper needs them: what is used up, what protects
 * who works with it, what replaces a part of it, what else belongs to it. The first is `isConsumableFor` of schema.org, the last two
 * are `isAccessoryOrSparePartFor`.
 */
export const RELATION_KINDS = ['consumable', 'protection', 'spare-part', 'accessory'] as const

export type RelationKind = (typeof RELATION_KINDS)[number]

/** Values that an attribute must have one of. */
export interface AttributeCondition {
  readonly attribute: string
  readonly values: readonly (string | number | boolean)[]
}

/** Products by family or SKU, of which all conditions hold, without those that are excepted. */
export interface ProductSelection {
  readonly families?: readonly string[]
  /** Of any of their variants. */
  readonly skus?: readonly string[]
  readonly where?: readonly AttributeCondition[]
  readonly exceptSkus?: readonly string[]
}

/**
 * What fits what: every product of `base` goes with those products of `related` for which all comparisons hold. Two selections
 * of SKUs relate single products.
 */
export interface RelationRule {
  /** Lower case letters, digits and hyphens. */
  readonly key: string
  readonly kind: RelationKind
  /** Whether the base cannot be used, or not safely, without one of the related products. */
  readonly isRequired: boolean
  readonly base: ProductSelection
  readonly related: ProductSelection
  readonly comparisons: readonly AttributeComparison[]
  /** Why they fit, for shoppers; `{attribute}` stands for a value of the base product with its unit. */
  readonly reason: LocalizedString
}

/** Most rules of a shop: each is looked at for every product that changes. */
export const MAX_RELATION_RULES = 500

/** The rules as shoppers read them: what is required first, then by kind, then as the owner has them. */
export function orderRelationRules<Rule extends Pick<RelationRule, 'kind' | 'isRequired'>>(rules: readonly Rule[]): Rule[] {
  const placeOf = ({ kind, isRequired }: Rule) => (isRequired ? 0 : RELATION_KINDS.length) + RELATION_KINDS.indexOf(kind)
  return rules.toSorted((a, b) => placeOf(a) - placeOf(b))
}
