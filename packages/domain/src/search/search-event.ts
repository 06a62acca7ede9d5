/** What happens to products that were found: they are seen, or one of them is opened (SEARCH-16). */
export const SEARCH_EVENT_TYPES = ['view', 'click'] as const
export type SearchEventType = (typeof SEARCH_EVENT_TYPES)[number]

/** Where they were found. */
export const SEARCH_PLACES = ['suggestions', 'results'] as const
export type SearchPlace = (typeof SEARCH_PLACES)[number]
