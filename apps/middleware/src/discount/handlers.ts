import type { discountOperations } from '@shop/contract/discount'
import { findPersonalPrices } from '@shop/engine/cart'
import { findPersonalisedDiscount } from '@shop/engine/discount'
import type { HandlersOf } from '../call/operation-call.ts'
import { storeOfCall } from '../store/store-of-call.ts'

export const discountHandlers: HandlersOf<typeof discountOperations> = {
  /** Who is not signed in has no tier, so nothing is looked for (DISC-10). */
  getPersonalizedDiscounts: async (call, { cohortTier }) => {
    const session = await call.session.find()
    if (!session?.customerId) return { cartDiscount: null }
    const query = { store: await storeOfCall(call), cohortTier, customerId: session.customerId }
    return { cartDiscount: (await findPersonalisedDiscount(call.engine, query)) ?? null }
  },

  /** Who is not signed in pays what everybody pays. */
  getPersonalPrices: async (call, { skus }) => {
    const customerId = (await call.session.find())?.customerId
    if (!customerId) return { personalisation: null, prices: [] }
    const { engine, catalogue, market } = call
    return findPersonalPrices(engine, catalogue, { customerId, store: await storeOfCall(call), market, skus: [...new Set(skus)] })
  },

  getVolumeDiscounts: async (call, { discountGroup }) => {
    const store = await storeOfCall(call)
    const results = await call.catalogue.findVolumeDiscounts({ store, ...(discountGroup ? { group: discountGroup } : {}) })
    return { cartDiscounts: { results } }
  },
}
