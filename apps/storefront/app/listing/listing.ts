import { DEFAULT_PAGE_SIZE, FIRST_PAGE, PAGE_SIZES, type ProductTag, pageNumberOf, pageSizeOf } from '@shop/domain/product'
import { DEFAULT_SORT, isListingSort, type ListingPlace, type ListingSort } from '@shop/domain/search'
import { LISTING_SLUGS } from '../href/hrefs.ts'
import { filterParameters, filtersOf, type ListingFilters } from './listing-filters.ts'

/** Listings with a path of their own below `/search`, and the tag each shows (ROUTE-12, ROUTE-40). */
export const LISTING_PATHS: Readonly<Record<string, ProductTag>> = {
  [LISTING_SLUGS.newArrivals]: 'new',
  [LISTING_SLUGS.sales]: 'on-sale',
}

/** Page, size and order of a listing as the URL requests them, with invalid values reset (SEARCH-22, SEARCH-23). */
export interface ListingRequest {
  readonly page: number
  readonly pageSize: (typeof PAGE_SIZES)[number]
  readonly sort: ListingSort
}

/** A listing as its URL describes it: what narrows it, in which order, and which part of it. */
export interface Listing extends ListingRequest {
  readonly filters: ListingFilters
}

/** Reads page, size and order of a URL. */
export function listingRequestOf(parameters: URLSearchParams): ListingRequest {
  const sort = parameters.get('sort') ?? ''
  const pageSize = pageSizeOf(parameters.get('hitsPerPage'))
  return {
    page: pageNumberOf(parameters.get('page')),
    pageSize: PAGE_SIZES.find(size => size === pageSize) ?? DEFAULT_PAGE_SIZE,
    sort: isListingSort(sort) ? sort : DEFAULT_SORT,
  }
}

/** Reads a listing from the parameters of a URL. */
export function listingOf(parameters: URLSearchParams, place: ListingPlace): Listing {
  return { ...listingRequestOf(parameters), filters: filtersOf(parameters, place) }
}

/** What a URL says of a listing; default values are left out (UX-12, GUARD-08). */
export function listingParameters({ filters, sort, pageSize, page }: Listing): [name: string, value: string][] {
  return [
    ...filterParameters(filters),
    ...(sort !== DEFAULT_SORT ? [['sort', sort] as [string, string]] : []),
    ...(pageSize !== DEFAULT_PAGE_SIZE ? [['hitsPerPage', String(pageSize)] as [string, string]] : []),
    ...(page !== FIRST_PAGE ? [['page', String(page)] as [string, string]] : []),
  ]
}

/** URL of a listing below its path. */
export function hrefOfListing(pathname: string, listing: Listing): string {
  const query = new URLSearchParams(listingParameters(listing)).toString()
  return query ? `${pathname}?${query}` : pathname
}

/**
 * The listing that shows more on one page: it begins with the first product as before and has the next larger size
 * (CAT-10). Undefined where that would show nothing more.
 */
export function listingWithMore(listing: Listing, total: number): Listing | undefined {
  if (listing.page !== FIRST_PAGE || total <= listing.pageSize) return undefined
  const pageSize = PAGE_SIZES.find(size => size > listing.pageSize)
  return pageSize ? { ...listing, pageSize } : undefined
}
