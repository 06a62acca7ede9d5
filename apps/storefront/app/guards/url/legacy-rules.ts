import { isProductSlug } from '@shop/domain/product'
import { LISTING_PATHS } from '../../listing/listing.ts'
import type { UrlRule } from './url-rule.ts'

/** `/home` is the home page (GUARD-07, ROUTE-10). */
export const alternativeHome: UrlRule = url => {
  const isHome = url.path.length === 1 && url.path[0] === 'home'
  return isHome ? { ...url, path: [] } : url
}

/** The prefix that category paths once had; native routes have one of their own (GUARD-10). */
export const oldCategoryPrefix: UrlRule = (url, { market }) => {
  const [first, ...rest] = url.path
  if (first !== 'category') return url
  return { ...url, path: market.nativeRouting || rest.length === 0 ? ['c', ...rest] : rest }
}

/** The prefix that pages once had; the search page and the listings below it keep it (GUARD-11). */
export const oldSearchPrefix: UrlRule = url => {
  const [first, second, ...rest] = url.path
  if (first !== 'search' || second === undefined || Object.hasOwn(LISTING_PATHS, second)) return url
  return { ...url, path: [second, ...rest] }
}

/**
 * Products and categories are at the root, and below `/p` and `/c` where a market has native routes, by 301
 * (ROUTE-35, GUARD-12). Which bare path is a category there only the catalogue knows.
 */
export const nativePrefix: UrlRule = (url, { market }) => {
  const [first, second] = url.path
  const isNative = (first === 'p' || first === 'c') && url.path.length === 2
  if (isNative && !market.nativeRouting) return { ...url, path: url.path.slice(1), status: 301 }
  if (market.nativeRouting && url.path.length === 1 && first !== undefined && isProductSlug(first))
    return { ...url, path: ['p', first], status: 301 }
  if (market.nativeRouting && first === 'c' && second !== undefined && isProductSlug(second))
    return { ...url, path: ['p', second], status: 301 }
  return url
}

/** Other spellings of page slugs, and the canonical one (ROUTE-28). */
const ALIASES: Readonly<Record<string, string>> = { 'premium-guarantee': 'premium-gurantee' }

/** A page under another spelling of its slug. */
export const pageAlias: UrlRule = url => {
  const [slug = ''] = url.path
  const canonical = url.path.length === 1 && Object.hasOwn(ALIASES, slug) ? ALIASES[slug] : undefined
  return canonical ? { ...url, path: [canonical] } : url
}
