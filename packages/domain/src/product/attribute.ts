import type { LocalizedString } from '../market/index.ts'

/** A value of a technical attribute as the catalogue keeps it, free of language. */
export type AttributeValue =
  | number
  | boolean
  | string
  | { readonly min: number; readonly max: number }
  | { readonly length: number; readonly width: number; readonly height: number }
  | { readonly count: number; readonly value: number }

/** An attribute of a variant by name. */
export interface Attribute {
  readonly name: string
  readonly value: AttributeValue
}

/** How an attribute is shown: its label, its unit and the words for its enumerated values, per language (ENT-11). */
export interface AttributeDefinition {
  readonly name: string
  readonly type: 'number' | 'range' | 'boolean' | 'enum' | 'text' | 'dimensions' | 'multiple'
  readonly label: LocalizedString
  readonly unit?: LocalizedString
  /** Words for the values of an enum, and for `yes` and `no` of a boolean. */
  readonly values?: Readonly<Record<string, LocalizedString>>
}
