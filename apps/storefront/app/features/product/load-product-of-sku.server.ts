import { chooseVariant, isProductDetails, isSku, isVirtualSku, type ProductDetails } from '@shop/domain/product'
import type { ShopRequest } from '../../shop/request-context.server.ts'

/** A product by the SKU of one of its variants, which stands as the master; undefined where it is not sold by itself. */
export async function loadProductOfSku(
  { client, language }: Pick<ShopRequest, 'client' | 'language'>,
  sku: string,
): Promise<ProductDetails | undefined> {
  if (!isSku(sku) || isVirtualSku(sku)) return undefined
  const { products } = await client.call('getProduct', { skus: [sku], limit: 1, locale: language }, 'product-details')
  const [product] = products.results
  return product && isProductDetails(product) ? chooseVariant(product, sku) : undefined
}
