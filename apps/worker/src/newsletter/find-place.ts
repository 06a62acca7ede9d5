import { type Market, marketOfStoreKey } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import type { EngineContext } from '@shop/engine/database'
import { findStores } from '@shop/engine/store'

/** The store and the market of a subscription. Throws when there is none. */
export async function findPlace(context: EngineContext, storeKey: string): Promise<{ store: Store; market: Market }> {
  const market = marketOfStoreKey(storeKey)
  const [store] = await findStores(context, { key: storeKey, limit: 1 })
  if (!store || !market) throw new Error(`There is no store ${storeKey}`)
  return { store, market }
}
