import { FIRST_PAGE } from '@shop/domain/product'
import type { FoundProducts } from '@shop/domain/search'
import { optionalBlock } from '../request/optional-block.server.ts'
import type { ShopRequest } from '../request/request-context.server.ts'
import { activeFiltersOf } from './active-filters.ts'
import type { Listing } from './listing.ts'
import { type ListingFilters, type ListingSubject, searchParametersOf } from './listing-filters.ts'

/** One page of a listing. */
export interface LoadedListing {
  readonly found: FoundProducts
  /** Where nothing fits: how many products there would be without each filter, in the order of `activeFiltersOf`. */
  readonly totalsWithout: readonly number[]
}

/** Loads one page of a listing with what further filters would leave (CAT-05). While the search is down there are no facets. */
export async function loadListing(shop: ShopRequest, listing: Listing, subject: ListingSubject): Promise<LoadedListing> {
  const { client, language } = shop
  const { page, pageSize, sort } = listing
  const { found } = await client.call('searchCatalogue', {
    ...searchParametersOf(listing.filters, subject),
    page,
    pageSize,
    sort,
    facets: true,
    // The same for all who search alike; each is recorded by `recordSearch`.
    ...(listing.filters.query ? { isUnrecorded: true } : {}),
    locale: language,
  })
  const totalsWithout = found.total === 0 ? await totalsWithoutEach(shop, listing.filters, subject) : []
  return { found, totalsWithout }
}

/**
 * Records the search of a listing that is shown, and returns what its events go by (SEARCH-15, SEARCH-16); undefined where
 * nothing was searched for in words, on further pages, and where it cannot be recorded.
 */
export async function recordListing(
  { client, language }: ShopRequest,
  { filters, page }: Listing,
  subject: ListingSubject,
): Promise<string | undefined> {
  if (!filters.query || page !== FIRST_PAGE) return undefined
  const { text = '', ...others } = searchParametersOf(filters, subject)
  const recording = client.call('recordSearch', { text, ...others, locale: language })
  return optionalBlock(
    'the search log',
    recording.then(({ queryId }) => queryId),
    undefined,
  )
}

/** Whether a page comes after the last one of its listing. */
export function isPageOutOfRange({ page, pageSize }: Listing, { total }: FoundProducts): boolean {
  return page > Math.max(FIRST_PAGE, Math.ceil(total / pageSize))
}

function totalsWithoutEach(
  { client, language }: ShopRequest,
  filters: ListingFilters,
  subject: ListingSubject,
): Promise<number[]> {
  const totals = activeFiltersOf(filters).map(async ({ facet, without }) => {
    const { categoryId, ...others } = subject
    // The category of the URL is one of the filters, that of a category page is not.
    const rest = facet.kind === 'category' ? others : { ...others, categoryId }
    const { found } = await client.call('searchCatalogue', {
      ...searchParametersOf(without, rest),
      // Not the first page, which the search log counts as a search of a shopper.
      page: 2,
      pageSize: 12,
      locale: language,
    })
    return found.total
  })
  return optionalBlock('ways out of an empty listing', Promise.all(totals), [])
}
