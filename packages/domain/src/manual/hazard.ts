import { type Attribute, isSetOfValues } from '../product/attribute.ts'

/** How serious it is to ignore a warning, as the signal words in manuals say it. */
export const SIGNALS = ['danger', 'warning', 'caution'] as const

export type Signal = (typeof SIGNALS)[number]

/** What a product can do to people, with the signal that its manual gives it; the worst come first. */
const SIGNAL_OF_HAZARD = {
  mains: 'danger',
  oil: 'danger',
  load: 'danger',
  arc: 'danger',
  falls: 'danger',
  heat: 'warning',
  steam: 'warning',
  pressure: 'warning',
  blades: 'warning',
  movingParts: 'warning',
  particles: 'warning',
  refrigerant: 'warning',
  battery: 'warning',
  substances: 'warning',
  microwave: 'warning',
  magneticField: 'warning',
  tipping: 'warning',
  hygiene: 'caution',
} as const satisfies Record<string, Signal>

export type Hazard = keyof typeof SIGNAL_OF_HAZARD

export const HAZARDS = Object.keys(SIGNAL_OF_HAZARD) as readonly Hazard[]

/** The signal word that warnings of a hazard begin with. */
export function signalOf(hazard: Hazard): Signal {
  return SIGNAL_OF_HAZARD[hazard]
}

/** The hazards that the attribute `hazards` of a variant names, the worst first; names of none are passed over. */
export function hazardsOf(attributes: readonly Attribute[]): Hazard[] {
  const value = attributes.find(({ name }) => name === 'hazards')?.value
  const names: readonly unknown[] = value !== undefined && isSetOfValues(value) ? value : []
  return HAZARDS.filter(hazard => names.includes(hazard))
}
