/** How long any cache may store an answer, and how much longer while a newer one is fetched. */
export interface CachePolicy {
  readonly maxAgeSeconds: number
  readonly staleWhileRevalidateSeconds: number
}

/** The `Cache-Control` of answers that any cache may store. */
export function cacheControlOf({ maxAgeSeconds, staleWhileRevalidateSeconds }: CachePolicy): string {
  return `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleWhileRevalidateSeconds}`
}

/** Keys of the query of a GET twin; each may come once, others are refused. */
export const OPERATION_QUERY_KEYS = ['params', 'customQuery'] as const

/**
 * The query of a GET twin: `params` as one JSON value, and the custom query. It has one spelling per call as long as
 * callers write params in the same order, so that caches meet.
 */
export function operationQueryOf(params: unknown, customQuery?: string): string {
  const query = new URLSearchParams({ params: JSON.stringify(params) })
  if (customQuery !== undefined) query.set('customQuery', customQuery)
  return query.toString()
}
