import type { PageSlug } from '@shop/domain/content'
import type { CountryCode, Locale, LocalizedString } from '@shop/domain/market'
import type { PagePath } from './page-place.ts'

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

/** A page of editors: where somebody wrote it. */
export function pathOfContentPage({ slug, locales }: { slug: PageSlug; locales: readonly Locale[] }): PagePath {
  return ({ hrefs, locale }) => (locales.includes(locale) ? hrefs.page(slug) : undefined)
}

/** Pages that every storefront has. */
export const pathOfHome: PagePath = ({ hrefs }) => hrefs.home()
export const pathOfDepartments: PagePath = ({ hrefs }) => hrefs.category()
