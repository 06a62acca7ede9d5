import { describe } from 'vitest'
import type { SearchPort } from '../port/search-port.ts'
import { proveChanges } from './contract-of-changes.fixtures.ts'
import { proveListings } from './contract-of-listings.fixtures.ts'
import { proveTexts } from './contract-of-texts.fixtures.ts'
import { openContractShop } from './contract-shop.fixtures.ts'

/** Proves that a search engine keeps the contract of the port. Each test begins with the small shop in an engine of its own. */
export function proveSearchContract(engine: string, open: () => Promise<SearchPort>): void {
  describe(`the search contract, ${engine}`, () => {
    const shop = openContractShop(open)
    proveTexts(shop)
    proveListings(shop)
    proveChanges(shop)
  })
}
