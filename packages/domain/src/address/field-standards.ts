/** The standard rules of forms (ADDR-16). As form libraries mean them, an empty value breaks `required` and no other rule. */
export function isFilled(value: string): boolean {
  return value.trim() !== ''
}

/** At least `min` characters (ADDR-16). */
export function hasMin(value: string, min: number): boolean {
  return value === '' || value.length >= min
}

/** At most `max` characters (ADDR-16). */
export function hasMax(value: string, max: number): boolean {
  return value.length <= max
}

/** The same as in another field, such as a password written twice (ADDR-16). */
export function isConfirmed(value: string, other: string): boolean {
  return value === '' || value === other
}

/** One of a list, such as the options of a select (ADDR-16). */
export function isOneOf(value: string, allowed: readonly string[]): boolean {
  return value === '' || allowed.includes(value)
}
