import { defaultLanguageOf, isLanguage, LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import { isProductSlug, skuOfProductSlug } from '@shop/domain/product'
import { logError } from '../shop/log.server.ts'
import type { ShopRequest } from '../shop/request-context.server.ts'
import { hrefOfAddress } from './address/canonical-address.ts'
import { type PageAddress, pageAddressOf } from './address/page-address.ts'
import { createBoundedMemory } from './bounded-memory.ts'
import { type Guard, isReading } from './guard.ts'
import { leadTo } from './lead-to.ts'

/** Slugs in the languages of the market by country, language and the slug that was asked for. */
const memory = createBoundedMemory<string | null>(5000, 300_000)

/** Longest slug that is asked about. */
const MAX_SLUG = 240

/**
 * The address of the product or category that an address means by a slug of another language, by an outdated slug, or
 * without its native prefix (GUARD-28, ROUTE-35); undefined when it means none, or is that address already.
 */
export async function ownAddressOf(shop: ShopRequest, address: PageAddress): Promise<PageAddress | undefined> {
  const { path } = address
  const native = path.length === 2 && (path[0] === 'p' || path[0] === 'c') ? path[0] : undefined
  const slug = native || path.length === 1 ? path.at(-1) : undefined
  if (slug === undefined || slug.length > MAX_SLUG || slug.includes('.')) return undefined
  const isProduct = isProductSlug(slug)
  const own = await ownSlugOf(shop, languageOf(shop, address), slug, isProduct)
  if (own === undefined) return undefined
  const ownPath = shop.market.nativeRouting ? [isProduct ? 'p' : 'c', own] : [own]
  if (ownPath.join('/') === path.join('/')) return undefined
  return { ...address, path: ownPath, endsWithSlash: !isProduct, status: ownPath.length === path.length ? 308 : 301 }
}

function languageOf({ market }: ShopRequest, { prefix }: PageAddress): Language {
  return isLanguage(prefix) ? prefix : defaultLanguageOf(market)
}

async function ownSlugOf(shop: ShopRequest, language: Language, slug: string, isProduct: boolean): Promise<string | undefined> {
  const key = `${shop.market.country} ${language} ${slug}`
  const now = Date.parse(shop.now)
  const known = memory.get(key, now)
  if (known) return known.value ?? undefined
  try {
    const slugs = isProduct ? await slugsOfProduct(shop, language, slug) : await slugsOfCategory(shop, language, slug)
    memory.set(key, slugs?.[language] ?? null, now)
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

/** Leads from a missing page to the product or category its slug means (GUARD-28). */
export const ownAddress: Guard = async request => {
  if (!isReading(request)) return
  const address = pageAddressOf(request.url)
  const own = address && (await ownAddressOf(request.shop, address))
  if (own) throw leadTo(hrefOfAddress(own), own.status)
}
