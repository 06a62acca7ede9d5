import { collectionKeyOf } from '@shop/domain/catalogue'
import { type CountryCode, defaultLanguageOf, type Language, marketOf } from '@shop/domain/market'
import { shopSystemPageOf } from '@shop/domain/redirection'
import type { ReadModel } from './read-model.ts'

/**
 * The path in a market of what a URL of Shopify shows, such as `/products/band-saw`, by the key that an import gave it;
 * undefined for any other URL, and for what is not shown there. Two look-ups in memory, whatever the catalogue holds.
 */
export function pathOfShopSystemPage(
  model: Pick<ReadModel, 'products' | 'trees'>,
  country: CountryCode,
  url: string,
): string | undefined {
  const path = URL.parse(url, 'http://shop.invalid')?.pathname
  const page = path === undefined ? undefined : shopSystemPageOf(path)
  if (!page) return undefined
  const market = marketOf(country)
  const ownLanguage = defaultLanguageOf(market)
  const language = page.language && market.languages.includes(page.language) ? page.language : ownLanguage
  const prefix = language === ownLanguage ? '' : `/${language}`
  if (page.kind === 'catalogue') return `${prefix}/c/`
  const slug = page.kind === 'product' ? productSlugOf(model, page.key, language) : categorySlugOf(model, page.key, language)
  if (slug === undefined) return undefined
  if (page.kind === 'product') return `${prefix}${market.nativeRouting ? '/p' : ''}/${slug}`
  return `${prefix}${market.nativeRouting ? '/c' : ''}/${slug}/`
}

function productSlugOf({ products }: Pick<ReadModel, 'products'>, key: string, language: Language): string | undefined {
  const id = products.idOfKey(key)
  const record = id === undefined ? undefined : products.record(id)
  return record?.published ? record.texts[language]?.slug : undefined
}

/** A collection is the category it became, else the one whose slug it has. */
function categorySlugOf({ trees }: Pick<ReadModel, 'trees'>, handle: string, language: Language): string | undefined {
  const row = trees.byKey.get(collectionKeyOf(handle)) ?? trees.bySlug(language, handle)
  return row?.document.slug[language]
}
