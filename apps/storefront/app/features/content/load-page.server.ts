import {
  BRANDS_BY_SLUG,
  type FoundPage,
  factsNamedIn,
  fillInline,
  isBrandSlug,
  isPageSlug,
  omitMissingFacts,
  type PageEntry,
  type PageFacts,
  type ProductQuery,
} from '@shop/domain/content'
import type { ProductProjection } from '@shop/domain/product'
import { COMPANY } from '@shop/domain/store'
import { pageFactsOf } from '@shop/i18n/page-facts'
import { findCategory, loadNavigation, NO_NAVIGATION } from '../../catalogue/navigation.server.ts'
import type { CategoryLink } from '../../href/target-href.ts'
import type { MenuCategory } from '../../request/category-view.ts'
import { translatorOf } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { RequestInput, ShopRequest } from '../../request/request-context.server.ts'

/** Product cards in one block of a page. */
const BLOCK_SIZE = 8

/** The brand that a page presents, with example products. */
export interface PageBrand {
  readonly name: string
  readonly productCount: number
  readonly examples: readonly ProductProjection[]
}

/** A page with all data it shows. */
export interface LoadedPage {
  readonly content: FoundPage
  readonly facts: PageFacts
  /** Products of the blocks with products, by the block's index. */
  readonly products: Readonly<Record<number, readonly ProductProjection[]>>
  readonly otherPages: readonly PageEntry[]
  readonly brand: PageBrand | null
  readonly head: { readonly title: string; readonly description: string }
  /** Categories that its texts lead to. */
  readonly linkedCategories: readonly CategoryLink[]
}

/** The page with a slug, or undefined for an unknown one or one not written for this locale (CMS-03). Blocks with products may be missing. */
export async function loadPage(
  shop: ShopRequest,
  slug: string,
  { shopVatId = COMPANY.vatId }: Pick<RequestInput, 'shopVatId'>,
): Promise<LoadedPage | undefined> {
  if (!isPageSlug(slug)) return undefined
  const { client, locale, market, language, now } = shop
  const { page: written } = await client.call('getPage', { slug, locale })
  if (!written) return undefined
  const [{ pages }, { stores }, { departments }, brand] = await Promise.all([
    optionalBlock('list of pages', client.call('listPages', { locale }), { pages: [] }),
    optionalBlock('store', client.call('getStores', {}), { stores: { results: [] } }),
    optionalBlock('departments', loadNavigation(shop), NO_NAVIGATION),
    isBrandSlug(slug) ? loadBrand(shop, BRANDS_BY_SLUG[slug]) : null,
  ])
  const [store] = stores.results
  const t = translatorOf(locale)
  const known = pageFactsOf({ market, language, today: now.slice(0, 10), t, store, shopVatId })
  const content = { ...written, blocks: omitMissingFacts(written.blocks, known) }
  const products = await loadProductsOf(content, shop)
  const facts = factsNamedIn(content, known)
  const otherPages = isBrandSlug(slug) ? [] : pages.filter(page => !isBrandSlug(page.slug))
  const head = { title: fillInline(content.title, facts), description: fillInline(content.description, facts) }
  return { content, facts, products, otherPages, brand, head, linkedCategories: categoriesNamedIn(content, departments) }
}

/** The categories that the links of a page name, of any level. */
function categoriesNamedIn(page: FoundPage, departments: readonly MenuCategory[]): CategoryLink[] {
  const keys = new Set([...JSON.stringify(page).matchAll(/\bdepartment:([\w-]+)/g)].map(([, key = '']) => key))
  return [...keys].flatMap(key => {
    const category = findCategory(departments, key)
    return category ? [{ key, slug: category.slug }] : []
  })
}

async function loadProductsOf(page: FoundPage, shop: ShopRequest): Promise<LoadedPage['products']> {
  const loads = page.blocks.map(async (block, index) => {
    if (block.type !== 'product-list' && block.type !== 'carousel') return []
    const { results } = await loadProducts(shop, block.query, BLOCK_SIZE)
    return results.length > 0 ? [[index, results] as const] : []
  })
  return Object.fromEntries((await Promise.all(loads)).flat())
}

async function loadBrand(shop: ShopRequest, name: string): Promise<PageBrand> {
  const { results, total } = await loadProducts(shop, { brand: name }, 3)
  return { name, productCount: total, examples: results }
}

/** Products that meet a query; none where it names a department this market does not have. */
async function loadProducts({ client, language }: ShopRequest, { brand, tag, department }: ProductQuery, limit: number) {
  const predicate = department ? { customFilters: [`categories(key = "${department}")`] } : {}
  const where = { ...(brand ? { brand } : {}), ...(tag ? { tags: [tag] } : {}), ...predicate }
  const found = client.call('getProduct', { where, limit, locale: language }).then(({ products }) => products)
  return optionalBlock('products of a page', found, { results: [], total: 0, count: 0, limit, offset: 0 })
}
