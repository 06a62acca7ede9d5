import type { Cart } from '@shop/domain/cart'
import { localize } from '@shop/domain/market'
import { effectivePrice, isVirtualSku, type ProductProjection } from '@shop/domain/product'
import { type GuaranteeOffer, loadGuarantees } from '../../catalogue/guarantee-offers.server.ts'
import { loadNavigation, NO_NAVIGATION, placeOfProduct } from '../../catalogue/navigation.server.ts'
import { fetchRecommended, NOTHING_RECOMMENDED, type Recommended } from '../../catalogue/recommendations.server.ts'
import { deviceFingerprintOf } from '../../request/consent-cookies.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { CurrentOffers } from './current-offers.ts'

/** Products whose guarantees are requested; a larger cart cannot be paid in one go. */
const MAX_GUARANTEE_REQUESTS = 20

/** The guarantees offered with the products of a cart that have none, by SKU (EG-03, EG-04). */
export async function loadLineGuarantees(
  shop: ShopRequest,
  cart: Pick<Cart, 'lineItems'>,
): Promise<Record<string, readonly GuaranteeOffer[]>> {
  const guaranteed = cart.lineItems.map(line => line.custom.parentSku)
  const skus = cart.lineItems
    .filter(line => line.lineItemMode === 'Standard')
    .map(line => line.variant.sku)
    .filter(sku => !isVirtualSku(sku) && !guaranteed.includes(sku))
    .slice(0, MAX_GUARANTEE_REQUESTS)
  return Object.fromEntries(await Promise.all(skus.map(async sku => [sku, await loadGuarantees(shop, sku)] as const)))
}

/** What some products cost and how many of them there are, by SKU; none while that cannot be loaded. Of the first twenty. */
export function loadCurrentOffers({ client, language }: ShopRequest, skus: readonly string[]): Promise<CurrentOffers> {
  const asked = [...new Set(skus)].filter(sku => !isVirtualSku(sku)).slice(0, MAX_GUARANTEE_REQUESTS)
  const load = async (): Promise<CurrentOffers> => {
    if (asked.length === 0) return {}
    const { products } = await client.call('getProduct', { skus: asked, limit: asked.length, locale: language })
    const variants = products.results.flatMap(({ masterVariant, variants }) => [masterVariant, ...variants])
    return Object.fromEntries(
      variants
        .filter(({ sku }) => asked.includes(sku))
        .map(({ sku, price, availability }) => [
          sku,
          {
            availableQuantity: availability.noChannel.availableQuantity,
            ...(price ? { unitPrice: effectivePrice(price) } : {}),
            ...(availability.noChannel.preorderQuantity ? { isOnPreorder: true as const } : {}),
          },
        ]),
    )
  }
  return optionalBlock('current offers', load(), {}, { patienceMs: PATIENCE_MS })
}

/** Products shown below a cart. */
const MAX_RECOMMENDATIONS = 4
/** Lines that are asked about, the newest ones: each is a call of its own. */
const MAX_BASES = 4
/** How long the cart page waits for recommendations. */
const PATIENCE_MS = 300

/** Products that are recommended for a cart, ranked over all of its lines (CART-29, REC-03). */
export function loadRecommendations(shop: ShopRequest, cart: Pick<Cart, 'lineItems'>): Promise<Recommended> {
  return optionalBlock('cart recommendations', fetchForLines(shop, cart), NOTHING_RECOMMENDED, { patienceMs: PATIENCE_MS })
}

async function fetchForLines(shop: ShopRequest, { lineItems }: Pick<Cart, 'lineItems'>): Promise<Recommended> {
  const inCart = new Set(lineItems.map(line => line.variant.sku).filter(sku => !isVirtualSku(sku)))
  const chosen = lineItems.filter(line => line.lineItemMode === 'Standard' && inCart.has(line.variant.sku))
  return fetchAround(shop, [...new Set(chosen.map(line => line.variant.sku))], inCart)
}

/**
 * Products that go with those that were just put into the cart (SIDEBAR-03); none where the store shows none (COMP-04), or while
 * they cannot be loaded.
 */
export async function loadComplements(shop: ShopRequest, skus: readonly string[]): Promise<Recommended> {
  const load = async () => {
    const { stores } = await shop.client.call('getStores', {})
    const isOn = stores.results[0]?.custom.switches.complementaryProducts
    return isOn ? fetchAround(shop, skus, new Set(skus)) : NOTHING_RECOMMENDED
  }
  return optionalBlock('complementary products', load(), NOTHING_RECOMMENDED, { patienceMs: PATIENCE_MS })
}

/** What is recommended for the newest of some products, without those that are known to the shopper. */
async function fetchAround(shop: ShopRequest, skus: readonly string[], known: ReadonlySet<string>): Promise<Recommended> {
  const bases = skus.slice(-MAX_BASES)
  if (bases.length === 0) return NOTHING_RECOMMENDED
  const browserId = deviceFingerprintOf(shop.cookie)
  const baseOf = await loadBases(shop, bases)
  const [lists, needed] = await Promise.all([
    Promise.all(bases.map(sku => fetchRecommended(shop, { type: 'cart', browserId, sku, ...baseOf(sku) }))),
    loadNeeded(shop, bases, known),
  ])
  const others = lists.map(({ products }) => products.filter(({ masterVariant }) => isOther(masterVariant.sku)))
  const first = new Set(needed.map(({ id }) => id))
  const fused = fuseRankings(others, MAX_RECOMMENDATIONS + needed.length).filter(({ id }) => !first.has(id))
  return { id: lists[0]?.id ?? '', products: [...needed, ...fused].slice(0, MAX_RECOMMENDATIONS) }

  function isOther(sku: string): boolean {
    return !known.has(sku) && !isVirtualSku(sku)
  }
}

/**
 * What some products cannot be used without and the shopper does not have: of each reason the closest fit, none where they have one of
 * those that would do (PDP-27). None while that cannot be loaded.
 */
async function loadNeeded(
  { client, language }: ShopRequest,
  skus: readonly string[],
  known: ReadonlySet<string>,
): Promise<ProductProjection[]> {
  const asked = skus.map(sku => client.call('getProductRelations', { sku, locale: language }))
  const answers = await optionalBlock('relations', Promise.all(asked), [], { patienceMs: PATIENCE_MS })
  const required = answers.flatMap(({ relations }) => relations.filter(({ isRequired }) => isRequired))
  const missing = required.flatMap(({ products }) => {
    const isThere = products.some(product => skusOf(product).some(sku => known.has(sku)))
    return isThere ? [] : products.slice(0, 1)
  })
  return [...new Map(missing.map(product => [product.id, product])).values()]
}

/** Names of products, and the keys of the categories of the second and third level that they are in. */
async function loadBases(shop: ShopRequest, skus: readonly string[]) {
  const [{ products }, navigation] = await Promise.all([
    shop.client.call('getProduct', { skus: [...skus], limit: skus.length, locale: shop.language }),
    optionalBlock('departments', loadNavigation(shop), NO_NAVIGATION),
  ])
  const bySku = new Map(products.results.flatMap(product => skusOf(product).map(sku => [sku, product] as const)))
  return (sku: string) => {
    const product = bySku.get(sku)
    const [, second, third] = placeOfProduct(navigation, product?.categories ?? []).trail
    return { categories: [second?.key, third?.key], title: product ? localize(product.name, shop.locale) : '' }
  }
}

function skusOf({ masterVariant, variants }: Pick<ProductProjection, 'masterVariant' | 'variants'>): string[] {
  return [masterVariant, ...variants].map(({ sku }) => sku)
}

/**
 * One ranking of several lists by reciprocal rank fusion (Cormack et al. 2009, with k = 0): an item is worth 1 for being first in a list,
 * a half for being second, and so on. What fits one line well comes before what is further down for all of them. Of what is worth as much, what more lists have comes first.
 */
export function fuseRankings<Item extends { readonly id: string }>(
  lists: readonly (readonly Item[])[],
  limit: number,
): readonly Item[] {
  const worth = new Map<string, { readonly item: Item; readonly score: number; readonly listCount: number }>()
  for (const list of lists)
    for (const [position, item] of list.entries()) {
      const { score, listCount } = worth.get(item.id) ?? { score: 0, listCount: 0 }
      worth.set(item.id, { item, score: score + 1 / (position + 1), listCount: listCount + 1 })
    }
  return [...worth.values()]
    .sort((a, b) => b.score - a.score || b.listCount - a.listCount)
    .slice(0, limit)
    .map(({ item }) => item)
}
