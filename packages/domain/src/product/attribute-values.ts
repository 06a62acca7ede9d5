import type { Attribute, AttributeReference } from './attribute.ts'
import type { GeneralAttributeName } from './general-attributes.ts'

function generalValue(attributes: readonly Attribute[], name: GeneralAttributeName): unknown {
  return attributes.find(attribute => attribute.name === name)?.value
}

/** The text of a general attribute; undefined where there is none, also for an empty one. */
export function textAttribute(attributes: readonly Attribute[], name: GeneralAttributeName): string | undefined {
  const value = generalValue(attributes, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The number of a general attribute; undefined where there is none. */
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
