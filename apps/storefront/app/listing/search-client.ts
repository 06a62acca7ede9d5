// A module of its own, loaded when a shopper begins to type or chooses a filter.
import { createBrowserTransport, createShopClient } from '@shop/contract'
import type { Language } from '@shop/domain/market'
import type { SearchEventType, SearchPlace, Suggestions } from '@shop/domain/search'
import { clientSideDomain } from '../browser/environment.ts'
import { type ListingFilters, type ListingSubject, searchParametersOf } from './listing-filters.ts'

const client = createShopClient(createBrowserTransport('/api'), { host: clientSideDomain() })

/** What the shop suggests for a text. Throws where the middleware cannot be reached. */
export async function fetchSuggestions(text: string, language: Language): Promise<Suggestions> {
  return (await client.call('suggestProducts', { text, locale: language })).suggestions
}

/** How many products filters would leave. Throws where the middleware cannot be reached. */
export async function fetchTotal(filters: ListingFilters, subject: ListingSubject, language: Language): Promise<number> {
  const params = { ...searchParametersOf(filters, subject), pageSize: 12, isUnrecorded: true, locale: language } as const
  const { found } = await client.call('searchCatalogue', params)
  return found.total
}

/** Reports what became of found products (SEARCH-16); a failure costs the shopper nothing. */
export function sendSearchEvent(event: {
  readonly queryId: string
  readonly type: SearchEventType
  readonly place: SearchPlace
  readonly products: readonly { readonly id: string; readonly position: number }[]
}): void {
  client.call('recordSearchEvent', { ...event, products: [...event.products] }).catch(() => undefined)
}
