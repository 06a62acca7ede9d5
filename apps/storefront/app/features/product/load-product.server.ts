import type { ShopClient } from '@shop/contract'
import { SHOWN_VOLUME_TIERS, type VolumeTier, volumeTiersOf } from '@shop/domain/discount'
import { localize } from '@shop/domain/market'
import {
  type Comparison,
  chooseVariant,
  comparisonOf,
  isProductDetails,
  isSku,
  isVirtualSku,
  type ProductDetails,
  type ProductProjection,
  productReferences,
} from '@shop/domain/product'
import { loadGuarantees } from '../../catalogue/guarantee-offers.server.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** PDP-19 */
const MAX_RELATED = 8

/** Accessories, or products that an accessory fits. */
const MAX_REFERENCES = 12

/** The part of the request that a product page needs. */
type ProductShop = Pick<ShopRequest, 'client' | 'language' | 'locale'>

/**
 * A product with related ones, or undefined for an unknown, unpublished or virtual one (PDP-28): those are sold with others.
 * `variantSku` chooses one of its variants; one that it does not have is the product itself.
 */
export async function loadProduct(shop: ProductShop, slug: string, variantSku?: string) {
  const { products } = await shop.client.call(
    'getProduct',
    { where: { slug }, limit: 1, locale: shop.language },
    'product-details',
  )
  const [found] = products.results
  if (!found || !isProductDetails(found) || isVirtualSku(found.masterVariant.sku)) return undefined
  const product = chooseVariant(found, variantSku)
  const head = {
    title: localize(product.metaTitle, shop.locale),
    description: localize(product.metaDescription, shop.locale),
    keywords: localize(product.metaKeywords, shop.locale),
  }
  const [related, complementary, comparison, accessories, parents, volumeTiers, guarantees] = await Promise.all([
    optionalBlock('related products', loadRelated(shop, product), []),
    optionalBlock('complementary products', loadComplementary(shop, product), []),
    optionalBlock('comparison products', loadComparison(shop, product), undefined),
    optionalBlock('accessories', loadReferenced(shop, product, 'relatedAccessories'), []),
    optionalBlock('products of an accessory', loadReferenced(shop, product, 'parentProductsForAccessory'), []),
    loadVolumeTiers(shop.client, product),
    loadGuarantees(shop, product.masterVariant.sku),
  ])
  return { product, related, complementary, comparison, accessories, parents, volumeTiers, guarantees, head }
}

/** Others of the same category that can be bought now (PDP-19). */
async function loadRelated({ client, language }: ProductShop, product: ProductProjection): Promise<ProductProjection[]> {
  const category = product.categories.at(-1)
  if (!category) return []
  const { products } = await client.call('getProduct', {
    where: {
      categoryIds: [category.id],
      isOnStock: true,
      attributes: [{ name: 'eligibleForSelling', type: 'boolean', values: [true] }],
    },
    limit: MAX_RELATED + 1,
    locale: language,
  })
  return products.results.filter(({ id }) => id !== product.id).slice(0, MAX_RELATED)
}

/** Complementary products; empty where the store has switched them off (COMP-04). */
async function loadComplementary({ client, language }: ProductShop, product: ProductProjection): Promise<ProductProjection[]> {
  const { products } = await client.call('getComplementaryProductsBySku', { skus: [product.masterVariant.sku], locale: language })
  return products
}

/** The product next to the best of its family, new goods with new ones and seconds with seconds (PDP-15..PDP-18). */
async function loadComparison({ client, language }: ProductShop, product: ProductDetails): Promise<Comparison | undefined> {
  const bware = product.masterVariant.attributes.some(({ name, value }) => name === 'bware' && value === true)
  const { products } = await client.call('getComparisonProducts', { family: product.family, bware, locale: language })
  return comparisonOf(product, products)
}

/** Products that an attribute points to, in its order; those that are not published or not sold here are left out (PDP-27). */
async function loadReferenced(
  { client, language }: ProductShop,
  product: ProductDetails,
  name: 'relatedAccessories' | 'parentProductsForAccessory',
): Promise<ProductProjection[]> {
  const ids = productReferences(product.masterVariant.attributes, name).slice(0, MAX_REFERENCES)
  if (ids.length === 0) return []
  const { products } = await client.call('getProduct', { where: { ids }, limit: ids.length, locale: language })
  const found = new Map(products.results.map(other => [other.id, other]))
  return ids.flatMap(id => {
    const other = found.get(id)
    return other?.masterVariant.price && id !== product.id ? [other] : []
  })
}

/** A product by the SKU of one of its variants, which becomes the masterVariant; undefined where it is not sold by itself. */
export async function loadProductOfSku(
  { client, language }: Pick<ShopRequest, 'client' | 'language'>,
  sku: string,
): Promise<ProductDetails | undefined> {
  if (!isSku(sku) || isVirtualSku(sku)) return undefined
  const { products } = await client.call('getProduct', { skus: [sku], limit: 1, locale: language }, 'product-details')
  const [product] = products.results
  return product && isProductDetails(product) ? chooseVariant(product, sku) : undefined
}

/**
 * The volume tiers a product page shows, by ascending threshold (DISC-17). Only a product with a group has any
 * (DISC-10); when they cannot be loaded, nothing is returned (DISC-11).
 */
export async function loadVolumeTiers(
  client: ShopClient,
  product: Pick<ProductProjection, 'masterVariant'>,
): Promise<readonly VolumeTier[] | undefined> {
  const group: unknown = product.masterVariant.attributes.find(({ name }) => name === 'volumeDiscountGroup')?.value
  if (typeof group !== 'string') return undefined
  const tiers = client
    .call('getVolumeDiscounts', { discountGroup: group, sort: 'sortOrder asc' })
    .then(({ cartDiscounts }) => volumeTiersOf(group, cartDiscounts.results).slice(0, SHOWN_VOLUME_TIERS))
  return optionalBlock('volume discounts', tiers, undefined)
}
