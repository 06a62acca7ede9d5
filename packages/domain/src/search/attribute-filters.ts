import { SIDES, type Span } from './attribute-values.ts'

/** Both bounds are included; a bound that is missing is open. In the unit of the attribute. */
export interface MeasureFilter {
  readonly min?: number
  readonly max?: number
}

/** What a product must have of an attribute: any of some values, or a number within bounds. */
export type AttributeFilter = { readonly values: readonly string[] } | MeasureFilter

/** Filters of attributes by their names, all of which count at once. */
export type AttributeFilters = Readonly<Record<string, AttributeFilter>>

/** Attributes whose values are counted one by one, and those whose numbers are. */
export type AttributeFacetKind = 'choice' | 'measure'

/** An attribute that is to be counted. */
export interface CountedAttribute {
  readonly name: string
  readonly kind: AttributeFacetKind
}

/** Most attributes that can be filtered by at once. */
export const MAX_ATTRIBUTE_FILTERS = 10
/** Most values of one. */
export const MAX_ATTRIBUTE_VALUES = 20
/** Names of attributes; those of sides have two parts. */
export const ATTRIBUTE_NAME = new RegExp(`^[A-Za-z][\\w-]{0,63}(?:\\.(?:${SIDES.join('|')}))?$`)

/** Whether a filter is one of bounds. */
export function isMeasureFilter(filter: AttributeFilter): filter is MeasureFilter {
  return !('values' in filter)
}

/** Which kind of attribute a filter is one of. */
export function kindOfFilter(filter: AttributeFilter): AttributeFacetKind {
  return isMeasureFilter(filter) ? 'measure' : 'choice'
}

/** Whether some numbers reach into the bounds: a machine for 10 to 200 A passes with 150 A and up. */
export function isWithin([from, to]: Span, { min, max }: MeasureFilter): boolean {
  return (min === undefined || to >= min) && (max === undefined || from <= max)
}
