import type { storeOperations } from '@shop/contract/store'
import type { HandlersOf } from '../call/operation-call.ts'

export const storeHandlers: HandlersOf<typeof storeOperations> = {
  getStores: async ({ catalogue, storeKey, customQuery }, { where, locale, ...page }) => {
    const conditions = where && Object.keys(where).length > 0 ? where : { key: storeKey }
    const withRating = customQuery === 'store-with-rating'
    const query = { ...conditions, ...page, withRating, ...(locale ? { language: locale } : {}) }
    const stores = await catalogue.findStores(query)
    return { stores: { results: stores.map(store => catalogue.withOpenCampaigns(store)) } }
  },
}
