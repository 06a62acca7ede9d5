/**
 * What a value may be (ENT-11), in the words of the commerce API: `ltext` is a text per language, `lenum` a key whose
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

/** Whether values of a type have words of a language in them (ENT-12). */
export function isLocalisable(type: AttributeType): boolean {
  const { name } = type.name === 'set' ? type.elementType : type
  return name === 'ltext' || name === 'lenum'
}
