/** Products that a browser remembers as seen (PDP-25). */
const LAST_SEEN_LIMIT = 20

/** Ids of seen products, newest first, after another one has been looked at (PDP-25). */
export function lastSeenAfter(seen: readonly string[], id: string): string[] {
  return [id, ...seen.filter(other => other !== id)].slice(0, LAST_SEEN_LIMIT)
}
