/** A balancer that has not noticed by then is not going to. */
const MAX_SECONDS = 60

/**
 * How long, in ms, a process that is told to stop goes on answering while `/readyz` is 503, so that a balancer sends no one to it
 * any more before it closes its ports: `DRAIN_SECONDS`, by default 0. Adds to `problems` what cannot be used.
 */
export function readDrainMs({ DRAIN_SECONDS: text }: NodeJS.ProcessEnv, problems: string[]): number {
  if (!text) return 0
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  if (!(seconds <= MAX_SECONDS)) problems.push(`DRAIN_SECONDS=${text} is not a number of seconds from 0 to ${MAX_SECONDS}`)
  return (seconds || 0) * 1000
}
