import { OperationError } from '@shop/contract'
import { type CountryCode, isCountryCode, LANGUAGE_NAMES, MARKETS, marketOf, originOf } from '@shop/domain/market'
import { safeRedirect } from '@shop/domain/redirection'
import { regionName } from '@shop/i18n/format'
import { languageOfPath, languagePrefixOf } from '../../href/language-prefix.ts'
import { isPersonalPath } from '../../request/cache-control.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { findActiveCart } from '../../request/session.server.ts'
import type { CountryChoice } from './country-list.tsx'

/** Where a visit came from, and where it goes to in the other country. */
const FROM = 'from'
export const TO = 'to'
/** What carries the cart. */
export const HAND_OVER = 'cart'

const CART_PATH = '/checkout/cart'

/** The countries in the language of the page, each with where it leads. */
export function countryChoicesOf({ market, hrefs, locale }: ShopRequest, from: string): readonly CountryChoice[] {
  const { compare } = new Intl.Collator(locale)
  return MARKETS.map(({ country, languages, currency }) => ({
    country,
    name: regionName(country, locale),
    languages: languages.map(code => ({ code, name: LANGUAGE_NAMES[code] })),
    currency,
    ...(country === market.country ? {} : { href: hrefs.countries({ [TO]: country, [FROM]: from }) }),
  })).toSorted((a, b) => compare(a.name, b.name))
}

/**
 * The page someone came from, without the prefix of its language: the one the address names, else the one they came from by a link
 * of this shop. Pages of one's own have no twin elsewhere: of the checkout it is the cart, of all others the home page.
 */
export function pageLeft({ market }: ShopRequest, url: URL, referrer: string | null): string {
  const from = url.searchParams.get(FROM) ?? pathOfReferrer(url, referrer)
  const path = safeRedirect(from)
  const prefix = languagePrefixOf(market, languageOfPath(market, path))
  const bare = prefix && (path === prefix || path.startsWith(`${prefix}/`)) ? path.slice(prefix.length) || '/' : path
  const { pathname } = new URL(bare, url)
  if (pathname.startsWith('/checkout')) return CART_PATH
  return isPersonalPath(pathname) ? '/' : bare
}

function pathOfReferrer(url: URL, referrer: string | null): string {
  const page = referrer === null ? null : URL.parse(referrer)
  return page?.host === url.host ? `${page.pathname}${page.search}` : '/'
}

/** The country an address asks for, if it is another one than that of the storefront. */
export function chosenCountry({ market }: ShopRequest, url: URL): CountryCode | undefined {
  const country = url.searchParams.get(TO) ?? ''
  return isCountryCode(country) && country !== market.country ? country : undefined
}

/**
 * The address of a page in the storefront of another country. That knows products and categories by the names they have here, and
 * leads on to its own. With a cart it is the address of the page that asks whether the cart comes along.
 */
export async function addressIn(
  shop: ShopRequest,
  country: CountryCode,
  { path, localPort }: { readonly path: string; readonly localPort: number | null },
): Promise<string> {
  const origin = originOf(marketOf(country), localPort ?? undefined)
  const link = await handOver(shop, country)
  if (link === undefined) return `${origin}${path}`
  return `${origin}/checkout/take-over-cart?${new URLSearchParams({ [HAND_OVER]: link, [TO]: path })}`
}

/** What carries the visitor's cart to a country; undefined where there is nothing to carry, or it has to stay. */
async function handOver(shop: ShopRequest, country: CountryCode): Promise<string | undefined> {
  const cart = await findActiveCart(shop)
  if (!cart || cart.lineItems.length === 0 || cart.quote) return undefined
  try {
    return (await shop.client.call('handOverCart', { id: cart.id, country })).link
  } catch (error) {
    // Ordered meanwhile, or not open to someone of the shop who looks at it as a customer.
    if (error instanceof OperationError && error.statusCode < 500) return undefined
    throw error
  }
}
