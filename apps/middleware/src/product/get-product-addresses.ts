import { MAX_PRODUCT_ADDRESSES } from '@shop/contract/product'
import { findProductAddresses } from '@shop/engine/product'
import type { OperationHandler } from '../call/operation-call.ts'

export const getProductAddresses: OperationHandler<'getProductAddresses'> = async ({ engine, market }, params) => {
  const { after, skip, limit = MAX_PRODUCT_ADDRESSES } = params
  const query = { ...(after ? { after } : {}), ...(skip === undefined ? {} : { skip }), limit, country: market.country }
  return { addresses: await findProductAddresses(engine, query) }
}
