import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { defaultLanguageOf, type Language, MARKETS } from '@shop/domain/market'

/**
 * The pages of one language prefix; ids carry it, because a page stands in the table once per prefix (ROUTE-01).
 * Product, category and content pages share the root level and are told apart by the catch-all (ROUTE-17).
 */
function pages(language: string): RouteConfigEntry[] {
  const id = (name: string) => (language ? `${language}-${name}` : name)
  return [
    layout('routes/shop-layout.tsx', { id: id('shop-layout') }, [
      index('routes/home.tsx', { id: id('home') }),
      route('search/:listing?', 'routes/search.tsx', { id: id('search') }),
      route('parcel-tracking', 'routes/parcel-tracking.tsx', { id: id('parcel-tracking') }),
      route('my-account', 'routes/account.tsx', { id: id('account') }),
      layout('routes/account-layout.tsx', { id: id('account-layout') }, [
        route('my-account/my-profile', 'routes/account-profile.tsx', { id: id('account-profile') }),
        route('my-account/security', 'routes/account-security.tsx', { id: id('account-security') }),
        route('my-account/approvals', 'routes/account-approvals.tsx', { id: id('account-approvals') }),
        route('my-account/company', 'routes/account-company.tsx', { id: id('account-company') }),
        route('my-account/:addresses', 'routes/account-addresses.tsx', { id: id('account-addresses') }),
        route('my-account/my-newsletter', 'routes/account-newsletter.tsx', { id: id('account-newsletter') }),
        route('my-account/my-reviews', 'routes/account-reviews.tsx', { id: id('account-reviews') }),
        route('my-account/my-data', 'routes/account-data.tsx', { id: id('account-data') }),
        route('my-account/earlier-orders', 'routes/account-earlier-orders.tsx', { id: id('account-earlier-orders') }),
        route('my-account/lists', 'routes/account-lists.tsx', { id: id('account-lists') }),
        route('my-account/lists/add/:source', 'routes/account-list-add.tsx', { id: id('account-list-add') }),
        route('my-account/lists/:list', 'routes/account-list.tsx', { id: id('account-list') }),
        route('my-account/quotes', 'routes/account-quotes.tsx', { id: id('account-quotes') }),
        route('my-account/quotes/request', 'routes/account-quote-request.tsx', { id: id('account-quote-request') }),
        route('my-account/quotes/:quote', 'routes/account-quote.tsx', { id: id('account-quote') }),
        route('my-account/loyalty-card', 'routes/account-loyalty-card.tsx', { id: id('account-loyalty-card') }),
      ]),
      route('login', 'routes/login.tsx', { id: id('login') }),
      route('login/connect', 'routes/login-connect.tsx', { id: id('login-connect') }),
      route('login/:provider', 'routes/login-provider.tsx', { id: id('login-provider') }),
      route('create-account', 'routes/create-account.tsx', { id: id('create-account') }),
      route('create-account/confirm', 'routes/create-account-confirm.tsx', { id: id('create-account-confirm') }),
      route('confirm-email', 'routes/confirm-email.tsx', { id: id('confirm-email') }),
      route('support-session', 'routes/support-session.tsx', { id: id('support-session') }),
      route('log-out', 'routes/log-out.tsx', { id: id('log-out') }),
      route('password-reset', 'routes/password-reset.tsx', { id: id('password-reset') }),
      route('password-reset/check-email', 'routes/password-reset-check-email.tsx', { id: id('password-reset-check-email') }),
      route('password-reset/change-password', 'routes/password-reset-change-password.tsx', {
        id: id('password-reset-change-password'),
      }),
      route('product-information/:sku', 'routes/product-information.tsx', { id: id('product-information') }),
      route('newsletter', 'routes/newsletter.tsx', { id: id('newsletter') }),
      route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx', { id: id('newsletter-unsubscribe') }),
      route('mail-preferences', 'routes/mail-preferences.tsx', { id: id('mail-preferences') }),
      route('stock-alert', 'routes/stock-alert.tsx', { id: id('stock-alert') }),
      route('company-invitation', 'routes/company-invitation.tsx', { id: id('company-invitation') }),
      route('data-deletion', 'routes/data-deletion.tsx', { id: id('data-deletion') }),
      route('write-review', 'routes/write-review.tsx', { id: id('write-review') }),
      route('withdrawal', 'routes/withdrawal.tsx', { id: id('withdrawal') }),
      route('contact/my-data', 'routes/my-data.tsx', { id: id('my-data') }),
      route('quick-order', 'routes/quick-order.tsx', { id: id('quick-order') }),
      route('wish-list', 'routes/wish-list.tsx', { id: id('wish-list') }),
      route('shared-cart/:token', 'routes/shared-cart.tsx', { id: id('shared-cart') }),
      route('compare', 'routes/compare.tsx', { id: id('compare') }),
      route('countries', 'routes/countries.tsx', { id: id('countries') }),
      route('contact', 'routes/contact.tsx', { id: id('contact') }),
      route('cookie-settings', 'routes/cookie-settings.tsx', { id: id('cookie-settings') }),
      route('forbidden', 'routes/forbidden.tsx', { id: id('forbidden') }),
      route('*', 'routes/catalogue.tsx', { id: id('catalogue') }),
    ]),
    route('manual/:sku.pdf', 'routes/manual.ts', { id: id('manual') }),
    route('contact/my-data/copy.zip', 'routes/my-data-copy.ts', { id: id('my-data-copy') }),
    route('my-account/quotes/:quote/quote.pdf', 'routes/quote-document.ts', { id: id('quote-document') }),
    route('own-prices.json', 'routes/own-prices.ts', { id: id('own-prices') }),
    route('seen-products.json', 'routes/seen-products.ts', { id: id('seen-products') }),
    route('service-widget/:widget.html', 'routes/service-widget.ts', { id: id('service-widget') }),
    route('wish-list.json', 'routes/wish-list-items.ts', { id: id('wish-list-items') }),
    route('product-marks.json', 'routes/product-marks.ts', { id: id('product-marks') }),
    route('added-products.json', 'routes/added-products.ts', { id: id('added-products') }),
    route('navigation.json', 'routes/navigation.ts', { id: id('navigation') }),
    route('my-account/my-orders', 'routes/my-orders.ts', { id: id('my-orders') }),
    route('checkout/express.json', 'routes/checkout-express.ts', { id: id('checkout-express') }),
    layout('routes/checkout-layout.tsx', { id: id('checkout-layout') }, [
      route('checkout', 'routes/checkout.tsx', { id: id('checkout') }),
      route('checkout/cart', 'routes/checkout-cart.tsx', { id: id('checkout-cart') }),
      route('checkout/login', 'routes/checkout-login.tsx', { id: id('checkout-login') }),
      route('checkout/create-account', 'routes/checkout-create-account.tsx', { id: id('checkout-create-account') }),
      route('checkout/password-reset', 'routes/checkout-password-reset.tsx', { id: id('checkout-password-reset') }),
      route('checkout/addresses', 'routes/checkout-addresses.tsx', { id: id('checkout-addresses') }),
      route('checkout/payment', 'routes/checkout-payment.tsx', { id: id('checkout-payment') }),
      route('checkout/payment-return', 'routes/checkout-payment-return.tsx', { id: id('checkout-payment-return') }),
      route('checkout/restore-cart', 'routes/checkout-restore-cart.tsx', { id: id('checkout-restore-cart') }),
      route('checkout/take-over-cart', 'routes/checkout-take-over-cart.tsx', { id: id('checkout-take-over-cart') }),
      route('checkout/pay-order', 'routes/checkout-pay-order.tsx', { id: id('checkout-pay-order') }),
      route('checkout/thank-you', 'routes/checkout-thank-you.tsx', { id: id('checkout-thank-you') }),
      route('adyen-payment-error', 'routes/adyen-payment-error.tsx', { id: id('adyen-payment-error') }),
    ]),
  ]
}

/** Languages whose pages have a prefix: those that are not the default language of a market that has them (ROUTE-03). */
const PREFIXED_LANGUAGES: readonly Language[] = [
  ...new Set(MARKETS.flatMap(market => market.languages.filter(language => language !== defaultLanguageOf(market)))),
]

/** Files for programs; those of a host hold all its languages. */
const FILES = [
  route('robots.txt', 'routes/robots.ts'),
  route(':file.xml', 'routes/sitemap.ts'),
  route('feeds/:file.xml', 'routes/feed.ts'),
  route('energy-label/:sku.svg', 'routes/energy-label.ts'),
]

export default [
  ...FILES,
  ...pages(''),
  ...PREFIXED_LANGUAGES.flatMap(language => prefix(language, pages(language))),
] satisfies RouteConfig
