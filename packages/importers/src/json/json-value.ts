/** What a JSON text may hold. */
export type JsonRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object under a name, or an empty one. */
export function recordAt(value: JsonRecord, name: string): JsonRecord {
  const found = value[name]
  return isRecord(found) ? found : {}
}

/** The text under a name, without blanks around it, or an empty one. */
export function textAt(value: JsonRecord, name: string): string {
  const found = value[name]
  return typeof found === 'string' ? found.trim() : ''
}

/** The list under a name, or an empty one. */
export function listAt(value: JsonRecord, name: string): readonly unknown[] {
  const found = value[name]
  return Array.isArray(found) ? found : []
}

/** Entries of an object whose values are texts. */
export function textsAt(value: JsonRecord, name: string): [string, string][] {
  return Object.entries(recordAt(value, name)).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text.trim()]] : []))
}

/** Whether a text has characters that no database keeps: NUL, or half of a pair of surrogates. */
export function hasLostCharacters(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (Array.isArray(value)) return value.some(hasLostCharacters)
  return isRecord(value) && Object.entries(value).some(pair => pair.some(hasLostCharacters))
}
