import { isSku, MAX_CHOSEN_PRODUCTS } from '@shop/domain/product'
import { shopContext } from '../request/request-context.server.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/product-marks'
import { chosenVariants, renderMarkBar } from './marks-view.server.tsx'

/** The bar with the products that a visitor compares, and what may be said of saved ones. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const skus = [...new Set((url.searchParams.get('skus') ?? '').split(',').filter(isSku))].slice(0, MAX_CHOSEN_PRODUCTS)
  const [data, { products }] = await Promise.all([loadShopData(context, url), chosenVariants(shop, skus)])
  return Response.json({ html: renderMarkBar(data, products) }, { headers: { 'cache-control': 'private, no-store' } })
}
