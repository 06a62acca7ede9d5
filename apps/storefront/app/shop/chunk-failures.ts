/** Reloads in a row, and how long none must be needed until they are forgotten (ERR-11). */
const MAX_RELOADS = 2
const FORGET_AFTER_MS = 60_000

/** What the browser remembers of reloads that a missing chunk led to. */
export interface ChunkFailures {
  readonly count: number
  /** Time of the last one, in ms. */
  readonly at: number
}

/**
 * What to remember after a chunk failed to load, or undefined when reloading has not helped twice. After a release the
 * files of the old page are gone; a reload brings the new page with the names of its files.
 */
export function afterChunkFailure(before: ChunkFailures | undefined, now: number): ChunkFailures | undefined {
  const isForgotten = !before || now - before.at >= FORGET_AFTER_MS || now < before.at
  const count = isForgotten ? 1 : before.count + 1
  return count > MAX_RELOADS ? undefined : { count, at: now }
}
