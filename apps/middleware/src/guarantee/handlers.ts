import type { guaranteeOperations } from '@shop/contract/guarantee'
import { localeOf } from '@shop/domain/market'
import type { HandlersOf } from '../call/operation-call.ts'
import { storeOfCall } from '../store/store-of-call.ts'

export const guaranteeHandlers: HandlersOf<typeof guaranteeOperations> = {
  getExtraGuarantees: async (call, { sku }) => {
    const { catalogue, market } = call
    const query = { sku, store: await storeOfCall(call), market, locale: localeOf(market) }
    return { guarantees: { results: await catalogue.findExtraGuarantees(query) } }
  },
}
