import type { Attribute } from './attribute.ts'
import { textAttribute } from './attribute-values.ts'

/** Classes of the energy label, best first. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export type EnergyClass = (typeof ENERGY_CLASSES)[number]

/** Energy class of a variant; undefined for goods without a label (PDP-23). */
export function energyClassOf(attributes: readonly Attribute[]): EnergyClass | undefined {
  const value = textAttribute(attributes, 'energyRatingClass')?.toUpperCase()
  return ENERGY_CLASSES.find(energyClass => energyClass === value)
}
