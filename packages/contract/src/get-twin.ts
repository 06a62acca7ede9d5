/**
 * The `Cache-Control` of what any cache may store and has to ask about each time: nothing that was replaced is shown, and
 * what still holds is answered by 304.
 */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

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
