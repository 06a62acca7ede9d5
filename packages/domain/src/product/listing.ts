/** Page sizes a shopper can choose, and the one chosen by default (CAT-02). */
export const PAGE_SIZES = [12, 24, 36, 48] as const
export const DEFAULT_PAGE_SIZE = 24

/** First page, and the bound below which a page number must stay (CAT-03, SEARCH-23). */
export const FIRST_PAGE = 1
export const PAGE_BOUND = 1000

/** Requested page size, or the default where it is not an allowed one (SEARCH-22). */
export function pageSizeOf(value: string | null): number {
  const size = Number(value)
  return (PAGE_SIZES as readonly number[]).includes(size) ? size : DEFAULT_PAGE_SIZE
}

/** Requested page number, or the first where it is no whole number from 1 below 1000 (SEARCH-23). */
export function pageNumberOf(value: string | null): number {
  if (value === null || !/^\d{1,3}$/.test(value)) return FIRST_PAGE
  const page = Number(value)
  return page >= FIRST_PAGE && page < PAGE_BOUND ? page : FIRST_PAGE
}

/** The window of at most five page numbers around the current one (CAT-09). */
export function paginationWindow(page: number, pageCount: number): number[] {
  const length = Math.min(5, pageCount)
  const first = Math.max(1, Math.min(page - 2, pageCount - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/** Products that a browser remembers as seen (PDP-25). */
export const LAST_SEEN_LIMIT = 12

/** Ids of seen products, newest first, after another one has been looked at (PDP-25). */
export function lastSeenAfter(seen: readonly string[], id: string): string[] {
  return [id, ...seen.filter(other => other !== id)].slice(0, LAST_SEEN_LIMIT)
}
