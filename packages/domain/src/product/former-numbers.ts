import type { Attribute } from './attribute.ts'
import type { GeneralAttributeName } from './general-attributes.ts'

const NAME: GeneralAttributeName = 'formerNumbers'

/** Most numbers that are kept of a variant. */
export const MAX_FORMER_NUMBERS = 50

/** Digits and letters of any script with blanks and signs between them, 64 at most. */
const NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._/+-]{0,62}[\p{L}\p{N}])?$/u

/** Whether a text can be a number that something was ordered by, such as `KF-10/2`. */
export function isFormerNumber(text: string): boolean {
  return NUMBER.test(text) && /\p{N}/u.test(text)
}

/** The numbers a variant was ordered by before, under which it is still found (SEARCH-17). */
export function formerNumbersOf(attributes: readonly Attribute[]): readonly string[] {
  const value: unknown = attributes.find(({ name }) => name === NAME)?.value
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  return values.filter(number => typeof number === 'string')
}

/** The attributes with these former numbers in place of others; without any there is no such attribute. */
export function withFormerNumbers(attributes: readonly Attribute[], numbers: readonly string[]): readonly Attribute[] {
  const attribute: Attribute = { name: NAME, value: numbers }
  const isNamed = attributes.some(({ name }) => name === NAME)
  if (!isNamed) return numbers.length === 0 ? attributes : [...attributes, attribute]
  return attributes.flatMap(known => (known.name !== NAME ? [known] : numbers.length === 0 ? [] : [attribute]))
}
