import { alternativeHome } from './alternative-home.ts'
import { firstPage } from './first-page.ts'
import { languageChoice } from './language-choice.ts'
import { languagePrefix } from './language-prefix.ts'
import { lowerCase } from './lower-case.ts'
import { marketPrefix } from './market-prefix.ts'
import { nativePrefix } from './native-prefix.ts'
import { oldCategoryPrefix } from './old-category-prefix.ts'
import { oldSearchPrefix } from './old-search-prefix.ts'
import { type AddressRule, type PageAddress, pageAddressOf, pathnameOf, type Visit } from './page-address.ts'
import { pageAlias } from './page-alias.ts'
import { searchParameters } from './search-parameters.ts'
import { trailingSlash } from './trailing-slash.ts'

/** Rules about addresses, in the order in which each sees what the one before has made of it. */
const ADDRESS_RULES: readonly AddressRule[] = [
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
  searchParameters,
]

/** What one rule leaves may be for another one to change; more turns than that no address takes. */
const MOST_TURNS = 10

/**
 * The address a page is to be found under, all rules at once, so that a visitor is redirected once at most (GUARD-17);
 * undefined for an address that is not encoded as addresses are.
 */
export function canonicalAddressOf(url: { pathname: string; search: string }, visit: Visit): PageAddress | undefined {
  let address = pageAddressOf(url)
  for (let turn = 0; address && turn < MOST_TURNS; turn++) {
    const before: PageAddress = address
    const after = ADDRESS_RULES.reduce((changed, rule) => rule(changed, visit), before)
    if (after === before) break
    // Taken apart anew: what is left of a path may begin with a prefix.
    const again = pageAddressOf({ pathname: pathnameOf(after), search: after.parameters.toString() })
    address = again && { ...again, status: after.status }
  }
  return address
}

/** An address as a link to it is written. */
export function hrefOfAddress(address: PageAddress): string {
  const query = address.parameters.toString()
  return query ? `${pathnameOf(address)}?${query}` : pathnameOf(address)
}

/** Whether a request asks for an address in the very form it is to have. */
export function isSameAddress(url: { pathname: string; search: string }, address: PageAddress): boolean {
  const asked = new URLSearchParams(url.search)
  return url.pathname === pathnameOf(address) && asked.toString() === address.parameters.toString()
}
