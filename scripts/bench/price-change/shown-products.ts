import { createShopClient, type ShopClient } from '@shop/contract'
import type { Category } from '@shop/domain/category'
import { localize } from '@shop/domain/market'
import { Connection } from '../http/connection.ts'
import { createConnectionTransport } from '../http/connection-transport.ts'
import type { BenchShop } from '../shop/bench-shop.ts'
import { BENCH_HOST } from '../shop/bench-targets.ts'

/** The language of `BENCH_HOST`. */
export const SHOWN_LANGUAGE = 'de'

/** A product on stock, with the pages that show it. */
export interface ShownProduct {
  readonly sku: string
  readonly path: string
  /** A listing that has it on its first page. */
  readonly listingPath: string
  readonly amounts: { readonly centAmount: number; readonly discountedCentAmount?: number }
  readonly available: number
}

/** A department, which every page names. */
export type ShownDepartment = Pick<Category, 'id' | 'slug'>

type PlacedCategory = Pick<Category, 'id' | 'slug' | 'productCount'> & { readonly children: readonly PlacedCategory[] }

/** So few that all of a category are on its first page. */
const MAX_IN_CATEGORY = 20
const PRODUCTS = 3

/** A department, and products of as many small categories. Throws in a shop that has fewer. */
export async function findShown({ port, middlewarePort }: BenchShop): Promise<{
  readonly department: ShownDepartment
  readonly products: readonly ShownProduct[]
}> {
  const connection = await Connection.open(middlewarePort)
  try {
    const client = createShopClient(createConnectionTransport(connection), { host: `${BENCH_HOST}:${port}` })
    const { categories } = await client.call('getCategory', { acceptLanguage: [SHOWN_LANGUAGE] })
    const [department] = categories.results
    const products: ShownProduct[] = []
    for (const category of categories.results.flatMap(leavesOf).filter(isSmall)) {
      const product = await findProductOf(client, category)
      if (product) products.push(product)
      if (products.length === PRODUCTS) break
    }
    if (!department || products.length < PRODUCTS) throw new Error('The shop has too few categories with products on stock')
    return { department, products }
  } finally {
    connection.close()
  }
}

async function findProductOf(client: ShopClient, { id, slug }: PlacedCategory): Promise<ShownProduct | undefined> {
  const { found } = await client.call('searchCatalogue', { categoryId: id, inStockOnly: true, locale: SHOWN_LANGUAGE })
  const product = found.hits[0]?.product
  const price = product?.masterVariant.price
  if (!product || !price) return undefined
  const { sku } = product.masterVariant
  const { inventoryEntries } = await client.call('getInventory', { sku })
  const discountedCentAmount = price.discounted?.value.centAmount
  return {
    sku,
    path: `/${localize(product.slug, SHOWN_LANGUAGE)}`,
    listingPath: `/${localize(slug, SHOWN_LANGUAGE)}/`,
    amounts: { centAmount: price.value.centAmount, ...(discountedCentAmount ? { discountedCentAmount } : {}) },
    available: inventoryEntries.results[0]?.availableQuantity ?? 0,
  }
}

function leavesOf(category: PlacedCategory): PlacedCategory[] {
  return category.children.length === 0 ? [category] : category.children.flatMap(leavesOf)
}

function isSmall({ productCount = 0 }: PlacedCategory): boolean {
  return productCount > 0 && productCount <= MAX_IN_CATEGORY
}
