import type { AddressRule } from './page-address.ts'

/** `/home` is the home page (GUARD-07, ROUTE-10). */
export const alternativeHome: AddressRule = address => {
  const isHome = address.path.length === 1 && address.path[0] === 'home'
  return isHome ? { ...address, path: [] } : address
}
