import type { AddressRule } from './page-address.ts'

/** Listings that live below `/search` (ROUTE-12). */
const LISTINGS: readonly string[] = ['new-arrivals', 'sales']

/** The prefix that pages once had; the search page and its two listings keep it (GUARD-11). */
export const oldSearchPrefix: AddressRule = address => {
  const [first, second, ...rest] = address.path
  if (first !== 'search' || second === undefined || LISTINGS.includes(second)) return address
  return { ...address, path: [second, ...rest] }
}
