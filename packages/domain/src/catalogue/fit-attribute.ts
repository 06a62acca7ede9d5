import {
  type Attribute,
  type AttributeDefinition,
  type AttributeType,
  type AttributeValue,
  attributeProblem,
  attributeTypeOf,
  generalAttributeTypeOf,
  technicalAttributeProblem,
} from '../product/index.ts'
import type { ImportedAttribute } from './imported-product.ts'

const NUMBER = /^-?\d{1,15}(?:[.,]\d{1,10})?$/

/** An attribute in the form the shop keeps it, or why its value cannot be had in that form. */
export type FittedAttribute =
  | { readonly attribute: Attribute; readonly newDefinition?: AttributeDefinition }
  | { readonly problem: string }

/**
 * Fits an imported value to the type its name has in the shop: texts of a file become numbers, yes and no, keys of
 * enumerated values. A name the shop does not know gets the definition that came along.
 */
export function fitAttribute(imported: ImportedAttribute, known: AttributeDefinition | undefined): FittedAttribute {
  const { name } = imported.definition
  const general = known ? undefined : generalAttributeTypeOf(name)
  if (general) {
    const value = toType(imported, general)
    const problem = attributeProblem(general, value)
    return problem ? { problem } : { attribute: { name, value } }
  }
  const definition = known ? withNewValues(known, imported.definition) : imported.definition
  const value = definition.type === 'enum' ? keyOf(imported.value, definition) : toType(imported, attributeTypeOf(definition))
  const problem = technicalAttributeProblem(definition, value)
  if (problem) return { problem }
  return { attribute: { name, value }, ...(definition === known ? {} : { newDefinition: definition }) }
}

/** Keys that a file brings with their labels become values of an enumeration. */
function withNewValues(known: AttributeDefinition, imported: AttributeDefinition): AttributeDefinition {
  if (known.type !== 'enum') return known
  const before = known.values ?? {}
  const added = Object.entries(imported.values ?? {}).filter(
    ([key, labels]) =>
      !Object.hasOwn(before, key) && !Object.values(labels).some(label => labelledKeyOf(label, known) !== undefined),
  )
  return added.length === 0 ? known : { ...known, values: { ...known.values, ...Object.fromEntries(added) } }
}

function toType({ value, language }: ImportedAttribute, type: AttributeType): AttributeValue {
  if (typeof value === 'number' && type.name === 'text') return String(value)
  if (typeof value !== 'string') return value
  switch (type.name) {
    case 'number':
      return NUMBER.test(value) ? Number(value.replace(',', '.')) : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'ltext':
      return language ? { [language]: value } : value
    case 'set':
      return partsOf(value)
        .map(part => toType({ value: part.trim(), definition: SOME, ...(language ? { language } : {}) }, type.elementType))
        .flatMap(element => (Array.isArray(element) ? [] : [element])) as AttributeValue
    default:
      return value
  }
}

/** Values of a set in one text: separated by semicolons, or as JSON. */
function partsOf(text: string): readonly string[] {
  if (!text.startsWith('[')) return text.split(';')
  try {
    const parts: unknown = JSON.parse(text)
    if (Array.isArray(parts) && parts.every(part => ['string', 'number', 'boolean'].includes(typeof part)))
      return parts.map(String)
  } catch {
    // A text that only begins like JSON.
  }
  return text.split(';')
}

const SOME: AttributeDefinition = { name: '', type: 'text', label: {} }

/** The key of an enumerated value, also for its label in any language. */
function keyOf(value: AttributeValue, { values = {} }: AttributeDefinition): AttributeValue {
  if (typeof value !== 'string' || Object.hasOwn(values, value)) return value
  return labelledKeyOf(value, { values }) ?? value
}

function labelledKeyOf(text: string, { values = {} }: Pick<AttributeDefinition, 'values'>): string | undefined {
  const wanted = text.toLowerCase()
  return Object.entries(values).find(([, labels]) => Object.values(labels).some(label => label.toLowerCase() === wanted))?.[0]
}
