import { MAX_PRODUCT_URLS } from '@shop/contract/product'
import { findProductUrls } from '@shop/engine/product'
import type { OperationHandler } from '../call/operation-call.ts'

export const getProductUrls: OperationHandler<'getProductUrls'> = async ({ engine, market }, params) => {
  const { after, skip, limit = MAX_PRODUCT_URLS } = params
  const query = { ...(after ? { after } : {}), ...(skip === undefined ? {} : { skip }), limit, country: market.country }
  return { addresses: await findProductUrls(engine, query) }
}
