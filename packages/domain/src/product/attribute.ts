import type { Language, LocalizedString } from '../market/index.ts'
import type { Money } from '../money/index.ts'

/**
 * What a value may be (ENT-11), in the terms of the commerce API: `ltext` is a text per language, `lenum` a key whose
 * label has a text per language.
 */
export type AttributeTypeName =
  | 'text'
  | 'ltext'
  | 'enum'
  | 'lenum'
  | 'number'
  | 'boolean'
  | 'date'
  | 'time'
  | 'datetime'
  | 'money'
  | 'reference'

/** The type of an attribute: one value or a set of them. */
export type AttributeType =
  | { readonly name: AttributeTypeName }
  | { readonly name: 'set'; readonly elementType: { readonly name: AttributeTypeName } }

/** Whether values of a type have texts in a language (ENT-12). */
function isLocalisable(type: AttributeType): boolean {
  const { name } = type.name === 'set' ? type.elementType : type
  return name === 'ltext' || name === 'lenum'
}

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
  /** Said of what no one chooses goods by, such as the weight of a parcel: listings do not offer it as a filter. */
  readonly isFilter?: false
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

const NUMBERS: AttributeType = { name: 'set', elementType: { name: 'number' } }

const TYPES_OF_KINDS: Readonly<Record<AttributeDefinition['type'], AttributeType>> = {
  number: { name: 'number' },
  boolean: { name: 'boolean' },
  text: { name: 'text' },
  enum: { name: 'lenum' },
  range: NUMBERS,
  dimensions: NUMBERS,
  multiple: NUMBERS,
}

/** Type of the values of an attribute. Ranges, dimensions and multiples are sets of numbers shown in a way of their own. */
export function attributeTypeOf(definition: Pick<AttributeDefinition, 'type' | 'attributeType'>): AttributeType {
  return definition.attributeType ?? TYPES_OF_KINDS[definition.type]
}

/**
 * An attribute with the accepted languages only. Values of other than localisable types stay as they are, and so does
 * `eligibleForSelling`, which is read for markets and not by people (ENT-12).
 */
export function reduceAttribute(
  attribute: Attribute,
  type: AttributeType | undefined,
  languages: readonly Language[],
): Attribute {
  if (!type || !isLocalisable(type) || attribute.name === 'eligibleForSelling') return attribute
  const reduce = (value: SingleAttributeValue): SingleAttributeValue => (isTexts(value) ? reduceTexts(value, languages) : value)
  const { name, value } = attribute
  return { name, value: isSetOfValues(value) ? value.map(reduce) : reduce(value) }
}

/** An enumerated value is a key: its words are in the definition. */
function isTexts(value: SingleAttributeValue): value is LocalizedString {
  return typeof value === 'object'
}

function reduceTexts(texts: LocalizedString, languages: readonly Language[]): LocalizedString {
  return Object.fromEntries(languages.flatMap(language => (texts[language] === undefined ? [] : [[language, texts[language]]])))
}
