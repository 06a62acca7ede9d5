import { type Hazard, manualPathOf } from '@shop/domain/manual'
import type { Attribute, GeneralAttributeName } from '@shop/domain/product'
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
