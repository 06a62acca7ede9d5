/** How long an answer may be kept by anybody, and how much longer while a newer one is fetched. */
export interface CachePolicy {
  readonly maxAgeSeconds: number
  readonly staleWhileRevalidateSeconds: number
}

/** The `Cache-Control` of answers that anybody may keep. */
export function cacheControlOf({ maxAgeSeconds, staleWhileRevalidateSeconds }: CachePolicy): string {
  return `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleWhileRevalidateSeconds}`
}
