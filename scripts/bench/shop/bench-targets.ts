import { createShopClient } from '@shop/contract'
import type { Category } from '@shop/domain/category'
import { type Language, localize } from '@shop/domain/market'
import { Connection } from '../http/connection.ts'
import { createConnectionTransport } from '../http/connection-transport.ts'
import type { BenchShop } from './bench-shop.ts'

/** What clients of a shop are going to look at: several of a kind, so that no one page or row is measured alone. */
export interface BenchTargets {
  readonly categories: readonly { readonly id: string; readonly slug: string }[]
  /** Products on stock that are sold in the market. */
  readonly products: readonly { readonly id: string; readonly slug: string; readonly sku: string }[]
  readonly searches: readonly string[]
}

/** The host whose shop is measured, without its port. */
export const BENCH_HOST = 'de.localhost'

const CATEGORIES = 8
const PRODUCTS = 16
const FULL_PAGE = 24
const SEARCHES = ['fritteuse', 'mixer', 'waage', 'kühlschrank', 'schweißgerät', 'edelstahl', 'fritöse', 'kran']

/** A market by a host of it, without port, and a language. */
export interface TargetMarket {
  readonly host: string
  readonly language: Language
}

/** Finds what can be looked at in a market of a shop: categories with a full page of products where there are any. */
export async function findTargets(
  { port }: Pick<BenchShop, 'port'>,
  { host, language }: TargetMarket = { host: BENCH_HOST, language: 'de' },
): Promise<BenchTargets> {
  const connection = await Connection.open(port)
  try {
    const client = createShopClient(createConnectionTransport(connection, '/api/new-ct'), { host: `${host}:${port}` })
    const { categories } = await client.call('getCategory', { acceptLanguage: [language] })
    const { products } = await client.call('getProduct', { limit: 50, where: { isOnStock: true }, locale: language })
    if (products.results.length === 0) throw new Error('The shop sells nothing')
    return {
      categories: pickCategories(categories.results).map(({ id, slug }) => ({ id, slug: localize(slug, language) })),
      products: products.results
        .slice(0, PRODUCTS)
        .map(({ id, slug, masterVariant }) => ({ id, slug: localize(slug, language), sku: masterVariant.sku })),
      searches: SEARCHES,
    }
  } finally {
    connection.close()
  }
}

type PlacedCategory = Pick<Category, 'id' | 'slug' | 'productCount'> & { readonly children: readonly PlacedCategory[] }

/** Some of those with a full page, large and small; of a small catalogue the largest. */
function pickCategories(departments: readonly PlacedCategory[]): PlacedCategory[] {
  const all = departments.flatMap(withDescendants).toSorted((a, b) => countOf(b) - countOf(a))
  const full = all.filter(category => countOf(category) >= FULL_PAGE)
  if (full.length < CATEGORIES) return all.slice(0, CATEGORIES)
  return Array.from({ length: CATEGORIES }, (_, place) => full[Math.floor((place * full.length) / CATEGORIES)] as PlacedCategory)
}

function countOf({ productCount = 0 }: PlacedCategory): number {
  return productCount
}

function withDescendants(category: PlacedCategory): PlacedCategory[] {
  return [category, ...category.children.flatMap(withDescendants)]
}
