import type { PageSlug } from '@shop/domain/content'
import { defaultLanguageOf, type Language, type Market } from '@shop/domain/market'

export type CheckoutStep = 'cart' | 'addresses' | 'payment' | 'thank-you'

/** Pages of the account (ROUTE-23). */
export type AccountPage = 'my-profile' | 'shipping-details' | 'billing-details' | 'my-newsletter' | 'my-reviews' | 'loyalty-card'

/** Builds every link of a storefront; nothing else writes paths. */
export interface Hrefs {
  home(): string
  /** Departments when no slug is given. */
  category(slug?: string): string
  product(slug: string): string
  search(parameters?: Readonly<Record<string, string>>): string
  newArrivals(): string
  sales(): string
  bestsellers(): string
  checkout(step: CheckoutStep): string
  thankYou(orderNumber: string): string
  account(page: AccountPage, parameters?: Readonly<Record<string, string>>): string
  /** A page that editors write. */
  page(slug: PageSlug): string
  parcelTracking(): string
  login(): string
  createAccount(): string
  myAccount(): string
  /** The home page in another language of the market (SHELL-38). */
  language(language: Language): string
}

/** Link builders of a market in a language: a prefix only where the language is not the market's default (ROUTE-03). */
export function createHrefs(market: Market, language: Language): Hrefs {
  const prefixOf = (chosen: Language) => (chosen === defaultLanguageOf(market) ? '' : `/${chosen}`)
  const prefix = prefixOf(language)
  const productBase = market.nativeRouting ? `${prefix}/p` : prefix
  const categoryBase = market.nativeRouting ? `${prefix}/c` : prefix
  const query = (parameters: Readonly<Record<string, string>>) => {
    const text = new URLSearchParams(parameters).toString()
    return text ? `?${text}` : ''
  }
  return {
    home: () => `${prefix}/`,
    category: slug => (slug ? `${categoryBase}/${slug}/` : `${prefix}/c/`),
    product: slug => `${productBase}/${slug}`,
    search: (parameters = {}) => `${prefix}/search${query(parameters)}`,
    newArrivals: () => `${prefix}/search/new-arrivals`,
    sales: () => `${prefix}/search/sales`,
    bestsellers: () => `${prefix}/search${query({ tags: 'bestseller' })}`,
    checkout: step => `${prefix}/checkout/${step}`,
    thankYou: orderNumber => `${prefix}/checkout/thank-you${query({ order: orderNumber })}`,
    account: (page, parameters = {}) => `${prefix}/my-account/${page}${query(parameters)}`,
    page: slug => `${prefix}/${slug}/`,
    parcelTracking: () => `${prefix}/parcel-tracking`,
    login: () => `${prefix}/login`,
    createAccount: () => `${prefix}/create-account`,
    myAccount: () => `${prefix}/my-account`,
    language: chosen => `${prefixOf(chosen)}/`,
  }
}
