import { isVirtualSku, LAST_SEEN_LIMIT, type ProductProjection } from '@shop/domain/product'
import { recommendationKeysOf } from '@shop/domain/recommendation'
import { fetchRecommended, NOTHING_RECOMMENDED } from '../catalogue/recommendations.server.ts'
import { deviceFingerprintOf, hasConsentTo } from '../request/consent-cookies.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/seen-products'
import { renderLastSeen } from './last-seen-view.server.tsx'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Cards of the products seen last, as HTML: those that the browser names, in its order, then those that the recommendation
 * service knows of it, where that is consented to (PDP-25, REC-04). What is no longer sold is left out, and the product that is
 * shown.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const named = (url.searchParams.get('ids') ?? '').split(',').filter(id => ID.test(id))
  const shown = url.searchParams.get('shown')
  const [own, known] = await Promise.all([loadNamed(shop, [...new Set(named)].slice(0, LAST_SEEN_LIMIT)), loadKnown(shop)])
  const byId = new Map([...known, ...own].map(product => [product.id, product]))
  const ids = new Set([...own, ...known].map(({ id }) => id))
  const products = [...ids].flatMap(id => (id === shown ? [] : (byId.get(id) ?? []))).slice(0, LAST_SEEN_LIMIT)
  const data = await loadShopData(context, url)
  const mark = { id: recommendationKeysOf(shop.locale).lastSeenId, name: 'last-seen' } as const
  const html = products.length > 0 ? renderLastSeen(data, products, mark) : ''
  // Prices may be those of a customer.
  return Response.json({ html }, { headers: { 'cache-control': 'private, no-store' } })
}

async function loadNamed({ client, language }: ShopRequest, ids: readonly string[]): Promise<readonly ProductProjection[]> {
  if (ids.length === 0) return []
  const { products } = await client.call('getProduct', { where: { ids: [...ids] }, limit: ids.length, locale: language })
  const byId = new Map(products.results.map(product => [product.id, product]))
  return ids.flatMap(id => {
    const product = byId.get(id)
    return product?.masterVariant.price && !isVirtualSku(product.masterVariant.sku) ? [product] : []
  })
}

async function loadKnown(shop: ShopRequest): Promise<readonly ProductProjection[]> {
  const browserId = hasConsentTo('preferences', shop.cookie) ? deviceFingerprintOf(shop.cookie) : undefined
  if (browserId === undefined) return []
  const asked = fetchRecommended(shop, { type: 'last-seen', browserId })
  return (await optionalBlock('products seen last', asked, NOTHING_RECOMMENDED)).products
}
