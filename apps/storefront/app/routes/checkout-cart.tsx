import { totalQuantity } from '@shop/domain/cart'
import { deliveryOffersOfCart } from '@shop/domain/delivery'
import { togglesOf } from '@shop/domain/toggle'
import { formatDeliveryOffers } from '@shop/i18n/format'
import { buttonClass, InformationBox } from '@shop/ui'
import { redirect, useSearchParams } from 'react-router'
import { useTracked } from '../browser/tracking/track.ts'
import { NOTHING_RECOMMENDED } from '../catalogue/recommendations.server.ts'
import { Fragment } from '../commerce-ui/fragment.tsx'
import { MarksOfPayment } from '../commerce-ui/marks-of-payment.tsx'
import { PriceSummary } from '../commerce-ui/prices.tsx'
import { fragmentSender, renderStill } from '../commerce-ui/still.server.tsx'
import { CartLines } from '../features/cart/cart-lines.tsx'
import { CartLinks, CheckoutLink } from '../features/cart/cart-links.tsx'
import { CheckoutClosed, FreeDeliveryBar } from '../features/cart/cart-notices.tsx'
import { useCart } from '../features/cart/cart-provider.tsx'
import { changeCart } from '../features/cart/change-cart.server.ts'
import { DiscountCodes } from '../features/cart/discount-codes.tsx'
import { loadCurrentOffers, loadLineGuarantees, loadRecommendations } from '../features/cart/load-cart-page.server.ts'
import { refusalText } from '../features/cart/refusal-text.ts'
import { CheckoutColumns, CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { ExpressPay } from '../features/checkout/express-pay.tsx'
import { expressProblemText } from '../features/checkout/express-problem.ts'
import { leftBehindNotice } from '../features/market-switch/left-behind.server.ts'
import { REFUSED, readRefused } from '../href/refused-additions.ts'
import { shopContext } from '../request/request-context.server.ts'
import { findActiveCart } from '../request/session.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import { loadShopData } from '../shell/load-shop-data.server.ts'
import type { Route } from './+types/checkout-cart'
import { renderCard } from './cards.server.tsx'
import { CartRecommendations, type RecommendedProduct } from './cart-recommendations.tsx'
import { viewQuote } from './quote-view.server.tsx'
import { SHARE, shareActiveCart, viewShare } from './share-view.server.tsx'
import { viewTrust } from './trust-view.server.tsx'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  // Without it there is no page: a cart that cannot be looked up is not an empty one.
  const cart = await findActiveCart(shop)
  if (!cart)
    return {
      language: shop.language,
      guarantees: {},
      offers: {},
      recommended: [],
      recommendationId: '',
      trust: undefined,
      marks: undefined,
      quote: undefined,
      share: undefined,
      left: undefined,
    }
  const isRecommending = togglesOf(url.searchParams)['bloomreach-api']
  const skus = cart.lineItems.map(({ variant }) => variant.sku)
  const [data, guarantees, offers, { id, products }] = await Promise.all([
    loadShopData(context, url),
    loadLineGuarantees(shop, cart),
    loadCurrentOffers(shop, skus),
    isRecommending ? loadRecommendations(shop, cart) : NOTHING_RECOMMENDED,
  ])
  const send = fragmentSender(context, request)
  const recommended = products.map((product): RecommendedProduct => {
    const { sku } = product.masterVariant
    return { sku, card: send(`card-${sku}`, renderCard(data, product)) }
  })
  const ways = renderStill(data, { name: 'ways-to-pay', input: null }, () => <MarksOfPayment />)
  const marks = send('ways-to-pay', ways)
  const quote = await viewQuote(shop, data, cart, { send, refused: readRefused(url.searchParams.get(REFUSED)) })
  const left = await leftBehindNotice(shop, cart, url)
  return {
    language: shop.language,
    guarantees,
    offers,
    recommended,
    recommendationId: id,
    trust: viewTrust(data, send),
    marks,
    quote,
    share: viewShare(data, cart, send),
    left,
  }
}

/** Changes the cart for browsers without scripts; the page is then loaded again. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  if (form.get('intent') === SHARE) return shareActiveCart(shop)
  const refused = await changeCart(shop, form)
  if (refused) return refused
  throw redirect(shop.hrefs.checkout('cart'), 303)
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('cart.title'))

export default function CheckoutCart({
  loaderData: { guarantees, offers, recommended, recommendationId, trust, marks, quote, share, left },
  actionData: refused,
}: Route.ComponentProps) {
  const { t, hrefs, market, locale, data } = useShop()
  const { cart } = useCart()
  useTracked(cart && cart.lineItems.length > 0 ? { kind: 'checkout', step: 1, cart } : undefined, cart?.id ?? '')
  // Why a payment from here came to nothing.
  const error = useSearchParams()[0].get('error')
  if (!cart || cart.lineItems.length === 0) {
    return (
      <div className="py-16 text-center">
        <h1 className="text-h1">{t(data.isCartUnknown && !cart ? 'cart.unavailable' : 'cart.empty')}</h1>
        {refused ? <p className="mt-4 text-sale">{refusalText(t, refused)}</p> : null}
        <a href={hrefs.home()} className={`${buttonClass('primary', 'lg')} mt-8`}>
          {t('cart.emptyAction')}
        </a>
      </div>
    )
  }
  return (
    <div className="max-lg:pb-20">
      <CheckoutColumns
        summaryLast
        summary={
          <div className="grid gap-4 lg:sticky lg:top-6">
            <div className="grid gap-5 rounded-panel border border-steel-200 p-6">
              {cart.quote ? null : <DiscountCodes cart={cart} refused={refused?.kind === 'code' ? refused.problem : undefined} />}
              <PriceSummary totals={cart} />
              <div className="text-sm empty:hidden">
                {formatDeliveryOffers(deliveryOffersOfCart(cart, market, data.today), locale, t).map(line => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              {market.checkoutEnabled ? <CheckoutLink cart={cart} /> : <CheckoutClosed />}
              <ExpressPay cart={cart}>{marks ? <Fragment fragment={marks} /> : null}</ExpressPay>
              <CartLinks />
              {share ? <Fragment fragment={share} /> : null}
            </div>
            {trust ? <Fragment fragment={trust} /> : null}
          </div>
        }
      >
        {market.checkoutEnabled ? <CheckoutSteps current="cart" /> : null}
        <h1 className="text-h1">
          {t('cart.title')}{' '}
          <span className="font-sans text-base font-normal text-steel-600">
            {t('cart.itemCount', { count: totalQuantity(cart.lineItems) })}
          </span>
        </h1>
        <div className="mt-4 grid gap-4 empty:hidden">
          {refused && refused.kind !== 'code' ? <InformationBox type="error" title={refusalText(t, refused)} /> : null}
          {left ? (
            <InformationBox type="warning" title={left.title}>
              <ul>
                {left.items.map(({ sku, text }) => (
                  <li key={sku}>{text}</li>
                ))}
              </ul>
            </InformationBox>
          ) : null}
          {error ? <InformationBox type="error" title={expressProblemText(error, { market, locale, t })} /> : null}
        </div>
        {quote ? <Fragment fragment={quote} /> : null}
        <div className="mt-5">
          <FreeDeliveryBar cart={cart} />
        </div>
        <div className="mt-2">
          <CartLines cart={cart} guarantees={guarantees} offers={offers} />
        </div>
      </CheckoutColumns>
      <CartRecommendations products={cart.quote ? [] : recommended} recommendationId={recommendationId} cart={cart} />
    </div>
  )
}
