/** Shortest text that brings suggestions, and the longest that is searched for (SEARCH-02). */
export const MIN_SUGGESTION_LENGTH = 3
export const MAX_SEARCH_LENGTH = 100

/** Products that suggestions show (SEARCH-14); as many and more bring the button that leads to all (SEARCH-11). */
export const SUGGESTED_HITS = 5

/** How long a search field waits for the next letter (SEARCH-10), in ms. */
export const SEARCH_DEBOUNCE_MS = 300

/** How long a result may be kept (SEARCH-18), in ms; a change of the catalogue ends it at once. */
export const RESULT_CACHE_MS = 120_000

/** The words of a search as they are asked for: spaces around are none, and too long a text is cut (SEARCH-08). */
export function searchTermOf(typed: string | null | undefined): string {
  return (typed ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH).trim()
}
