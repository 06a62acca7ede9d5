import type { CategoryNode } from '@shop/domain/category'
import { localeOf, localize } from '@shop/domain/market'
import { effectivePrice, type ProductProjection } from '@shop/domain/product'
import type { MarketVisit } from './market-visit.ts'

/** A product as a shopper of a market knows it. Amounts in minor units of the market. */
export interface ShopProduct {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly path: string
  readonly centAmount: number
  readonly availableQuantity: number
  /** Names of the categories from the department to the one the product is in. */
  readonly trail: readonly string[]
}

/** A product by its SKU in the language of the visit. Throws when the market does not sell it. */
export async function findProduct(visit: MarketVisit, sku: string): Promise<ShopProduct> {
  const { language } = visit
  const { products } = (await visit.ask('getProduct', { skus: [sku], locale: language })) as {
    products: { results: ProductProjection[] }
  }
  const [product] = products.results
  const price = product?.masterVariant.price
  if (!product || !price) throw new Error(`${visit.market.country} does not sell ${sku}`)
  const { categories } = (await visit.ask('getCategory', { acceptLanguage: [language] })) as {
    categories: { results: CategoryNode[] }
  }
  const slug = localize(product.slug, language)
  return {
    id: product.id,
    sku,
    name: localize(product.name, localeOf(visit.market, language)),
    path: visit.market.nativeRouting ? `/p/${slug}` : `/${slug}`,
    centAmount: effectivePrice(price).centAmount,
    availableQuantity: product.masterVariant.availability.noChannel.availableQuantity,
    trail: trailTo(categories.results, product.categories.at(-1)?.key ?? '').map(node => localize(node.name, language)),
  }
}

function trailTo(nodes: readonly CategoryNode[], key: string): CategoryNode[] {
  for (const node of nodes) {
    if (node.key === key) return [node]
    const below = trailTo(node.children, key)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
