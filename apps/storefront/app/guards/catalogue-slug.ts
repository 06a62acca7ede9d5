import { defaultLanguageOf, isLanguage, LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import { isProductSlug, skuOfProductSlug } from '@shop/domain/product'
import { LRUCache } from 'lru-cache'
import { logError } from '../request/log.server.ts'
import type { ShopRequest } from '../request/request-context.server.ts'
import { type Guard, isReading, redirectTo } from './guard.ts'
import { hrefOfUrl, type PageUrl, pageUrlOf } from './url/url-rule.ts'

/**
 * The current slug by country, language and requested slug, in this process, for five minutes: crawlers come back to old
 * URLs again and again. 5000 are about 1 MB.
 */
const currentSlugs = new LRUCache<string, { readonly slug: string | undefined }>({ max: 5000, ttl: 300_000 })

/** Longest slug that is looked up. */
const MAX_SLUG_LENGTH = 240

/**
 * The URL of the product or category that a URL means by a slug of another language, by an outdated slug, or without its
 * native prefix (GUARD-28, ROUTE-35); undefined when neither exists, or when it is that URL already.
 */
export async function catalogueUrlOf(shop: ShopRequest, url: PageUrl): Promise<PageUrl | undefined> {
  const { path } = url
  const native = path.length === 2 && (path[0] === 'p' || path[0] === 'c') ? path[0] : undefined
  const slug = native || path.length === 1 ? path.at(-1) : undefined
  if (slug === undefined || slug.length > MAX_SLUG_LENGTH || slug.includes('.')) return undefined
  const isProduct = isProductSlug(slug)
  const current = await findCurrentSlug(shop, languageOf(shop, url), slug, isProduct)
  if (current === undefined) return undefined
  const currentPath = shop.market.nativeRouting ? [isProduct ? 'p' : 'c', current] : [current]
  if (currentPath.join('/') === path.join('/')) return undefined
  return { ...url, path: currentPath, endsWithSlash: !isProduct, status: currentPath.length === path.length ? 308 : 301 }
}

function languageOf({ market }: ShopRequest, { prefix }: PageUrl): Language {
  return isLanguage(prefix) ? prefix : defaultLanguageOf(market)
}

async function findCurrentSlug(
  shop: ShopRequest,
  language: Language,
  slug: string,
  isProduct: boolean,
): Promise<string | undefined> {
  const key = `${shop.market.country} ${language} ${slug}`
  const known = currentSlugs.get(key)
  if (known) return known.slug
  try {
    const slugs = isProduct ? await slugsOfProduct(shop, language, slug) : await slugsOfCategory(shop, language, slug)
    currentSlugs.set(key, { slug: slugs?.[language] })
    return slugs?.[language]
  } catch (error) {
    // The page is missing either way; it must not become a failure.
    logError('Where a slug belongs is not known', error)
    return undefined
  }
}

async function slugsOfProduct({ client }: ShopRequest, language: Language, slug: string): Promise<LocalizedString | undefined> {
  const { products } = await client.call('getProduct', { skus: [skuOfProductSlug(slug)], limit: 1, locale: language })
  return products.results[0]?.slug
}

async function slugsOfCategory({ client }: ShopRequest, language: Language, slug: string): Promise<LocalizedString | undefined> {
  const acceptLanguage = [language, ...LANGUAGES.filter(other => other !== language)]
  const { categories } = await client.call('getCategory', { slug, acceptLanguage })
  return categories.results[0]?.slug
}

/** Redirects from a missing page to the product or category its slug means (GUARD-28). */
export const catalogueSlug: Guard = async request => {
  if (!isReading(request)) return
  const url = pageUrlOf(request.url)
  const current = url && (await catalogueUrlOf(request.shop, url))
  if (current) throw redirectTo(hrefOfUrl(current), current.status)
}
