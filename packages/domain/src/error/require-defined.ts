/**
 * A value that must be there. Throws where it is missing: an absent amount is a defect, and going on with zero would
 * give goods away (rule M1). `what` names it for the log.
 */
export function requireDefined<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Missing: ${what}`)
  return value
}
