/** A statement may take 3 s; what takes longer than this is worth a line. */
const SLOW_MS = 200
const MAX_MS = 60_000

/** From how many ms on a statement of SQL is told to the log: `SLOW_QUERY_MS`, by default 200, 0 for none. */
export function readSlowQueryMs({ SLOW_QUERY_MS: text }: NodeJS.ProcessEnv, problems: string[]): number {
  if (!text) return SLOW_MS
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(value <= MAX_MS)) problems.push(`SLOW_QUERY_MS=${text} is not a number of milliseconds from 0 to ${MAX_MS}`)
  return value || 0
}
