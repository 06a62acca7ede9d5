import type { Attribute, GeneralAttributeName } from '@shop/domain/product'
import { deterministicId } from './deterministic-id.ts'
import { indexOf, type ProductOfFamily } from './source-index.ts'
import type { FamilySource, ProductSource, Source } from './source-types.ts'

type Named = Attribute & { readonly name: GeneralAttributeName }

/** What a product is an accessory of, and what its accessories are (PDP-27). Throws for a family or SKU there is not. */
export function referencesOf(source: Source, family: FamilySource, product: ProductSource): Named[] {
  const { families, products, accessoriesOf } = indexOf(source)
  const parents = new Set(product.parents)
  for (const parent of parents) {
    if (!families.has(parent) && !products.has(parent))
      throw new Error(`${product.sku} is an accessory of ${parent}, which there is not`)
  }
  const isParent = (other: ProductOfFamily) => parents.has(other.family.key) || parents.has(other.product.sku)
  const accessories = new Set([
    ...(accessoriesOf.get(family.key) ?? []),
    ...(accessoriesOf.get(product.variationOf ?? product.sku) ?? []),
  ])
  const named = (isNamed: (other: ProductOfFamily) => boolean) => [...products.values()].filter(isNamed)
  return [
    ...(parents.size === 0 ? [] : setOf('parentProductsForAccessory', named(isParent))),
    ...(accessories.size === 0
      ? []
      : setOf(
          'relatedAccessories',
          named(other => accessories.has(other)),
        )),
  ]
}

function setOf(name: GeneralAttributeName, named: readonly ProductOfFamily[]): Named[] {
  if (named.length === 0) return []
  return [{ name, value: named.map(({ product }) => ({ typeId: 'product', id: deterministicId('product', product.sku) })) }]
}
