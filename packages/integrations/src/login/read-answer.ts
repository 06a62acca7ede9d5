type JsonObject = Readonly<Record<string, unknown>>

/** The fields of an answer; undefined when it is no JSON object. */
export function readAnswer(text: string): JsonObject | undefined {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A value as an object; undefined for anything else. */
export function objectOf(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined
}

/** A value as text that is not empty; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

const SUBJECT = /^[!-~]{1,255}$/

/** What a provider calls somebody for ever; undefined for what no provider would. */
export function subjectOf(value: unknown): string | undefined {
  return typeof value === 'string' && SUBJECT.test(value) ? value : undefined
}
