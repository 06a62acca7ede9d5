import type { Attribute, GeneralAttributeName } from '@shop/domain/product'
import { deterministicId } from './deterministic-id.ts'
import type { FamilySource, ProductSource, Source } from './source-types.ts'

type Named = Attribute & { readonly name: GeneralAttributeName }

/** What a product is an accessory of, and what its accessories are (PDP-27). Throws for a family or SKU there is not. */
export function referencesOf(source: Source, family: FamilySource, product: ProductSource): Named[] {
  const all = source.families.flatMap(({ key, products }) => products.map(other => ({ key, other })))
  for (const parent of product.parents ?? []) {
    const isKnown = all.some(({ key, other }) => key === parent || other.sku === parent)
    if (!isKnown) throw new Error(`${product.sku} is an accessory of ${parent}, which there is not`)
  }
  const parents = all.filter(({ key, other }) => product.parents?.some(name => name === key || name === other.sku))
  const accessories = all.filter(({ other }) => other.parents?.some(name => name === family.key || name === product.sku))
  return [...setOf('parentProductsForAccessory', parents), ...setOf('relatedAccessories', accessories)]
}

function setOf(name: GeneralAttributeName, named: readonly { readonly other: ProductSource }[]): Named[] {
  if (named.length === 0) return []
  return [{ name, value: named.map(({ other }) => ({ typeId: 'product', id: deterministicId('product', other.sku) })) }]
}
