import type { searchOperations } from '@shop/contract/search'
import type { HandlersOf } from '../call/operation-call.ts'
import { recordSearch, searchCatalogue } from './search-catalogue.ts'
import { suggestProducts } from './suggest-products.ts'

export const searchHandlers: HandlersOf<typeof searchOperations> = {
  searchCatalogue,
  recordSearch,
  suggestProducts,
  /** Records what became of a search of this store (SEARCH-16). An invented search records nothing. */
  recordSearchEvent: async ({ search, storeKey }, params) => {
    const { queryId, type, place, products } = params
    await search.recordEvent({ queryId, storeKey, type, place, products })
    return { isRecorded: true }
  },
}
