import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  isProductSort,
  type ProductSort,
  type ProductTag,
  pageNumberOf,
  pageSizeOf,
} from '@shop/domain/product'

/** Listings with a path of their own below `/search`, and the tag each shows (ROUTE-12, ROUTE-40). */
export const LISTING_PATHS: Readonly<Record<string, ProductTag>> = { 'new-arrivals': 'new', sales: 'on-sale' }

const LISTED_TAGS: readonly string[] = ['new', 'bestseller', 'on-sale', 'bware', 'topRated'] satisfies ProductTag[]

/** Whether a search address may name a tag. */
export function isListedTag(value: string): value is ProductTag {
  return LISTED_TAGS.includes(value)
}

/** Page, size and order of a listing as the address asks for them, with invalid values reset (SEARCH-22, SEARCH-23). */
export interface ListingRequest {
  readonly page: number
  readonly pageSize: number
  readonly sort: ProductSort
}

/** Reads the listing parameters of an address. */
export function listingRequestOf(parameters: URLSearchParams): ListingRequest {
  const sort = parameters.get('sort') ?? ''
  return {
    page: pageNumberOf(parameters.get('page')),
    pageSize: pageSizeOf(parameters.get('hitsPerPage')),
    sort: isProductSort(sort) ? sort : 'relevance',
  }
}

/** Address of another page of a listing; filters and order stay, default values are left out (UX-12, GUARD-08). */
export function hrefOfPage(
  pathname: string,
  kept: Readonly<Record<string, string>>,
  request: ListingRequest,
  page: number,
): string {
  const parameters = new URLSearchParams(kept)
  if (request.sort !== 'relevance') parameters.set('sort', request.sort)
  if (request.pageSize !== DEFAULT_PAGE_SIZE) parameters.set('hitsPerPage', String(request.pageSize))
  if (page !== FIRST_PAGE) parameters.set('page', String(page))
  const query = parameters.toString()
  return query ? `${pathname}?${query}` : pathname
}
