import { type Hazard, manualPathOf } from '@shop/domain/manual'
import type { Attribute, GeneralAttributeName } from '@shop/domain/product'
import { deterministicId } from './deterministic-id.ts'
import { indexOf, type ProductOfFamily } from './source-index.ts'
import type { FamilySource, ProductSource, Source } from './source-types.ts'

type Named = Attribute & { readonly name: GeneralAttributeName }

/**
 * Where the manual of a variant is and which hazards it warns of; nothing for families that have none (PDP-23).
 * Electricity is not in the table, since it follows from how a product is powered. Throws for a family that is missing.
 */
export function manualAttributesOf({ hazards }: Pick<Source, 'hazards'>, family: FamilySource, variant: ProductSource): Named[] {
  const ofFamily = hazards[family.key]
  if (ofFamily === undefined) throw new Error(`demo/catalogue/hazards.json does not say what ${family.key} warns of`)
  if (ofFamily === null) return []
  const all = [...powerHazardsOf(variant), ...ofFamily]
  return [
    { name: 'manualUrl', value: manualPathOf(variant.sku) },
    ...(all.length > 0 ? [{ name: 'hazards', value: all } as const] : []),
  ]
}

function powerHazardsOf({ attributes }: ProductSource): Hazard[] {
  const supply = String(attributes.powerSupply ?? '')
  return [
    ...(attributes.voltage !== undefined || supply.includes('mains') ? (['mains'] as const) : []),
    ...(supply.includes('battery') ? (['battery'] as const) : []),
  ]
}

/** What a variant says of its pictures: how many a turn around it has, and where its film is (PDP-23). */
export function pictureAttributesOf({ pictures, films }: Pick<Source, 'pictures' | 'films'>, picture: string): Named[] {
  const spin = pictures[picture]?.find(({ view }) => view === 'spin')
  const film = films[picture]
  return [
    { name: 'numberOf360Images', value: spin?.frames ?? 0 },
    ...(film === undefined ? [] : [{ name: 'video', value: `/pictures/${film}` } as const]),
  ]
}

/** What a product is an accessory of, and what its accessories are (PDP-27). Throws for an unknown family or SKU. */
export function referencesOf(source: Source, family: FamilySource, product: ProductSource): Named[] {
  const { families, products, accessoriesOf } = indexOf(source)
  const parents = new Set(product.parents)
  for (const parent of parents) {
    if (!families.has(parent) && !products.has(parent))
      throw new Error(`${product.sku} is an accessory of ${parent}, which does not exist`)
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
