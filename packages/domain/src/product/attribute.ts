import type { LocalizedString } from '../market/index.ts'
import type { Money } from '../money/index.ts'
import type { AttributeType } from './attribute-type.ts'

/** A value that a table of technical details shows, free of language; an enumerated one is its key. */
export type TechnicalValue =
  | number
  | boolean
  | string
  | { readonly min: number; readonly max: number }
  | { readonly length: number; readonly width: number; readonly height: number }
  | { readonly count: number; readonly value: number }

/** A resource an attribute points to. */
export interface AttributeReference {
  readonly typeId: 'product' | 'category'
  readonly id: string
}

/** One value, or one element of a set. */
export type SingleAttributeValue = TechnicalValue | LocalizedString | Money | AttributeReference

/** A value of an attribute as the catalogue keeps it; a set is a list (ENT-11). */
export type AttributeValue = SingleAttributeValue | readonly SingleAttributeValue[]

/** An attribute of a variant by name. */
export interface Attribute {
  readonly name: string
  readonly value: AttributeValue
}

/** How an attribute is shown: its label, its unit and the words for its enumerated values, per language (ENT-11). */
export interface AttributeDefinition {
  readonly name: string
  readonly type: 'number' | 'range' | 'boolean' | 'enum' | 'text' | 'dimensions' | 'multiple'
  /** What its values are where the way of showing them does not tell, such as a date shown as text. */
  readonly attributeType?: AttributeType
  readonly label: LocalizedString
  readonly unit?: LocalizedString
  /** Words for the values of an enum, and for `yes` and `no` of a boolean. */
  readonly values?: Readonly<Record<string, LocalizedString>>
}

/** Whether a value is a set of values. */
export function isSetOfValues(value: AttributeValue): value is readonly SingleAttributeValue[] {
  return Array.isArray(value)
}

/** Whether a value can stand in a table of technical details. */
export function isTechnicalValue(value: AttributeValue): value is TechnicalValue {
  if (typeof value !== 'object') return true
  return 'min' in value || 'count' in value || 'height' in value
}
