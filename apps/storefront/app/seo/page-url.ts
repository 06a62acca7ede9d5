import type { PageSlug } from '@shop/domain/content'
import {
  type CountryCode,
  type Language,
  LOCALES,
  type Locale,
  type LocalizedString,
  localeOf,
  type Market,
  marketOf,
  originOf,
} from '@shop/domain/market'
import { createHrefs, type Hrefs } from '../href/hrefs.ts'
import type { ShopData } from '../request/shop-data.ts'

/** One of the shop's storefronts in one of its languages, where a page may be. */
export interface PagePlace {
  readonly market: Market
  readonly language: Language
  readonly locale: Locale
  readonly hrefs: Hrefs
}

/** Where a page is in a place; undefined where it does not exist. */
export type PagePath = (place: PagePlace) => string | undefined

/** A page in a place, by its address. */
export interface PageAlternate {
  readonly locale: Locale
  readonly url: string
}

/** The locale of visitors whom no other one fits. */
export const DEFAULT_LOCALE: Locale = 'en-GB'

function placeOf(market: Market, language: Language): PagePlace {
  return { market, language, locale: localeOf(market, language), hrefs: createHrefs(market, language) }
}

/** All 28 places, in the order of the locales. */
const PLACES: readonly PagePlace[] = LOCALES.map(locale => {
  const [language, country] = locale.split('-') as [Language, Market['country']]
  return placeOf(marketOf(country), language)
})

/** The place a visitor is in. */
export function ownPlaceOf({ country, language }: Pick<ShopData, 'country' | 'language'>): PagePlace {
  return placeOf(marketOf(country), language)
}

/**
 * The whole address of a path in the storefront of a market; on a developer's machine that of its local name. What is
 * somewhere else, such as an imported picture, stays where it is.
 */
export function absoluteUrl(market: Market, path: string, localPort: number | null): string {
  if (path.startsWith('https://')) return path
  return `${originOf(market, localPort ?? undefined)}${path}`
}

/** A page in every place where it exists, the own one included. */
export function alternatesOf(pathOf: PagePath, localPort: number | null): PageAlternate[] {
  return PLACES.flatMap(place => {
    const path = pathOf(place)
    return path === undefined ? [] : { locale: place.locale, url: absoluteUrl(place.market, path, localPort) }
  })
}

/** What decides where the page of a product or category is. */
interface SoldThing {
  readonly slug: LocalizedString
  readonly soldIn: readonly CountryCode[]
}

/** The page of a product: where the product is sold. */
export function pathOfProduct({ slug, soldIn }: SoldThing): PagePath {
  return ({ hrefs, language, market }) => {
    const own = slug[language]
    return own !== undefined && soldIn.includes(market.country) ? hrefs.product(own) : undefined
  }
}

/** The page of a category: where it has products to show. */
export function pathOfCategory({ slug, soldIn }: SoldThing): PagePath {
  return ({ hrefs, language, market }) => {
    const own = slug[language]
    return own !== undefined && soldIn.includes(market.country) ? hrefs.category(own) : undefined
  }
}

/** A page of editors: in the locales it was written in. */
export function pathOfContentPage({ slug, locales }: { slug: PageSlug; locales: readonly Locale[] }): PagePath {
  return ({ hrefs, locale }) => (locales.includes(locale) ? hrefs.page(slug) : undefined)
}

/** An article: in the locales it was written in. */
export function pathOfArticle({ slug, locales }: { slug: string; locales: readonly Locale[] }): PagePath {
  return ({ hrefs, locale }) => (locales.includes(locale) ? hrefs.article(slug) : undefined)
}

/** Pages that every storefront has. */
export const pathOfHome: PagePath = ({ hrefs }) => hrefs.home()
export const pathOfDepartments: PagePath = ({ hrefs }) => hrefs.category()
export const pathOfContact: PagePath = ({ hrefs }) => hrefs.contact()
