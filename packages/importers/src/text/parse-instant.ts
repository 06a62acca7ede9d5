const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

/** An ISO instant in UTC of a text such as `2026-03-18T08:00:00Z`; undefined for anything else. */
export function parseInstant(text: string): string | undefined {
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
