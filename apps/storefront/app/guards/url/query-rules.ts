import { DEFAULT_PAGE_SIZE, FIRST_PAGE, isProductSlug } from '@shop/domain/product'
import { LISTING_PATHS, listingRequestOf } from '../../listing/listing.ts'
import { nonCanonicalFilters } from '../../listing/listing-filters.ts'
import type { PageUrl, UrlRule } from './url-rule.ts'

/** The first page of a listing has no number in its URL (GUARD-08). */
export const firstPage: UrlRule = url => {
  if (!url.parameters.getAll('page').includes(String(FIRST_PAGE))) return url
  const parameters = new URLSearchParams(url.parameters)
  parameters.delete('page')
  return { ...url, parameters }
}

/**
 * The URL of a listing says only what is needed: known parameters with a default or invalid value are dropped, filters
 * are written in one way, all others stay (GUARD-23, GUARD-24). A listing with a path of its own has it also when it was
 * searched for as text (ROUTE-12).
 */
export const listingParameters: UrlRule = url => {
  if (url.parameters.size === 0) return url
  const [first, second] = url.path
  const isSearch = first === 'search'
  if (!isSearch && !mayBeCategory(url)) return url
  const query = url.parameters.get('query') ?? ''
  const listing = isSearch && second === undefined && Object.hasOwn(LISTING_PATHS, query) ? query : undefined
  const redundant = redundantNames(url.parameters, isSearch)
  if (listing) redundant.push('query')
  const nonCanonical = nonCanonicalFilters(url.parameters, !isSearch ? 'category' : second || listing ? 'tagged' : 'search')
  if (redundant.length === 0 && nonCanonical.size === 0) return url
  const parameters = new URLSearchParams(url.parameters)
  for (const name of [...redundant, ...nonCanonical.keys()]) parameters.delete(name)
  for (const [name, values] of nonCanonical) for (const value of values) parameters.append(name, value)
  return { ...url, parameters, ...(listing ? { path: ['search', listing] } : {}) }
}

function mayBeCategory({ path }: PageUrl): boolean {
  const slug = path.length === 1 ? path[0] : path.length === 2 && path[0] === 'c' ? path[1] : undefined
  return slug !== undefined && !isProductSlug(slug)
}

function redundantNames(parameters: URLSearchParams, isSearch: boolean): string[] {
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
