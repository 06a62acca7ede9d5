import type { Attribute } from '../product/index.ts'
import { compareAttributes, type UnitOf } from './compare-attributes.ts'
import type { AttributeCondition, ProductSelection, RelationRule } from './relation-rule.ts'

/** What is known of a product to say what it goes with. */
export interface RelatableProduct {
  readonly id: string
  /** Of all its variants. */
  readonly skus: readonly string[]
  readonly family: string
  /** Of the master variant. */
  readonly attributes: readonly Attribute[]
}

/** Most related products that are kept of a base product by one rule: more than are ever shown, since some are sold out. */
export const MAX_RELATED = 12

/** Whether a product is of a selection. An empty selection has no products. */
export function isSelected(selection: ProductSelection, product: RelatableProduct): boolean {
  const { families = [], skus = [], where = [], exceptSkus = [] } = selection
  const isOneOf = (listed: readonly string[]) => product.skus.some(sku => listed.includes(sku))
  const isNamed = families.includes(product.family) || isOneOf(skus)
  return isNamed && !isOneOf(exceptSkus) && where.every(condition => isMet(condition, product.attributes))
}

function isMet({ attribute, values }: AttributeCondition, attributes: readonly Attribute[]): boolean {
  const value: unknown = attributes.find(({ name }) => name === attribute)?.value
  const own: readonly unknown[] = Array.isArray(value) ? value : [value]
  return own.some(one => values.some(wanted => wanted === one))
}

/** Whether a product can be offered with others: factory seconds are ones of a kind, and no part of any machine. */
function isOfferable({ attributes }: RelatableProduct): boolean {
  return !attributes.some(({ name, value }) => name === 'bware' && value === true)
}

/** How loosely a related product fits a base by a rule, 0 for perfectly; undefined where it does not. */
function looseness(rule: RelationRule, base: RelatableProduct, related: RelatableProduct, unitOf: UnitOf): number | undefined {
  if (base.id === related.id || !isSelected(rule.base, base)) return undefined
  if (!isSelected(rule.related, related) || !isOfferable(related)) return undefined
  let sum = 0
  for (const comparison of rule.comparisons) {
    const distance = compareAttributes(comparison, base.attributes, related.attributes, unitOf)
    if (distance === undefined) return undefined
    sum += distance
  }
  return sum
}

/**
 * Ids of the products that go with a base product by a rule, the closest fit first and what fits alike in the given order; at
 * most `MAX_RELATED`. None where the base is not one of the rule's.
 */
export function resolveRelated(
  rule: RelationRule,
  base: RelatableProduct,
  candidates: readonly RelatableProduct[],
  unitOf: UnitOf,
): string[] {
  if (!isSelected(rule.base, base)) return []
  return candidates
    .flatMap(related => {
      const distance = looseness(rule, base, related, unitOf)
      return distance === undefined ? [] : [{ id: related.id, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_RELATED)
    .map(({ id }) => id)
}
