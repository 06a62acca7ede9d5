import type { ShopClient } from '@shop/contract'
import type { ResultOf } from '@shop/contract/operations'
import { SHOWN_VOLUME_TIERS, type VolumeTier, volumeTiersOf } from '@shop/domain/discount'
import { localize } from '@shop/domain/market'
import {
  chooseVariant,
  comparisonOf,
  isProductDetails,
  isSku,
  isVirtualSku,
  type ProductComparison,
  type ProductDetails,
  type ProductProjection,
} from '@shop/domain/product'
import { loadGuarantees } from '../../catalogue/guarantee-offers.server.ts'
import { fetchRecommended, NOTHING_RECOMMENDED, type Recommended } from '../../catalogue/recommendations.server.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** What fits a product, and what it fits. */
type ProductRelations = ResultOf<'getProductRelations'>

const NO_RELATIONS: ProductRelations = { relations: [], bases: [] }

/** The part of the request that a product page needs. */
export type ProductShop = Pick<ShopRequest, 'client' | 'language' | 'locale'>

/**
 * A product with the texts of its head, or undefined for an unknown, unpublished or virtual one (PDP-28): virtual ones are
 * sold with others. `variantSku` chooses one of its variants; an unknown one shows the product itself.
 */
export async function loadProduct(shop: ProductShop, slug: string, variantSku?: string) {
  const { products } = await shop.client.call(
    'getProduct',
    { where: { slug }, limit: 1, locale: shop.language },
    'product-details',
  )
  const [found] = products.results
  if (!found || !isProductDetails(found) || isVirtualSku(found.masterVariant.sku)) return undefined
  const head = {
    title: localize(found.metaTitle, shop.locale),
    description: localize(found.metaDescription, shop.locale) || localize(found.description, shop.locale),
    keywords: localize(found.metaKeywords, shop.locale),
  }
  return { product: chooseVariant(found, variantSku), head }
}

/** What the buy box offers with a product. Never rejects: without volume tiers or guarantees the product can still be bought. */
export async function loadBuyBox(shop: ProductShop, product: ProductDetails) {
  const [volumeTiers, guarantees] = await Promise.all([
    loadVolumeTiers(shop.client, product),
    loadGuarantees(shop, product.masterVariant.sku),
  ])
  return { volumeTiers, guarantees }
}

/** Other products that a product page shows below the fold. */
export interface RelatedProducts {
  readonly similar: Recommended
  /** What is bought in the same orders, where the product itself can be bought now. */
  readonly boughtTogether: Recommended
  readonly complementary: readonly ProductProjection[]
  readonly comparison: ProductComparison | undefined
  /** What goes with it, by the reasons for it, and what it goes with itself (PDP-27). */
  readonly relations: ProductRelations
}

/**
 * Loads the other products of a product page; those that are recommended only where `isRecommending` (REC-07). Never rejects: a
 * block that cannot be loaded is logged and left out (REC-08).
 */
export async function loadRelatedProducts(
  shop: ProductShop,
  product: ProductDetails,
  { isRecommending }: { readonly isRecommending: boolean },
): Promise<RelatedProducts> {
  const { sku, price, availability } = product.masterVariant
  const isBuyable = price !== undefined && availability.noChannel.isOnStock
  const recommended = (type: 'similar-products' | 'bought-together') =>
    isRecommending
      ? optionalBlock(`recommendations: ${type}`, fetchRecommended(shop, { type, sku }), NOTHING_RECOMMENDED)
      : NOTHING_RECOMMENDED
  const [similar, boughtTogether, complementary, comparison, relations] = await Promise.all([
    recommended('similar-products'),
    isBuyable ? recommended('bought-together') : NOTHING_RECOMMENDED,
    optionalBlock('complementary products', loadComplementary(shop, product), []),
    optionalBlock('comparison products', loadComparison(shop, product), undefined),
    optionalBlock('relations', shop.client.call('getProductRelations', { sku, locale: shop.language }), NO_RELATIONS),
  ])
  return { similar, boughtTogether, complementary, comparison, relations }
}

/** Complementary products; empty where the store has switched them off (COMP-04). */
async function loadComplementary({ client, language }: ProductShop, product: ProductProjection): Promise<ProductProjection[]> {
  const { products } = await client.call('getComplementaryProductsBySku', { skus: [product.masterVariant.sku], locale: language })
  return products
}

/** The product next to the best of its family, new goods with new ones and seconds with seconds (PDP-15..PDP-18). */
async function loadComparison(
  { client, language }: ProductShop,
  product: ProductDetails,
): Promise<ProductComparison | undefined> {
  const bware = product.masterVariant.attributes.some(({ name, value }) => name === 'bware' && value === true)
  const { products } = await client.call('getComparisonProducts', { family: product.family, bware, locale: language })
  return comparisonOf(product, products)
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
