import {
  type ArticleEntry,
  BRANDS_BY_SLUG,
  type ComponentContent,
  type ContentKey,
  type FoundPage,
  factsNamedIn,
  fillInline,
  HOME_SLUG,
  isBrandSlug,
  isPageSlug,
  omitMissingFacts,
  type PageBlock,
  type PageEntry,
  type PageFacts,
  type ProductQuery,
} from '@shop/domain/content'
import type { ProductImage, ProductProjection } from '@shop/domain/product'
import { COMPANY } from '@shop/domain/store'
import { pageFactsOf } from '@shop/i18n/page-facts'
import { findCategory, loadNavigation, NO_NAVIGATION } from '../../catalogue/navigation.server.ts'
import type { CategoryLink } from '../../href/target-href.ts'
import type { MenuCategory } from '../../request/category-view.ts'
import { translatorOf } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { RequestInput, ShopRequest } from '../../request/request-context.server.ts'

/** The brand that a page presents, with example products. */
export interface PageBrand {
  readonly name: string
  readonly productCount: number
  readonly examples: readonly ProductProjection[]
}

/** An article in a list, with the picture of its product. */
export interface ArticleCard {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Missing where the market does not sell the product. */
  readonly image?: ProductImage
}

/** What an article has besides a page. */
export interface PageArticle extends ArticleEntry {
  /** The title of the list of articles. */
  readonly listTitle: string
  readonly image?: ProductImage
  readonly related: readonly string[]
}

/** A page with all data it shows. */
export interface LoadedPage {
  /** Of an article, the slug is that of the list it stands in. */
  readonly content: FoundPage
  /** Set where the page is an article (ROUTE-26). */
  readonly article: PageArticle | null
  /** Articles that it shows: all of them in a list, or those to read next. */
  readonly articles: readonly ArticleCard[]
  readonly facts: PageFacts
  /** Products of the blocks with products, by the block's index. */
  readonly products: Readonly<Record<number, readonly ProductProjection[]>>
  readonly otherPages: readonly PageEntry[]
  readonly brand: PageBrand | null
  /** Texts of editors for departments and brands; null where it shows none, or there are no such texts. */
  readonly componentTexts: Readonly<Record<'departments' | 'brands', ComponentContent | null>>
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
  const { client, locale } = shop
  const { page: written } = await client.call('getPage', { slug, locale })
  if (!written) return undefined
  const page = await load(shop, written, { shopVatId })
  const hasArticles = written.blocks.some(({ type }) => type === 'articles')
  return hasArticles ? { ...page, articles: await loadArticleCards(shop) } : page
}

/** The article with a slug, or undefined for an unknown one or one not written for this locale (ROUTE-26). */
export async function loadArticle(
  shop: ShopRequest,
  slug: string,
  { shopVatId = COMPANY.vatId }: Pick<RequestInput, 'shopVatId'>,
): Promise<LoadedPage | undefined> {
  const { client, locale } = shop
  const { article } = await client.call('getArticle', { slug, locale })
  if (!article) return undefined
  const { title, description, lead, blocks, source, locales, ...entry } = article
  const [page, cards] = await Promise.all([
    load(shop, { slug: 'inspirations', title, description, lead, blocks, source, locales }, { shopVatId }),
    loadArticleCards(shop),
  ])
  const listTitle = page.otherPages.find(({ slug }) => slug === 'inspirations')?.title ?? ''
  const own = cards.find(card => card.slug === slug)
  const others = cards.filter(card => card.slug !== slug)
  const isRelated = (card: ArticleCard) => entry.related.includes(card.slug)
  const articles = [...others.filter(isRelated), ...others.filter(card => !isRelated(card))].slice(0, RELATED_COUNT)
  const image = own?.image ? { image: own.image } : {}
  return { ...page, article: { ...entry, title, description, locales, listTitle, ...image }, articles }
}

/** Articles to read next. */
const RELATED_COUNT = 3

/** All articles of the locale, with the pictures of products that the market sells; none where they cannot be loaded. */
async function loadArticleCards(shop: ShopRequest): Promise<readonly ArticleCard[]> {
  const { client, locale } = shop
  const { articles } = await optionalBlock('articles', client.call('listArticles', { locale }), { articles: [] })
  if (articles.length === 0) return []
  const products = await loadItems(
    shop,
    articles.map(({ picture }) => picture),
  )
  return articles.map(({ slug, title, description, picture }) => {
    const image = products.find(({ masterVariant }) => masterVariant.sku === picture)?.masterVariant.images[0]
    return { slug, title, description, ...(image ? { image } : {}) }
  })
}

/** The home page, which shows of its products those that can be bought now; undefined where it is not written (SHELL-43). */
export async function loadHome(
  shop: ShopRequest,
  { shopVatId = COMPANY.vatId }: Pick<RequestInput, 'shopVatId'>,
): Promise<LoadedPage | undefined> {
  const { client, locale } = shop
  const { page } = await optionalBlock('home', client.call('getPage', { slug: HOME_SLUG, locale }), { page: null })
  return page ? load(shop, page, { shopVatId, rows: HOME_ROWS }) : undefined
}

/** Which products a block of a page shows, and how many. */
interface ProductRows {
  readonly size: number
  readonly isOnStock?: true
}
const PAGE_ROWS: ProductRows = { size: 8 }
const HOME_ROWS: ProductRows = { size: 5, isOnStock: true }

interface LoadOptions {
  readonly shopVatId: string
  readonly rows?: ProductRows
}

/** Everything else that a page shows. */
async function load(shop: ShopRequest, written: FoundPage, { shopVatId, rows = PAGE_ROWS }: LoadOptions): Promise<LoadedPage> {
  const { client, locale, market, language, now } = shop
  const { slug } = written
  const texts = (key: ContentKey, type: PageBlock['type']) =>
    written.blocks.some(block => block.type === type) ? loadTexts(shop, key) : null
  const [{ pages }, { stores }, { departments }, brand, ofDepartments, ofBrands] = await Promise.all([
    optionalBlock('list of pages', client.call('listPages', { locale }), { pages: [] }),
    optionalBlock('store', client.call('getStores', {}), { stores: { results: [] } }),
    optionalBlock('departments', loadNavigation(shop), NO_NAVIGATION),
    slug !== HOME_SLUG && isBrandSlug(slug) ? loadBrand(shop, BRANDS_BY_SLUG[slug]) : null,
    texts('shop-by-department', 'departments'),
    texts('trusted-brands', 'brands'),
  ])
  const [store] = stores.results
  const t = translatorOf(locale)
  const known = pageFactsOf({ market, language, today: now.slice(0, 10), t, store, shopVatId })
  const content = { ...written, blocks: omitMissingFacts(written.blocks, known) }
  const products = await loadProductsOf(content, shop, rows)
  const facts = factsNamedIn(content, known)
  const otherPages = slug === HOME_SLUG || isBrandSlug(slug) ? [] : pages.filter(page => !isBrandSlug(page.slug))
  const head = { title: fillInline(content.title, facts), description: fillInline(content.description, facts) }
  const linkedCategories = categoriesNamedIn(content, departments)
  const componentTexts = { departments: ofDepartments, brands: ofBrands }
  const loaded = { content, facts, products, otherPages, brand, componentTexts, head, linkedCategories }
  return { ...loaded, article: null, articles: [] }
}

/** The categories that the links of a page name, of any level. */
function categoriesNamedIn(page: FoundPage, departments: readonly MenuCategory[]): CategoryLink[] {
  const keys = new Set([...JSON.stringify(page).matchAll(/\bdepartment:([\w-]+)/g)].map(([, key = '']) => key))
  return [...keys].flatMap(key => {
    const category = findCategory(departments, key)
    return category ? [{ key, slug: category.slug }] : []
  })
}

async function loadTexts({ client, locale }: ShopRequest, slug: ContentKey): Promise<ComponentContent | null> {
  const answer = client.call('getContent', { slug, locale })
  return optionalBlock(
    slug,
    answer.then(({ content }) => content),
    null,
  )
}

async function loadProductsOf(page: FoundPage, shop: ShopRequest, rows: ProductRows): Promise<LoadedPage['products']> {
  const loads = page.blocks.map(async (block, index) => {
    const results = await loadProductsOfBlock(shop, block, rows)
    return results.length > 0 ? [[index, results] as const] : []
  })
  return Object.fromEntries((await Promise.all(loads)).flat())
}

async function loadProductsOfBlock(
  shop: ShopRequest,
  block: PageBlock,
  rows: ProductRows,
): Promise<readonly ProductProjection[]> {
  if (block.type === 'items') return loadItems(shop, block.skus)
  if (block.type !== 'product-list' && block.type !== 'carousel') return []
  return (await loadProducts(shop, block.query, rows)).results
}

/** Products by their item numbers, in their order, without those that the market does not sell. */
async function loadItems({ client, language }: ShopRequest, skus: readonly string[]): Promise<readonly ProductProjection[]> {
  const answer = client.call('getProduct', { skus: [...new Set(skus)], limit: 100, locale: language })
  const products = await optionalBlock(
    'items of a page',
    answer.then(({ products }) => products.results),
    [],
  )
  return skus.flatMap(
    sku => products.find(({ masterVariant }) => masterVariant.sku === sku && masterVariant.price !== undefined) ?? [],
  )
}

async function loadBrand(shop: ShopRequest, name: string): Promise<PageBrand> {
  const { results, total } = await loadProducts(shop, { brand: name }, { size: 3 })
  return { name, productCount: total, examples: results }
}

/** Products that meet a query; none where it names a department this market does not have. */
async function loadProducts({ client, language }: ShopRequest, { brand, tag, department }: ProductQuery, rows: ProductRows) {
  const predicate = department ? { customFilters: [`categories(key = "${department}")`] } : {}
  const where = { ...(brand ? { brand } : {}), ...(tag ? { tags: [tag] } : {}), ...predicate }
  const { size: limit, isOnStock } = rows
  const found = client
    .call('getProduct', { where: { ...where, ...(isOnStock ? { isOnStock } : {}) }, limit, locale: language })
    .then(({ products }) => products)
  return optionalBlock('products of a page', found, { results: [], total: 0, count: 0, limit, offset: 0 })
}
