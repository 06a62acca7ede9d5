import { totalQuantity } from '@shop/domain/cart'
import { deliveryOffersOfCart } from '@shop/domain/delivery'
import { formatDeliveryOffers } from '@shop/i18n/format'
import { buttonClass, InformationBox } from '@shop/ui'
import { lazy, Suspense } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { useTracked } from '../browser/tracking/track.ts'
import { Fragment } from '../commerce-ui/fragment.tsx'
import { PriceSummary } from '../commerce-ui/price-summary.tsx'
import { CartLines } from '../features/cart/cart-lines.tsx'
import { CartLinks, CheckoutLink } from '../features/cart/cart-links.tsx'
import { CheckoutClosed, FreeDeliveryBar } from '../features/cart/cart-notices.tsx'
import { useCart } from '../features/cart/cart-provider.tsx'
import { changeCart } from '../features/cart/change-cart.server.ts'
import { DiscountCodes } from '../features/cart/discount-codes.tsx'
import { refusalText } from '../features/cart/refusal-text.ts'
import { CheckoutColumns, CheckoutSteps } from '../features/checkout/checkout-layout.tsx'
import { ExpressPay } from '../features/checkout/express-pay.tsx'
import { expressProblemText } from '../features/checkout/express-problem.ts'
import type { LeftBehindNotice } from '../features/market-switch/left-behind.server.ts'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/checkout-cart'
import { CartRecommendations } from './cart-recommendations.tsx'
import { loadCartView } from './cart-view.server.tsx'
import { SHARE, shareActiveCart } from './share-view.server.tsx'

// Nothing that a cart with something in it loads.
const LastSeen = lazy(async () => ({ default: (await import('../features/product/last-seen.tsx')).LastSeen }))

export function loader(args: Route.LoaderArgs) {
  return loadCartView(args)
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
  loaderData: { guarantees, offers, recommended, recommendationId, trust, marks, quote, share, left, preorders },
  actionData: refused,
}: Route.ComponentProps) {
  const { t, hrefs, market, locale, data } = useShop()
  const { cart } = useCart()
  useTracked(cart && cart.lineItems.length > 0 ? { kind: 'checkout', step: 1, cart } : undefined, cart?.id ?? '')
  // Why a payment from here came to nothing.
  const error = useSearchParams()[0].get('error')
  if (!cart || cart.lineItems.length === 0) {
    return (
      <>
        {/* Below what a phone says at its top, such as what was taken out and can be put back. */}
        <div className="pt-36 pb-16 text-center md:pt-16">
          <h1 className="text-h1">{t(data.isCartUnknown && !cart ? 'cart.unavailable' : 'cart.empty')}</h1>
          {refused ? <p className="mt-4 text-sale">{refusalText(t, refused)}</p> : null}
          {left ? (
            <div className="mx-auto mt-6 max-w-xl text-left">
              <LeftBehind {...left} />
            </div>
          ) : null}
          {error ? <p className="mt-4 text-sale">{expressProblemText(error, { market, locale, t })}</p> : null}
          <a href={hrefs.home()} className={`${buttonClass('primary', 'lg')} mt-8`}>
            {t('cart.emptyAction')}
          </a>
        </div>
        <Suspense>
          <LastSeen className="mb-8" />
        </Suspense>
      </>
    )
  }
  return (
    <div className="max-lg:pb-20">
      <CheckoutColumns
        summaryLast
        preorders={preorders}
        summary={
          <div className="grid gap-4 lg:sticky lg:top-6">
            <div className="grid gap-5 rounded-panel border border-steel-200 p-6">
              {cart.quote ? null : <DiscountCodes cart={cart} refused={refused?.kind === 'code' ? refused.problem : undefined} />}
              <PriceSummary totals={cart} />
              <div className="text-sm empty:hidden">
                {formatDeliveryOffers(deliveryOffersOfCart(cart, market, data.today, preorders.expected), locale, t).map(line => (
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
          {left ? <LeftBehind {...left} /> : null}
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

/** What did not come along from the cart of another country (MKT-01). */
function LeftBehind({ title, items }: LeftBehindNotice) {
  return (
    <InformationBox type="warning" title={title}>
      <ul>
        {items.map(({ sku, text }) => (
          <li key={sku}>{text}</li>
        ))}
      </ul>
    </InformationBox>
  )
}
