import type { ParsedParamsOf } from '@shop/contract/operations'
import { MAX_PRODUCT_URLS, type productOperations } from '@shop/contract/product'
import { defaultLanguageOf } from '@shop/domain/market'
import { parseQueryPredicate } from '@shop/domain/query-predicate'
import { findProductUrls, findSkusByEan, type ProductConditions, type ProductListQuery } from '@shop/engine/product'
import type { HandlersOf } from '../call/operation-call.ts'
import { requireSameMarket } from '../call/require-of-market.ts'
import { findRelations } from './find-relations.ts'

export const productHandlers: HandlersOf<typeof productOperations> = {
  /** Products with the prices of the host's market, as cards or with everything a product page shows. */
  getProduct: async ({ catalogue, market, customQuery }, params) => {
    requireSameMarket(market, params)
    const { skus, where, sort, limit, offset } = params
    const language = params.locale ?? defaultLanguageOf(market)
    const query: ProductListQuery = {
      where: { ...productConditionsOf(where), ...(skus ? { skus } : {}) },
      ...(sort ? { sort } : {}),
      ...(limit === undefined ? {} : { limit }),
      ...(offset === undefined ? {} : { offset }),
      language,
      slugLanguages: [...new Set([language, ...market.languages])],
      currency: market.currency,
      country: market.country,
    }
    const products = await (customQuery === 'product-details'
      ? catalogue.findProductDetails(query)
      : catalogue.findProducts(query))
    return { products }
  },

  getProductUrls: async ({ engine, market }, params) => {
    const { after, skip, limit = MAX_PRODUCT_URLS } = params
    const query = { ...(after ? { after } : {}), ...(skip === undefined ? {} : { skip }), limit, country: market.country }
    return { addresses: await findProductUrls(engine, query) }
  },

  getSkusByEan: async ({ engine }, { europeanArticleNumbers }) => ({
    skus: await findSkusByEan(engine, europeanArticleNumbers),
  }),

  getComparisonProducts: async ({ catalogue, market }, params) => {
    const { family, bware, limit, locale } = params
    const products = await catalogue.findComparisonProducts({
      family,
      bware,
      ...(limit === undefined ? {} : { limit }),
      language: locale ?? defaultLanguageOf(market),
      currency: market.currency,
      country: market.country,
    })
    return { products }
  },

  getProductRelations: findRelations,

  getComplementaryProductsBySku: (call, params) => {
    const { catalogue, market, storeKey } = call
    const { limit, isOnStock } = params.options ?? {}
    return catalogue.findComplementaryProducts({
      storeKey,
      skus: params.skus,
      ...(limit === undefined ? {} : { limit }),
      ...(isOnStock === undefined ? {} : { isOnStock }),
      language: params.locale ?? defaultLanguageOf(market),
      currency: market.currency,
      country: market.country,
    })
  },
}

type Where = ParsedParamsOf<'getProduct'>['where']

/** Conditions of a `where`, as an object or as the text of a predicate. Throws `CommerceError` for a text that is not a predicate. */
function productConditionsOf(where: Where): ProductConditions {
  if (typeof where === 'string') return { predicates: [parseQueryPredicate(where)] }
  const { customFilters, ...same } = where ?? {}
  return { ...same, ...(customFilters ? { predicates: customFilters.map(parseQueryPredicate) } : {}) }
}
