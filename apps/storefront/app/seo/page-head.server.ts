import { SHOP_NAME } from '@shop/domain/store'
import type { Translate } from '@shop/i18n'
import type { MetaDescriptor } from 'react-router'
import { translatorOf } from '../request/messages.ts'
import type { ShopData } from '../request/shop-data.ts'
import { hiddenHead } from './hidden-page-head.ts'
import type { JsonLd } from './json-ld.ts'
import { absoluteUrl, alternatesOf, DEFAULT_LOCALE, ownPlaceOf, type PagePath, type PagePlace } from './page-url.ts'
import { cutAtWord, pageTitle } from './snippet-text.ts'

/** Most characters of a description that search engines show. */
export const MAX_DESCRIPTION = 155

/** What shows a link to a page elsewhere where the page has no picture of its own: 1200 × 630. */
const SHARED_PICTURE = '/share.png'

/** What a page says of itself to search engines and where it is shared. */
export interface PageHead {
  /** Without the shop's name. */
  readonly title: string
  /** Empty where no one has written one: the title and what the shop sells take its place. */
  readonly description: string
  /** Words the page is about, separated by commas (PDP-22). */
  readonly keywords?: string
  readonly path: PagePath
  /** Page of a listing; those behind the first one have an address of their own and no other languages. Default 1. */
  readonly pageNumber?: number
  /** Path of a picture. */
  readonly picture?: string | undefined
  readonly kind?: 'website' | 'article' | 'product'
  /** More Open Graph properties, such as `product:brand`. */
  readonly properties?: Readonly<Record<string, string>>
  /** What the page is about, for programs; the addresses are whole ones. */
  readonly data?: readonly JsonLd[]
}

/** The shop a head is written for, with what its texts and addresses need. */
export interface HeadShop {
  readonly data: ShopData
  readonly place: PagePlace
  readonly t: Translate
  /** A path of this storefront as a whole address. */
  urlOf(path: string): string
}

/**
 * The head of a page that search engines may show: title, description, the one address, the same page in other markets,
 * and how it looks when it is shared. A page that does not exist in this market is hidden.
 */
export function pageHead(data: ShopData, describe: (shop: HeadShop) => PageHead): MetaDescriptor[] {
  const shop = headShopOf(data)
  const page = describe(shop)
  const { place, t } = shop
  const path = page.path(place)
  if (path === undefined) return hiddenHead(pageTitle(t, page.title))
  const pageNumber = page.pageNumber ?? 1
  const url = shop.urlOf(pageNumber > 1 ? `${path}?page=${pageNumber}` : path)
  const alternates = pageNumber > 1 ? [] : alternatesOf(page.path, data.localPort)
  const forAllOthers = alternates.find(({ locale }) => locale === DEFAULT_LOCALE)
  const title = pageTitle(t, page.title)
  const description = cutAtWord(page.description || `${page.title}. ${t('home.metaDescription')}`, MAX_DESCRIPTION)
  const property = (name: string, content: string): MetaDescriptor => ({ property: name, content })
  return [
    { title },
    { name: 'description', content: description },
    ...(page.keywords ? [{ name: 'keywords', content: page.keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternates.map(alternate => alternateLink(alternate.locale, alternate.url)),
    ...(forAllOthers ? [alternateLink('x-default', forAllOthers.url)] : []),
    property('og:type', page.kind ?? 'website'),
    property('og:title', page.title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', shop.urlOf(page.picture ?? SHARED_PICTURE)),
    property('og:site_name', SHOP_NAME),
    property('og:locale', openGraphLocale(place.locale)),
    ...alternates
      .filter(({ locale }) => locale !== place.locale)
      .map(({ locale }) => property('og:locale:alternate', openGraphLocale(locale))),
    ...Object.entries(page.properties ?? {}).map(([name, content]) => property(name, content)),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data ?? []).map(data => ({ 'script:ld+json': data })),
  ]
}

function headShopOf(data: ShopData): HeadShop {
  const place = ownPlaceOf(data)
  return { data, place, t: translatorOf(place.locale), urlOf: path => absoluteUrl(place.market, path, data.localPort) }
}

function alternateLink(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function openGraphLocale(locale: string): string {
  return locale.replace('-', '_')
}
