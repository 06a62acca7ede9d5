import { defaultLanguageOf } from '@shop/domain/market'
import { findProductDetails, findProducts, type ProductQuery } from '@shop/engine/product'
import type { OperationHandler } from '../call/operation-call.ts'
import { requireSameMarket } from '../call/require-same-market.ts'
import { productConditionsOf } from './product-conditions.ts'

/** Products with the prices of the host's market, as cards or with everything a product page shows. */
export const getProduct: OperationHandler<'getProduct'> = async ({ engine, market, customQuery }, params) => {
  requireSameMarket(market, params)
  const { skus, where, sort, limit, offset } = params
  const language = params.locale ?? defaultLanguageOf(market)
  const query: ProductQuery = {
    where: { ...productConditionsOf(where), ...(skus ? { skus } : {}) },
    ...(sort ? { sort } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
    language,
    slugLanguages: [...new Set([language, ...market.languages])],
    currency: market.currency,
    country: market.country,
  }
  const products = await (customQuery === 'product-details' ? findProductDetails(engine, query) : findProducts(engine, query))
  return { products }
}
