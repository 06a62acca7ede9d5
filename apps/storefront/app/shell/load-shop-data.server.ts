import type { Personalisation } from '@shop/domain/cart'
import type { CustomerView } from '@shop/domain/customer'
import { dayIn } from '@shop/domain/market'
import { SUPPORT_SCOPE } from '@shop/domain/session'
import { taxRateOn } from '@shop/domain/tax'
import { netPricesPermitted, sellsToCompanies } from '@shop/domain/vat'
import type { RouterContextProvider } from 'react-router'
import { loadNavigation, NO_NAVIGATION } from '../catalogue/navigation.server.ts'
import { externalLinksOf } from '../href/external-links.ts'
import { isPersonalPath } from '../request/cache-control.ts'
import { translatorOf } from '../request/messages.ts'
import { optionalBlock } from '../request/optional-block.server.ts'
import { ordersUrlOf } from '../request/orders-site.server.ts'
import { localPortOf, requestInputContext, type ShopRequest, shopContext } from '../request/request-context.server.ts'
import { widgetsOf } from '../request/service-widget.ts'
import { appVersionOf, campaignOfStore, storeRatingOf, volumeOffersOf } from '../request/shop-data.server.ts'
import type { NetPrices, ShopData, Visitor } from '../request/shop-data.ts'

const ofRequests = new WeakMap<ShopRequest, Promise<ShopData>>()

/**
 * The shop around every page, loaded once per request for all that is rendered. No part of it may keep a page from being
 * shown, so each falls back to nothing.
 */
export function loadShopData(context: Readonly<RouterContextProvider>, url: URL): Promise<ShopData> {
  const shop = context.get(shopContext)
  const loading = ofRequests.get(shop) ?? load(context, shop, url)
  ofRequests.set(shop, loading)
  return loading
}

async function load(context: Readonly<RouterContextProvider>, shop: ShopRequest, url: URL): Promise<ShopData> {
  const { client, language, market, now, requestId, hrefs } = shop
  const isForAll = !isPersonalPath(url.pathname) && !context.get(requestInputContext).cookie?.includes(SUPPORT_SCOPE)
  const [{ firstLevel, version }, stores, visitor, volumeOffers] = await Promise.all([
    optionalBlock('departments', loadNavigation(shop), NO_NAVIGATION),
    optionalBlock('store', client.call('getStores', {}), { stores: { results: [] } }),
    isForAll ? NO_VISITOR : loadVisitor(shop),
    volumeOffersOf(shop),
  ])
  const [store] = stores.stores.results
  const rating = await storeRatingOf(shop, store)
  const campaign = campaignOfStore(store, now)
  const appVersion = appVersionOf(url.searchParams)
  const input = context.get(requestInputContext)
  const { tagManagerScript } = input
  return {
    country: market.country,
    market,
    language,
    today: dayIn(market, now),
    requestId,
    localPort: localPortOf(context.get(requestInputContext).host),
    departments: firstLevel,
    menuHref: hrefs.navigation(version),
    contact: store ? { phone: store.custom.phone.replaceAll(' ', '\u00a0'), email: store.custom.email } : null,
    hasNetInvoices: store !== undefined && netPricesPermitted(store, market),
    ...(store && sellsToCompanies(store, market) ? { netPrices: netPricesOf(shop) } : {}),
    outside: externalLinksOf({ ...input, ordersUrl: ordersUrlOf(input, shop) }, language),
    wishListName: translatorOf(shop.locale)('wishList.title'),
    isForAll,
    ...visitor,
    ...(isForAll || !shop.hasSession ? {} : { personalPrices: personalWords(shop) }),
    ...(rating ? { rating } : {}),
    ...(campaign ? { campaign } : {}),
    ...(appVersion ? { appVersion } : {}),
    widgets: widgetsOf(context.get(requestInputContext), {
      hasGoogleReviews: store?.custom.switches.googleReviews ?? false,
      hasTrustBadge: market.newTrustFeatures,
    }),
    ...(tagManagerScript ? { tagManagerScript } : {}),
    volumeOffers,
  }
}

function netPricesOf({ market, locale, now }: ShopRequest): NetPrices {
  const t = translatorOf(locale)
  return {
    permyriad: taxRateOn(market.country, now.slice(0, 10)).permyriad,
    grossAmount: t('priceDisplay.grossAmount', { amount: '{amount}' }),
    label: t('priceDisplay.label'),
    gross: t('priceDisplay.gross'),
    net: t('priceDisplay.net'),
  }
}

const NO_VISITOR: Visitor = { cart: null, isCartUnknown: false, customer: null }

/** The visitor of a page of their own. */
async function loadVisitor({ client, hasSession, locale }: ShopRequest): Promise<Visitor & Pick<ShopData, 'support'>> {
  if (!hasSession) return NO_VISITOR
  const answer = await optionalBlock('cart', client.call('getMe', { customer: true }), null)
  if (!answer) return { ...NO_VISITOR, isCartUnknown: true }
  const { activeCart, customer, isSupport } = answer.me
  const visitor = { cart: activeCart, isCartUnknown: false, customer: customer ? userOf(customer) : null }
  if (!isSupport || !customer) return visitor
  const t = translatorOf(locale)
  const name = `${customer.firstName} ${customer.lastName}`
  return { ...visitor, support: { text: t('actAs.banner', { name }), end: t('actAs.end') } }
}

function personalWords({ locale }: ShopRequest): NonNullable<ShopData['personalPrices']> {
  const t = translatorOf(locale)
  const of = (basis: Personalisation) => t('discount.personalPrices', { basis })
  return { automated: of('automated'), assigned: of('assigned') }
}

/** What the shell shows of a customer; nothing else of them travels with every page (ENT-23). */
function userOf({ firstName, lastName, email }: CustomerView) {
  return { firstName, lastName, email }
}
