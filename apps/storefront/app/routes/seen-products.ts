import { isVirtualSku } from '@shop/domain/product'
import { shopContext } from '../request/request-context.server.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/seen-products'
import { renderCards } from './cards.server.tsx'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Most ids that are read; a browser remembers as many. */
const MAX_IDS = 20
/** A row on the widest screen. */
const MAX_SHOWN = 5

/** Cards of the products a browser names, in its order, as HTML; those no longer sold are left out (PDP-25). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, language } = context.get(shopContext)
  const named = (url.searchParams.get('ids') ?? '').split(',').filter(id => ID.test(id))
  const ids = [...new Set(named)].slice(0, MAX_IDS)
  const found =
    ids.length > 0 ? await client.call('getProduct', { where: { ids }, limit: ids.length, locale: language }) : undefined
  const byId = new Map(found?.products.results.map(product => [product.id, product]))
  const products = ids.flatMap(id => {
    const product = byId.get(id)
    return product?.masterVariant.price && !isVirtualSku(product.masterVariant.sku) ? [product] : []
  })
  const data = await loadShopData(context, url)
  const html = products.length > 0 ? renderCards(data, products.slice(0, MAX_SHOWN), { fillsRows: true }) : ''
  // Prices may be those of a customer.
  return Response.json({ html }, { headers: { 'cache-control': 'private, no-store' } })
}
