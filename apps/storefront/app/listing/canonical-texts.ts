const CONTROL = /\p{Cc}/u

/** Texts of a URL that may be values, in one order and each once. */
export function canonicalTexts(named: readonly string[], maxLength: number): string[] {
  const values = named.map(value => value.trim()).filter(value => value !== '' && !CONTROL.test(value))
  return [...new Set(values.map(value => value.slice(0, maxLength).trim()))].sort()
}
