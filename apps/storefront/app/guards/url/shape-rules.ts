import { isProductSlug } from '@shop/domain/product'
import type { PageUrl, UrlRule } from './url-rule.ts'

/** Paths are written in lower case; values of the query stay as they are (GUARD-09). */
export const lowerCase: UrlRule = url => {
  const path = url.path.map(segment => segment.toLowerCase())
  const prefix = url.prefix.toLowerCase()
  const isLower = prefix === url.prefix && path.every((segment, index) => segment === url.path[index])
  return isLower ? url : { ...url, prefix, path }
}

/** Pages whose URL ends without a slash; all other slugs end with one (ROUTE-34). */
const WITHOUT_SLASH: ReadonlySet<string> = new Set([
  'search',
  'login',
  'create-account',
  'confirm-email',
  'log-out',
  'password-reset',
  'support-session',
  'checkout',
  'my-account',
  'adyen-payment-error',
  'parcel-tracking',
  'product-information',
])

/** Adds the slash at the end of a URL, or removes it (GUARD-27, GUARD-17). */
export const trailingSlash: UrlRule = url => {
  const endsWithSlash = shouldEndWithSlash(url)
  return url.endsWithSlash === endsWithSlash ? url : { ...url, endsWithSlash }
}

function shouldEndWithSlash({ path }: PageUrl): boolean {
  const [first] = path
  const last = path.at(-1)
  if (first === undefined || last === undefined) return true
  // Only names of files contain a dot.
  return !WITHOUT_SLASH.has(first) && !isProductSlug(last) && !last.includes('.')
}
