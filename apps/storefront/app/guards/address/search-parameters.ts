import { DEFAULT_PAGE_SIZE, isProductSlug } from '@shop/domain/product'
import { LISTING_PATHS, listingRequestOf } from '../../listing/listing.ts'
import { untidyFilters } from '../../listing/listing-filters.ts'
import type { AddressRule, PageAddress } from './page-address.ts'

/**
 * The address of a listing says only what it has to: known parameters with a default or invalid value are dropped, filters
 * are written in one way, all others stay (GUARD-23, GUARD-24). A listing with a path of its own has it also when it was
 * asked for as text (ROUTE-12).
 */
export const searchParameters: AddressRule = address => {
  const [first, second] = address.path
  const isSearch = first === 'search'
  if (!isSearch && !isListing(address)) return address
  const query = address.parameters.get('query') ?? ''
  const listing = isSearch && second === undefined && Object.hasOwn(LISTING_PATHS, query) ? query : undefined
  const needless = namesOfNeedless(address.parameters, isSearch)
  if (listing) needless.push('query')
  const untidy = untidyFilters(address.parameters, !isSearch ? 'category' : second || listing ? 'tagged' : 'search')
  if (needless.length === 0 && untidy.size === 0) return address
  const parameters = new URLSearchParams(address.parameters)
  for (const name of [...needless, ...untidy.keys()]) parameters.delete(name)
  for (const [name, values] of untidy) for (const value of values) parameters.append(name, value)
  return { ...address, parameters, ...(listing ? { path: ['search', listing] } : {}) }
}

/** Whether an address may be that of a category. */
function isListing({ path }: PageAddress): boolean {
  const slug = path.length === 1 ? path[0] : path.length === 2 && path[0] === 'c' ? path[1] : undefined
  return slug !== undefined && !isProductSlug(slug)
}

function namesOfNeedless(parameters: URLSearchParams, isSearch: boolean): string[] {
  const { page, pageSize, sort } = listingRequestOf(parameters)
  const isNeeded: Readonly<Record<string, (value: string) => boolean>> = {
    page: value => value === String(page),
    hitsPerPage: value => value === String(pageSize) && pageSize !== DEFAULT_PAGE_SIZE,
    sort: value => value === sort && sort !== 'relevance',
    ...(isSearch ? { query: value => value.trim() !== '' } : {}),
  }
  return Object.entries(isNeeded).flatMap(([name, accepts]) => {
    const values = parameters.getAll(name)
    return values.length > 1 || values.some(value => !accepts(value)) ? [name] : []
  })
}
