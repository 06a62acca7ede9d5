import type { ParsedParamsOf, ResultOf } from '@shop/contract/operations'
import type { recommendationOperations } from '@shop/contract/recommendation'
import { CommerceError } from '@shop/domain/error'
import { languageOf } from '@shop/domain/market'
import type { ProductProjection } from '@shop/domain/product'
import {
  RECOMMENDATION_IDS,
  type RecommendationType,
  recommendationKeysOf,
  recommendationTypeOf,
} from '@shop/domain/recommendation'
import { findSeenSkus } from '@shop/engine/recommendation'
import type { HandlersOf, OperationContext } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'

/** Most products of an answer (PDP-19). */
const MAX_PRODUCTS: Readonly<Record<RecommendationType, number>> = {
  'similar-products': 8,
  'last-seen': 20,
  cart: 4,
  'bought-together': 2,
}
/** More than are shown are asked for: some are sold out or not sold in the market. */
const SPARE = 3

type Params = ParsedParamsOf<'getRecommendations'>

export const recommendationHandlers: HandlersOf<typeof recommendationOperations> = {
  getRecommendations: async (call, params) => {
    requireOwnLocale(call.market, params.languageAndCountry)
    const type = typeOf(params)
    const products = await (call.recommender
      ? fetchFromService(call, type, params)
      : call.admit(() => recommend(call, type, params)))
    return answerOf(type, params, products)
  },
}

/** Throws `CommerceError` `invalid-input` for ids of another locale, and without the product that something is to go with. */
function typeOf({ languageAndCountry, typeId, domainId, sourceSku }: Params): RecommendationType {
  const type = recommendationTypeOf(languageAndCountry, typeId)
  const isKnown = type !== undefined && recommendationKeysOf(languageAndCountry).key === domainId
  if (!isKnown)
    throw new CommerceError({ code: 'invalid-input', field: 'typeId' }, `There are no such ids for ${languageAndCountry}`)
  if (type !== 'last-seen' && sourceSku === undefined)
    throw new CommerceError({ code: 'invalid-input', field: 'sourceSku' }, 'Say which product it is to go with')
  return type
}

/** The shop's own service: from memory, but for what a browser saw last. */
async function recommend(call: OperationContext, type: RecommendationType, params: Params): Promise<ProductProjection[]> {
  const { engine, catalogue, storeKey } = call
  const reading = readingOf(call, params)
  if (type === 'last-seen') {
    const skus = await findSeenSkus(engine, params.bloomreachCookie)
    return (await catalogue.findSold(skus, reading)).slice(0, MAX_PRODUCTS[type])
  }
  const categoryKeys = [params.categoryLvl3, params.categoryLvl2].filter(key => key !== undefined)
  return catalogue.findRecommended({ ...reading, type, storeKey, sku: params.sourceSku, categoryKeys, limit: MAX_PRODUCTS[type] })
}

/** Who asks, to a service outside, where it is to know no one. */
const NO_BROWSER = '00000000-0000-0000-0000-000000000000'

/**
 * The browser as another company's service may know it: by its id where its cookies say so, and that the visitor agreed to
 * marketing; what is recommended next to a product is the same for all.
 */
function knownBrowserOf({ session: { visitor } }: OperationContext, { bloomreachCookie }: Params): string | undefined {
  return visitor?.allowsMarketing && visitor.browserId === bloomreachCookie ? bloomreachCookie : undefined
}

/** Another company's service: what it names is looked up in the shop's own catalogue. */
async function fetchFromService(call: OperationContext, type: RecommendationType, params: Params): Promise<ProductProjection[]> {
  const { catalogue, admit, recommender } = call
  const { sourceSku } = params
  const engineId = recommender?.keysOf(params.languageAndCountry)[RECOMMENDATION_IDS[type]]
  const browserId = type === 'last-seen' || type === 'cart' ? knownBrowserOf(call, params) : undefined
  if (!recommender || !engineId || (type === 'last-seen' && browserId === undefined)) return []
  const recommended = await recommender.recommend({
    customer: { cookie: browserId ?? NO_BROWSER },
    engineId,
    size: MAX_PRODUCTS[type] * SPARE,
    ...(sourceSku === undefined ? {} : { around: [sourceSku] }),
  })
  const skus = recommended.map(({ sku }) => sku).filter(sku => sku !== sourceSku)
  if (skus.length === 0) return []
  const sold = await admit(() => catalogue.findSold(skus, readingOf(call, params)))
  const isShown = ({ masterVariant }: ProductProjection) => type === 'last-seen' || masterVariant.availability.noChannel.isOnStock
  return sold.filter(isShown).slice(0, MAX_PRODUCTS[type])
}

function readingOf({ market }: OperationContext, { languageAndCountry }: Params) {
  return { language: languageOf(languageAndCountry), currency: market.currency, country: market.country }
}

function answerOf(
  type: RecommendationType,
  { typeId }: Params,
  products: readonly ProductProjection[],
): ResultOf<'getRecommendations'> {
  const value = products.map(product => ({
    item_id: product.masterVariant.sku,
    recommendation_id: typeId,
    engine_name: type,
    product,
  }))
  return { results: [{ success: true, value }], success: true }
}
