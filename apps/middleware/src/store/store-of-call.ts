import type { Store } from '@shop/domain/store'
import type { OperationContext } from '../call/operation-call.ts'

/** The store of the host. Throws when the shop has no such store, which is a fault of its data. */
export async function storeOfCall({ catalogue, storeKey }: Pick<OperationContext, 'catalogue' | 'storeKey'>): Promise<Store> {
  const [store] = await catalogue.findStores({ key: storeKey })
  if (!store) throw new Error(`There is no store ${storeKey}`)
  return store
}
