import type { PageSlug } from '@shop/domain/content'
import type { LoginStrategy } from '@shop/domain/login'
import { manualPathOf } from '@shop/domain/manual'
import type { Language, Market } from '@shop/domain/market'
import type { SupportReason } from '@shop/domain/support-case'
import { languagePrefixOf } from './language-prefix.ts'

/** Where the cart is saved in a list from, in place of an item. */
export const FROM_CART = 'cart'

/** Listings with a path of their own below `/search` (ROUTE-12). */
export const LISTING_SLUGS = { newArrivals: 'new-arrivals', sales: 'sales' } as const

export type CheckoutPage =
  | 'cart'
  | 'login'
  | 'create-account'
  | 'password-reset'
  | 'addresses'
  | 'payment'
  | 'payment-return'
  | 'pay-order'
  | 'restore-cart'
  | 'thank-you'

/** Pages of the account (ROUTE-23). */
export type AccountPage =
  | 'my-profile'
  | 'security'
  | 'shipping-details'
  | 'billing-details'
  | 'my-newsletter'
  | 'my-reviews'
  | 'lists'
  | 'quotes'
  | 'earlier-orders'
  | 'loyalty-card'
  | 'company'
  | 'my-data'

/** What a link to the support form says already; `supportStartOf` reads it. */
export interface ContactQuestion {
  readonly reason?: SupportReason
  /** SKU. */
  readonly product?: string
  /** Number of an order. */
  readonly order?: string
}

/** Builds every link of a storefront; nothing else writes paths. */
export interface Hrefs {
  home(): string
  /** Departments when no slug is given. */
  category(slug?: string): string
  /** A product, with one of its variants chosen where a SKU is given. */
  product(slug: string, variantSku?: string): string
  /** The energy label of a variant, a drawing of its own. */
  energyLabel(sku: string): string
  /** The manual of a variant, a PDF in the language of the page. */
  manual(sku: string): string
  /** The product information sheet of a variant. */
  productInformation(sku: string): string
  search(parameters?: Readonly<Record<string, string>>): string
  newArrivals(): string
  sales(): string
  bestsellers(): string
  checkout(step: CheckoutPage): string
  /** Where a card payment that failed leads to (PAY-28). */
  paymentError(): string
  thankYou(orderNumber: string): string
  /** Where an order is paid again, by its number or the signed link of a mail. */
  payOrder(order: string): string
  account(page: AccountPage, parameters?: Readonly<Record<string, string>>): string
  /** A saved list of the customer. */
  savedList(id: string, parameters?: Readonly<Record<string, string>>): string
  /** Where an item, or what is in the cart, is saved in a list; by way of the login, which leads on who is signed in. */
  saveToList(sku?: string): string
  /** A page that editors write. */
  page(slug: PageSlug): string
  /** An article of the inspirations (ROUTE-26). */
  article(slug: string): string
  /** Asking for the newsletter. */
  newsletter(): string
  /** Which mails someone gets: the signed-in customer, or the reader of a mail by its link. */
  mailPreferences(): string
  /** Asking to be told when an item can be bought again. */
  stockAlert(sku: string): string
  /** Orders of the company that are to be approved, and one's own requests. */
  approvals(parameters?: Readonly<Record<string, string>>): string
  /** Where the link of an invitation into a company leads. */
  companyInvitation(): string
  /** Reviewing what a mail asked about: a product of its order, or all of them to choose from. */
  writeReview(token: string, sku?: string): string
  /** Asking customer care, with what is known of the question already. */
  contact(question?: ContactQuestion): string
  /** The consent to cookies, to be changed at any time. */
  cookieSettings(): string
  /** Choosing another country's storefront. */
  countries(parameters?: Readonly<Record<string, string>>): string
  parcelTracking(): string
  /** Withdrawing from a contract, such as that of an order. */
  withdrawal(orderNumber?: string): string
  /** A copy of one's own data, or their erasure, without an account; the links of mails lead there too. */
  myData(): string
  /** Ordering by a list of item numbers, which may be in the form already. */
  quickOrder(list?: string, parameters?: Readonly<Record<string, string>>): string
  /** The document of a frame with a widget of an outside service. */
  serviceWidget(name: string): string
  myAccount(): string
  /** Signing in; leads back to the given path of the shop afterwards. */
  login(returnTo?: string): string
  /** Where signing in with a provider begins and comes back to; `connect` asks for what a provider did not tell. */
  signInWith(provider: LoginStrategy | 'connect'): string
  createAccount(returnTo?: string): string
  logOut(): string
  /** Asking for a new password when no page of it is named. */
  passwordReset(page?: 'check-email' | 'change-password'): string
  /** Leads on to the self-service site with the customer's orders, or to one of them; to be opened in a new window (SHELL-17, ROUTE-30). */
  myOrders(orderNumber?: string): string
  /** What is shown in place of a page whose form came from another site. */
  forbidden(): string
  /** Cards of the products with these ids, as data, without the one that is shown. */
  seenProducts(ids: readonly string[], shownId?: string): string
  /** What may follow after these SKUs were put into the cart, as data; recommendations only where they are asked for. */
  addedProducts(skus: readonly string[], isRecommending: boolean, units?: readonly number[]): string
  /** Where a wallet's sheet asks what a cart costs, and to be paid. */
  expressPayment(): string
  /** The whole tree of categories as data; the version names its content. */
  navigation(version: string): string
  /** The home page in another language of the market (SHELL-38). */
  language(language: Language): string
}

/** Link builders of a market in a language: a prefix only where the language is not the market's default (ROUTE-03). */
export function createHrefs(market: Market, language: Language): Hrefs {
  const prefix = languagePrefixOf(market, language)
  const productBase = market.nativeRouting ? `${prefix}/p` : prefix
  const categoryBase = market.nativeRouting ? `${prefix}/c` : prefix
  const query = (parameters: Readonly<Record<string, string>>) => {
    const text = new URLSearchParams(parameters).toString()
    return text ? `?${text}` : ''
  }
  return {
    home: () => `${prefix}/`,
    category: slug => (slug ? `${categoryBase}/${slug}/` : `${prefix}/c/`),
    product: (slug, variantSku) => `${productBase}/${slug}${query(variantSku ? { variant: variantSku } : {})}`,
    energyLabel: sku => `/energy-label/${sku.toLowerCase()}.svg`,
    manual: sku => `${prefix}${manualPathOf(sku)}`,
    productInformation: sku => `${prefix}/product-information/${sku.toLowerCase()}`,
    search: (parameters = {}) => `${prefix}/search${query(parameters)}`,
    newArrivals: () => `${prefix}/search/${LISTING_SLUGS.newArrivals}`,
    sales: () => `${prefix}/search/${LISTING_SLUGS.sales}`,
    bestsellers: () => `${prefix}/search${query({ tags: 'bestseller' })}`,
    paymentError: () => `${prefix}/adyen-payment-error`,
    checkout: step => `${prefix}/checkout/${step}`,
    login: returnTo => `${prefix}/login${query(returnTo ? { returnTo } : {})}`,
    signInWith: provider => `${prefix}/login/${provider}`,
    createAccount: returnTo => `${prefix}/create-account${query(returnTo ? { returnTo } : {})}`,
    logOut: () => `${prefix}/log-out`,
    passwordReset: page => `${prefix}/password-reset${page ? `/${page}` : ''}`,
    myOrders: order => `${prefix}/my-account/my-orders${query(order ? { order } : {})}`,
    payOrder: order => `${prefix}/checkout/pay-order${query({ order })}`,
    thankYou: orderNumber => `${prefix}/checkout/thank-you${query({ order: orderNumber })}`,
    account: (page, parameters = {}) => `${prefix}/my-account/${page}${query(parameters)}`,
    savedList: (id, parameters = {}) => `${prefix}/my-account/lists/${id}${query(parameters)}`,
    saveToList: (sku = FROM_CART) =>
      `${prefix}/login${query({ returnTo: `${prefix}/my-account/lists/add/${sku.toLowerCase()}` })}`,
    page: slug => `${prefix}/${slug}/`,
    article: slug => `${prefix}/inspirations/${slug}/`,
    newsletter: () => `${prefix}/newsletter/`,
    stockAlert: sku => `${prefix}/stock-alert/${query({ sku })}`,
    approvals: (parameters = {}) => `${prefix}/my-account/approvals${query(parameters)}`,
    companyInvitation: () => `${prefix}/company-invitation/`,
    writeReview: (token, sku) => `${prefix}/write-review/${query({ token, ...(sku ? { sku } : {}) })}`,
    mailPreferences: () => `${prefix}/mail-preferences/`,
    contact: (question = {}) => `${prefix}/contact/${query({ ...question })}`,
    cookieSettings: () => `${prefix}/cookie-settings/`,
    countries: (parameters = {}) => `${prefix}/countries/${query(parameters)}`,
    parcelTracking: () => `${prefix}/parcel-tracking`,
    withdrawal: order => `${prefix}/withdrawal/${query(order ? { order } : {})}`,
    myData: () => `${prefix}/contact/my-data/`,
    quickOrder: (list, parameters) => `${prefix}/quick-order/${query(list ? { list, ...parameters } : {})}`,
    serviceWidget: name => `${prefix}/service-widget/${name}.html`,
    myAccount: () => `${prefix}/my-account`,
    forbidden: () => `${prefix}/forbidden/`,
    expressPayment: () => `${prefix}/checkout/express.json`,
    seenProducts: (ids, shownId) =>
      `${prefix}/seen-products.json${query({ ids: ids.join(','), ...(shownId ? { shown: shownId } : {}) })}`,
    addedProducts: (skus, isRecommending, units = []) =>
      `${prefix}/added-products.json${query({
        skus: skus.join(','),
        ...(units.length > 0 ? { units: units.join(',') } : {}),
        ...(isRecommending ? {} : { 'toggle-bloomreach-api': 'false' }),
      })}`,
    navigation: version => `${prefix}/navigation.json${query(version ? { v: version } : {})}`,
    language: chosen => `${languagePrefixOf(market, chosen)}/`,
  }
}
