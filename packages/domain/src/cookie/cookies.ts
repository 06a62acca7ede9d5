import { HALF_HOUR_SECONDS, MONTH_SECONDS, YEAR_SECONDS } from '../session/session.ts'

/** What a visitor may consent to beyond what a page needs. */
export type ConsentCategory = 'preferences' | 'statistics' | 'marketing'

/** A cookie of the shop; each has `Path=/` and, except on plain HTTP, `Secure`. */
export interface CookieDefinition {
  readonly name: string
  /** How long a browser stores it; `session` ends with the session in the database, `consent` is set by the consent tool. */
  readonly lifetime: 'session' | 'consent' | typeof HALF_HOUR_SECONDS | typeof MONTH_SECONDS | typeof YEAR_SECONDS
  readonly setBy: 'middleware' | 'storefront' | 'browser' | 'consent-tool'
  /** What the visitor must have consented to before it is set; `necessary` needs no consent. */
  readonly consent: 'necessary' | ConsentCategory
  /** Whether signing out removes it (AUTH-03, CHK-12). */
  readonly isClearedBySignOut?: true
}

/** The source of the visit (COOK-06). On its own, as is the consent: the script in every document knows these two alone. */
export const UTM_SOURCE_COOKIE = {
  name: 'vsf-utm-source',
  lifetime: MONTH_SECONDS,
  setBy: 'browser',
  consent: 'marketing',
} as const satisfies CookieDefinition

/** What the visitor has consented to (TRACK-15). */
export const CONSENT_COOKIE = {
  name: 'cookie-consent',
  lifetime: 'consent',
  setBy: 'consent-tool',
  consent: 'necessary',
} as const satisfies CookieDefinition

/** Every other cookie of the shop (COOK-01, COOK-05). The server trusts the content of the session cookie alone. */
export const COOKIES = {
  /** The token of the session; only the middleware reads its content. HttpOnly, SameSite=Strict (COOK-02). */
  session: {
    name: 'vsf-commercetools-token',
    lifetime: 'session',
    setBy: 'middleware',
    consent: 'necessary',
    isClearedBySignOut: true,
  },
  /** The loyalty group of the customer who is signed in (COOK-03); prices never depend on it (COOK-09). */
  customerGroup: {
    name: 'vsf-customer-group',
    lifetime: YEAR_SECONDS,
    setBy: 'middleware',
    consent: 'necessary',
    isClearedBySignOut: true,
  },
  /** The id of the customer who is signed in. HttpOnly (AUTH-02). */
  customerId: {
    name: 'vsf-customer-id',
    lifetime: MONTH_SECONDS,
    setBy: 'middleware',
    consent: 'necessary',
    isClearedBySignOut: true,
  },
  /** Where and in which language the visitor shops (COOK-04). */
  locale: { name: 'vsf-locale', lifetime: YEAR_SECONDS, setBy: 'storefront', consent: 'necessary' },
  country: { name: 'vsf-country', lifetime: YEAR_SECONDS, setBy: 'storefront', consent: 'necessary' },
  currency: { name: 'vsf-currency', lifetime: YEAR_SECONDS, setBy: 'storefront', consent: 'necessary' },
  store: { name: 'vsf-store', lifetime: YEAR_SECONDS, setBy: 'storefront', consent: 'necessary' },
  /** A random id of this browser. */
  deviceFingerprint: {
    name: 'vsf-device-fingerprint',
    lifetime: YEAR_SECONDS,
    setBy: 'browser',
    consent: 'statistics',
    isClearedBySignOut: true,
  },
  /** How the last order was delivered (CHK-11). */
  shippingAddressType: {
    name: 'vsf-shipping-address-type',
    lifetime: MONTH_SECONDS,
    setBy: 'storefront',
    consent: 'necessary',
    isClearedBySignOut: true,
  },
  /** Whether a person or a company buys what is in the cart it names (CHK-08). */
  clientType: {
    name: 'vsf-client-type',
    lifetime: MONTH_SECONDS,
    setBy: 'storefront',
    consent: 'necessary',
    isClearedBySignOut: true,
  },
  /** A random id of this browser, by which a customer is notified of a sign-in with another one. HttpOnly; signing out keeps it. */
  device: { name: 'vsf-device', lifetime: YEAR_SECONDS, setBy: 'middleware', consent: 'necessary' },
  /** Whether prices are shown net, as a visitor has chosen. */
  priceDisplay: { name: 'vsf-price-display', lifetime: YEAR_SECONDS, setBy: 'browser', consent: 'necessary' },
  /** The way to a provider to sign in with, and back: sealed, for half an hour at most. HttpOnly. */
  signInFlow: { name: 'vsf-sign-in', lifetime: HALF_HOUR_SECONDS, setBy: 'storefront', consent: 'necessary' },
  utmSource: UTM_SOURCE_COOKIE,
  consent: CONSENT_COOKIE,
} as const satisfies Record<string, CookieDefinition>

/** Names of the cookies that signing out removes. */
export const COOKIES_OF_CUSTOMER: readonly string[] = /* @__PURE__ */ (() =>
  Object.values<CookieDefinition>(COOKIES).flatMap(cookie => (cookie.isClearedBySignOut ? [cookie.name] : [])))()
