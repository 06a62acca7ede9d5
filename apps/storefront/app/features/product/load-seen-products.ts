import { createHttpTransport, createShopClient } from '@shop/contract'
import type { Language } from '@shop/domain/market'
import { isVirtualSku, type ProductProjection } from '@shop/domain/product'
import { clientSideDomain, logBrowserError } from '../../browser/environment.ts'

/** Products by id in this order, with current prices; without those no longer sold; empty after a failure. */
export async function loadSeenProducts(ids: readonly string[], language: Language): Promise<readonly ProductProjection[]> {
  const client = createShopClient(createHttpTransport('/api'), {
    host: clientSideDomain(),
    onError: error => logBrowserError(error.message, error.errors),
  })
  const result = await client
    .call('getProduct', { where: { ids: [...ids] }, limit: ids.length, locale: language })
    .catch(() => undefined)
  const found = new Map(result?.products.results.map(product => [product.id, product]))
  return ids.flatMap(id => {
    const product = found.get(id)
    return product?.masterVariant.price && !isVirtualSku(product.masterVariant.sku) ? [product] : []
  })
}
