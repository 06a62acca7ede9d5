import { isSampled } from '@shop/domain/monitoring'

/** For so long an error that was told counts as known, in ms. */
const KNOWN_MS = 10 * 60_000
/** Kinds of errors that are remembered; with more of them remembering begins again. */
const MAX_KINDS = 500

/**
 * Decides which errors of a server are told (TRACK-14): a kind of error that was not told within ten minutes always, so that a shop
 * with few visitors misses none; of one that comes again and again the sample of 5 %. Returns how many of its kind were left out
 * before, or undefined to leave this one out.
 */
export function createErrorSample(
  now: () => number = Date.now,
  isOfSample: () => boolean = () => isSampled(String(Math.random())),
): (kind: string) => number | undefined {
  const kinds = new Map<string, { since: number; untold: number }>()
  return kind => {
    const known = kinds.get(kind)
    if (known && now() - known.since < KNOWN_MS && !isOfSample()) {
      known.untold++
      return undefined
    }
    if (!known && kinds.size >= MAX_KINDS) kinds.clear()
    kinds.set(kind, { since: known && now() - known.since < KNOWN_MS ? known.since : now(), untold: 0 })
    return known?.untold ?? 0
  }
}
