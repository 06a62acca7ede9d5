import { defaultLanguageOf } from '@shop/domain/market'
import { findComparisonProducts } from '@shop/engine/product'
import type { OperationHandler } from '../call/operation-call.ts'

export const getComparisonProducts: OperationHandler<'getComparisonProducts'> = async ({ engine, market }, params) => {
  const { family, bware, limit, locale } = params
  const products = await findComparisonProducts(engine, {
    family,
    bware,
    ...(limit === undefined ? {} : { limit }),
    language: locale ?? defaultLanguageOf(market),
    currency: market.currency,
    country: market.country,
  })
  return { products }
}
