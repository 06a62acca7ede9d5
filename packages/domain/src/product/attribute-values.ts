import type { Attribute, AttributeReference } from './attribute.ts'
import type { GeneralAttributeName } from './general-attributes.ts'

function generalValue(attributes: readonly Attribute[], name: GeneralAttributeName): unknown {
  return attributes.find(attribute => attribute.name === name)?.value
}

/** The text of a general attribute; undefined where it is missing or empty. */
export function textAttribute(attributes: readonly Attribute[], name: GeneralAttributeName): string | undefined {
  const value = generalValue(attributes, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The number of a general attribute; undefined where it is missing. */
export function numberAttribute(attributes: readonly Attribute[], name: GeneralAttributeName): number | undefined {
  const value = generalValue(attributes, name)
  return typeof value === 'number' ? value : undefined
}

/** Ids of the products that a general attribute points to, in its order (PDP-27). */
export function productReferences(attributes: readonly Attribute[], name: GeneralAttributeName): string[] {
  const value = generalValue(attributes, name)
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  return values.filter(isReference).flatMap(({ typeId, id }) => (typeId === 'product' ? [id] : []))
}

function isReference(value: unknown): value is AttributeReference {
  return typeof value === 'object' && value !== null && 'typeId' in value && 'id' in value
}

/** Classes of the energy label, best first. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export type EnergyClass = (typeof ENERGY_CLASSES)[number]

/** Energy class of a variant; undefined for goods without a label (PDP-23). */
export function energyClassOf(attributes: readonly Attribute[]): EnergyClass | undefined {
  const value = textAttribute(attributes, 'energyRatingClass')?.toUpperCase()
  return ENERGY_CLASSES.find(energyClass => energyClass === value)
}

/** What is measured of goods or of their parcel. */
export interface Measures {
  /** In cm; given when all three are known. */
  readonly sides?: { readonly length: number; readonly width: number; readonly height: number }
  /** In kg. */
  readonly weight?: number
}

/** Measures of a variant by itself and in its packing, as far as they are known (PDP-23). */
export function measuresOf(attributes: readonly Attribute[], side: 'net' | 'gross'): Measures {
  const [length, width, height, weight] = (['Length', 'Width', 'Height', 'Weight'] as const).map(measure =>
    numberAttribute(attributes, `${side}${measure}`),
  )
  return {
    ...(length !== undefined && width !== undefined && height !== undefined ? { sides: { length, width, height } } : {}),
    ...(weight === undefined ? {} : { weight }),
  }
}
