import type { ShopClient } from '@shop/contract'
import { MAX_PRODUCT_URLS } from '@shop/contract/product'
import { localeOf, type Market } from '@shop/domain/market'
import { largestPictureOf, type ProductUrl, stillPictures } from '@shop/domain/product'
import type { ShopRequest } from '../request/request-context.server.ts'
import { type SitemapPage, sitemapIndexXml, sitemapXml } from './crawler-files.ts'
import {
  absoluteUrl,
  alternatesOf,
  DEFAULT_LOCALE,
  type PagePath,
  pathOfArticle,
  pathOfCategory,
  pathOfContact,
  pathOfContentPage,
  pathOfDepartments,
  pathOfHome,
  pathOfProduct,
} from './page-url.ts'

/** Pages of one sitemap: with all their languages far below the 50 MB that search engines take. */
const MAX_PAGES = 5000

interface SitemapRequest {
  readonly shop: Pick<ShopRequest, 'client' | 'market'>
  readonly localPort: number | null
}

/** Products of one sitemap; each has a page per language of the market. */
function productsPerSitemap({ languages }: Market): number {
  return Math.floor(MAX_PAGES / languages.length)
}

/**
 * The sitemap of a host by its name without ending: the list of all, pages, categories, and the products in parts. Each
 * language of the host stands in the same ones. Undefined for an unknown name.
 */
export async function loadSitemap(name: string, request: SitemapRequest): Promise<string | undefined> {
  if (name === 'sitemap') return loadIndex(request)
  if (name === 'sitemap-pages') return loadPages(request)
  if (name === 'sitemap-categories') return loadCategories(request)
  const part = Number(/^sitemap-products-([1-9]\d{0,3})$/.exec(name)?.[1])
  return part ? loadProducts(request, part) : undefined
}

async function loadIndex({ shop: { client, market }, localPort }: SitemapRequest): Promise<string> {
  const { addresses } = await client.call('getProductUrls', { limit: 1 })
  const parts = Math.ceil((addresses.total ?? 0) / productsPerSitemap(market))
  const names = ['pages', 'categories', ...Array.from({ length: parts }, (_, index) => `products-${index + 1}`)]
  return sitemapIndexXml(names.map(name => absoluteUrl(market, `/sitemap-${name}.xml`, localPort)))
}

async function loadPages(request: SitemapRequest): Promise<string> {
  const { client, market } = request.shop
  const lists = await Promise.all(
    market.languages.map(language => client.call('listPages', { locale: localeOf(market, language) })),
  )
  const entries = new Map(lists.flatMap(({ pages }) => pages.map(page => [page.slug, page] as const)))
  const articleLists = await Promise.all(
    market.languages.map(language => client.call('listArticles', { locale: localeOf(market, language) })),
  )
  const articles = new Map(articleLists.flatMap(list => list.articles.map(article => [article.slug, article] as const)))
  // The page of contact is there without what editors write of it.
  const pages = [...entries.values()].filter(({ slug }) => slug !== 'contact')
  const ofPages = [...pages.map(pathOfContentPage), ...[...articles.values()].map(pathOfArticle)]
  const paths = [pathOfHome, pathOfDepartments, pathOfContact, ...ofPages]
  return sitemapXml(paths.flatMap(path => pagesOf(path, request)))
}

async function loadCategories(request: SitemapRequest): Promise<string> {
  const { addresses } = await request.shop.client.call('getCategoryUrls', {})
  return sitemapXml(addresses.flatMap(address => pagesOf(pathOfCategory(address), request)))
}

async function loadProducts(request: SitemapRequest, part: number): Promise<string | undefined> {
  const { client, market } = request.shop
  const size = productsPerSitemap(market)
  const found: ProductUrl[] = []
  let from: Position = { skip: (part - 1) * size }
  for (let isMore = true; isMore && found.length < size; ) {
    const limit = Math.min(MAX_PRODUCT_URLS, size - found.length)
    const results = await productsFrom(client, from, limit)
    found.push(...results)
    from = { after: results.at(-1)?.id ?? '' }
    isMore = results.length === limit
  }
  // A part behind the last one does not exist; the first one always does.
  if (found.length === 0 && part > 1) return undefined
  return sitemapXml(
    found.flatMap(product =>
      pagesOf(pathOfProduct(product), request).map(page => ({
        ...page,
        updatedAt: product.updatedAt,
        imageUrls: stillPictures(product.images).map(image => absoluteUrl(market, largestPictureOf(image), request.localPort)),
      })),
    ),
  )
}

/** Where a part of the products begins. */
type Position = { readonly skip: number } | { readonly after: string }

async function productsFrom(client: ShopClient, from: Position, limit: number): Promise<readonly ProductUrl[]> {
  const { addresses } = await client.call('getProductUrls', { ...from, limit })
  return addresses.results
}

/** A page in the languages of the host. */
function pagesOf(path: PagePath, { shop: { market }, localPort }: SitemapRequest): SitemapPage[] {
  const alternates = alternatesOf(path, localPort)
  const defaultUrl = alternates.find(({ locale }) => locale === DEFAULT_LOCALE)?.url
  const own = alternates.filter(({ locale }) => locale.endsWith(`-${market.country}`))
  return own.map(({ url }) => ({ url, alternates, defaultUrl }))
}
