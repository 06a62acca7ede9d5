import { localize } from '@shop/domain/market'
import {
  type Comparison,
  chooseVariant,
  comparisonOf,
  isProductDetails,
  isVirtualSku,
  type ProductDetails,
  type ProductProjection,
  productReferences,
} from '@shop/domain/product'
import { loadGuarantees } from '../../shop/load-guarantees.server.ts'
import { optionalBlock } from '../../shop/optional-block.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import { loadVolumeTiers } from './load-volume-tiers.server.ts'

/** Related products shown at most (PDP-19). */
const RELATED_LIMIT = 8

/** Accessories, or products an accessory fits, shown at most. */
const REFERENCES_LIMIT = 12

/** What of the request a product page is loaded with. */
export type ProductShop = Pick<ShopRequest, 'client' | 'language' | 'locale'>

/**
 * A product with its like, or undefined for an unknown, unpublished or virtual one (PDP-28): those are sold with others.
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
    limit: RELATED_LIMIT + 1,
    locale: language,
  })
  return products.results.filter(({ id }) => id !== product.id).slice(0, RELATED_LIMIT)
}

/** What goes well with the product; empty where the store does not want it (COMP-04). */
async function loadComplementary({ client, language }: ProductShop, product: ProductProjection): Promise<ProductProjection[]> {
  const { products } = await client.call('getComplementaryProductsBySku', { skus: [product.masterVariant.sku], locale: language })
  return products
}

/** The product beside the best of its family, new goods with new ones and seconds with seconds (PDP-15..PDP-18). */
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
  const ids = productReferences(product.masterVariant.attributes, name).slice(0, REFERENCES_LIMIT)
  if (ids.length === 0) return []
  const { products } = await client.call('getProduct', { where: { ids }, limit: ids.length, locale: language })
  const found = new Map(products.results.map(other => [other.id, other]))
  return ids.flatMap(id => {
    const other = found.get(id)
    return other?.masterVariant.price && id !== product.id ? [other] : []
  })
}
