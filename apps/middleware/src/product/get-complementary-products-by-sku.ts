import { defaultLanguageOf } from '@shop/domain/market'
import { findComplementaryProducts } from '@shop/engine/product'
import type { OperationHandler } from '../call/operation-call.ts'

export const getComplementaryProductsBySku: OperationHandler<'getComplementaryProductsBySku'> = (call, params) => {
  const { engine, market, storeKey } = call
  const { limit, isOnStock } = params.options ?? {}
  return findComplementaryProducts(engine, {
    storeKey,
    skus: params.skus,
    ...(limit === undefined ? {} : { limit }),
    ...(isOnStock === undefined ? {} : { isOnStock }),
    language: params.locale ?? defaultLanguageOf(market),
    currency: market.currency,
    country: market.country,
  })
}
