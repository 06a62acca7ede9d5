import { findVolumeDiscounts } from '@shop/engine/discount'
import type { OperationHandler } from '../call/operation-call.ts'
import { storeOfCall } from '../store/store-of-call.ts'

export const getVolumeDiscounts: OperationHandler<'getVolumeDiscounts'> = async (call, { discountGroup }) => {
  const store = await storeOfCall(call)
  const results = await findVolumeDiscounts(call.engine, { store, ...(discountGroup ? { group: discountGroup } : {}) })
  return { cartDiscounts: { results } }
}
