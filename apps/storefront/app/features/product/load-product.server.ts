import { getComplementaryProductsBySku, getProduct } from '@shop/contract/product'
import { localize } from '@shop/domain/market'
import { isProductDetails, isVirtualSku, type ProductProjection } from '@shop/domain/product'
import { loadGuarantees } from '../../shop/load-guarantees.server.ts'
import { optionalBlock } from '../../shop/optional-block.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import { loadVolumeTiers } from './load-volume-tiers.server.ts'

/** Related products shown at most (PDP-19). */
const RELATED_LIMIT = 8

/** A product with its like, or undefined for an unknown, unpublished or virtual one (PDP-28): those are sold with others. */
export async function loadProduct(shop: ShopRequest, slug: string) {
  const { products } = await shop.client.call(getProduct, { where: { slug }, limit: 1, locale: shop.language }, 'product-details')
  const [product] = products.results
  if (!product || !isProductDetails(product) || isVirtualSku(product.masterVariant.sku)) return undefined
  const head = {
    title: localize(product.metaTitle, shop.locale),
    description: localize(product.metaDescription, shop.locale),
  }
  const [related, complementary, volumeTiers, guarantees] = await Promise.all([
    optionalBlock('related products', loadRelated(shop, product), []),
    optionalBlock('complementary products', loadComplementary(shop, product), []),
    loadVolumeTiers(shop.client, product),
    loadGuarantees(shop, product.masterVariant.sku),
  ])
  return { product, related, complementary, volumeTiers, guarantees, head }
}

/** Others of the same category that can be bought now (PDP-19). */
async function loadRelated({ client, language }: ShopRequest, product: ProductProjection): Promise<ProductProjection[]> {
  const category = product.categories.at(-1)
  if (!category) return []
  const { products } = await client.call(getProduct, {
    where: {
      categoryIds: [category.id],
      isOnStock: true,
      attributes: [{ name: 'eligibleForSelling', type: 'boolean', values: [true] }],
    },
    limit: RELATED_LIMIT + 1,
    locale: language,
  })
  return products.results.filter(({ id }) => id !== product.id).slice(0, RELATED_LIMIT)
}

/** What goes well with the product; empty where the store does not want it (COMP-04). */
async function loadComplementary({ client, language }: ShopRequest, product: ProductProjection): Promise<ProductProjection[]> {
  const { products } = await client.call(getComplementaryProductsBySku, { skus: [product.masterVariant.sku], locale: language })
  return products
}
