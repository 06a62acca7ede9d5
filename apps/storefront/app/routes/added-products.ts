import { localize } from '@shop/domain/market'
import { isSku, isVirtualSku } from '@shop/domain/product'
import { togglesOf } from '@shop/domain/toggle'
import { loadGuarantees } from '../catalogue/guarantee-offers.server.ts'
import { loadPreorders } from '../catalogue/preorders.server.ts'
import { NOTHING_RECOMMENDED } from '../catalogue/recommendations.server.ts'
import type { OffersForAdded } from '../features/cart/after-adding.tsx'
import { loadComplements, loadCurrentOffers } from '../features/cart/load-cart-page.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/added-products'
import { renderCard } from './cards.server.tsx'

/** Most products that are asked about at once. */
const MAX_SKUS = 20

/**
 * What can be offered with products of a cart: guarantees of each, and cards of what goes with them (SIDEBAR-02, SIDEBAR-03); and
 * what they cost, how many there are, and what of so many `units` of each comes later. What cannot be loaded is left out.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const named = (url.searchParams.get('skus') ?? '').split(',')
  const skus = [...new Set(named)].filter(sku => isSku(sku) && !isVirtualSku(sku)).slice(0, MAX_SKUS)
  const isRecommending = togglesOf(url.searchParams)['bloomreach-api']
  const offersOf = async (sku: string) => {
    const offers = await loadGuarantees(shop, sku)
    const name = (text: (typeof offers)[number]['name']) => (typeof text === 'string' ? text : localize(text, shop.locale))
    return { sku, offers: offers.map(offer => ({ ...offer, name: name(offer.name) })) }
  }
  const units = unitsOf(named, url.searchParams.get('units'))
  const ordered = skus.map(sku => ({ variant: { sku }, quantity: units.get(sku) ?? 1 }))
  const [data, guarantees, { id, products }, current, preorders] = await Promise.all([
    loadShopData(context, url),
    Promise.all(skus.map(offersOf)),
    isRecommending ? loadComplements(shop, skus) : NOTHING_RECOMMENDED,
    loadCurrentOffers(shop, skus),
    loadPreorders(shop, ordered),
  ])
  const found: OffersForAdded = {
    guarantees,
    recommendationId: id,
    complements: products.map(product => ({ sku: product.masterVariant.sku, html: renderCard(data, product) })),
    current,
    preorders,
  }
  // Prices may be those of a customer.
  return Response.json(found, { headers: { 'cache-control': 'private, no-store' } })
}

/** Units by SKU, which stand in the same order; what is no number of units is left out. */
function unitsOf(skus: readonly string[], list: string | null): ReadonlyMap<string, number> {
  const numbers = (list ?? '').split(',').map(Number)
  const named = skus.map((sku, index) => [sku, numbers[index] ?? 0] as const)
  return new Map(named.filter(([, units]) => Number.isSafeInteger(units) && units > 0))
}
