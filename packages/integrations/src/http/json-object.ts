export type JsonObject = Readonly<Record<string, unknown>>

/** The object a text is in JSON, or undefined. */
export function readJsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
  } catch {
    return undefined
  }
}
