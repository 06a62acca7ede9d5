import { languageChoice, languagePrefix, marketPrefix } from './language-rules.ts'
import { alternativeHome, nativePrefix, oldCategoryPrefix, oldSearchPrefix, pageAlias } from './legacy-rules.ts'
import { firstPage, listingParameters } from './query-rules.ts'
import { lowerCase, trailingSlash } from './shape-rules.ts'
import { type PageUrl, pageUrlOf, pathnameOf, type UrlRule, type UrlVisitor } from './url-rule.ts'

/** The URL rules in order: each sees the result of the one before. */
const URL_RULES: readonly UrlRule[] = [
  lowerCase,
  marketPrefix,
  languagePrefix,
  languageChoice,
  alternativeHome,
  oldCategoryPrefix,
  oldSearchPrefix,
  nativePrefix,
  pageAlias,
  trailingSlash,
  firstPage,
  listingParameters,
]

/** The result of one rule may need another one again; no URL takes more rounds than this. */
const MAX_ROUNDS = 10

/**
 * The canonical URL of a page, by all rules at once, so that a visitor is redirected once at most (GUARD-17); undefined
 * for a URL whose path is not encoded as URLs are.
 */
export function canonicalUrlOf(requested: { pathname: string; search: string }, visitor: UrlVisitor): PageUrl | undefined {
  let url = pageUrlOf(requested)
  for (let round = 0; url && round < MAX_ROUNDS; round++) {
    const before: PageUrl = url
    const after = URL_RULES.reduce((changed, rule) => rule(changed, visitor), before)
    if (after === before) break
    // Parsed again: what is left of the path may begin with a prefix.
    const again = pageUrlOf({ pathname: pathnameOf(after), search: after.parameters.toString() })
    url = again && { ...again, status: after.status }
  }
  return url
}

/** Whether a request is for exactly this URL. */
export function isSameUrl(requested: { pathname: string; search: string }, url: PageUrl): boolean {
  if (requested.pathname !== pathnameOf(url)) return false
  if (requested.search === '') return url.parameters.size === 0
  return new URLSearchParams(requested.search).toString() === url.parameters.toString()
}
