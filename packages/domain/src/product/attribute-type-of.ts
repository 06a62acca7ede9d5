import type { AttributeDefinition } from './attribute.ts'
import type { AttributeType } from './attribute-type.ts'

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
