import type { AddressRule } from './page-address.ts'

/** Other spellings of pages, and the one they have (ROUTE-28). */
const ALIASES: Readonly<Record<string, string>> = { 'premium-guarantee': 'premium-gurantee' }

/** A page under another spelling of its slug. */
export const pageAlias: AddressRule = address => {
  const [slug = ''] = address.path
  const known = address.path.length === 1 && Object.hasOwn(ALIASES, slug) ? ALIASES[slug] : undefined
  return known ? { ...address, path: [known] } : address
}
