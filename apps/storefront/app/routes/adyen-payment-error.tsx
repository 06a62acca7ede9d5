import { buttonClass } from '@shop/ui'
import { IconAlertCircle } from '@shop/ui/icons'
import { UnbrokenWords } from '../commerce-ui/unbroken-words.tsx'
import { CART_GONE, problemText } from '../features/checkout/payment-problem.tsx'
import { shopContext } from '../request/request-context.server.ts'
import { useShop } from '../request/use-shop.tsx'
import { hiddenPageHead } from '../seo/hidden-page-head.ts'
import type { Route } from './+types/adyen-payment-error'

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    locale: context.get(shopContext).locale,
    error: url.searchParams.get('error'),
    cause: url.searchParams.get('cause'),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageHead(matches, t => t('checkout.paymentFailedTitle'))

/** Where the payment service leads back to after a card payment that failed, and a form for a cart that is gone (ROUTE-24). */
export default function AdyenPaymentError({ loaderData: { error, cause } }: Route.ComponentProps) {
  const { t, hrefs } = useShop()
  if (error === CART_GONE) return <CartGone />
  return (
    <div className="mx-auto max-w-xl py-10 md:py-16">
      <IconAlertCircle className="-ml-1 size-12 text-sale" />
      <h1 className="mt-3 text-h1">{t('checkout.paymentFailedTitle')}</h1>
      <p className="mt-4 text-lg text-ink-700">{t(error ? problemText(error, cause) : 'checkout.paymentFailedText')}</p>
      <p className="mt-8 flex flex-wrap gap-4 max-sm:flex-col">
        <a href={hrefs.checkout('payment')} data-reload className={buttonClass('primary', 'lg')}>
          {t('checkout.backToPayment')}
        </a>
        <a href={hrefs.checkout('cart')} className={buttonClass('secondary', 'lg')}>
          {t('cart.view')}
        </a>
      </p>
    </div>
  )
}

/** For who orders a cart that another window has ordered, emptied or signed out of. */
function CartGone() {
  const { t, hrefs } = useShop()
  return (
    <div className="mx-auto max-w-xl py-10 md:py-16">
      <IconAlertCircle className="-ml-1 size-12 text-steel-600" />
      <h1 className="mt-3 text-h1">{t('checkout.cartGoneTitle')}</h1>
      <p className="mt-4 text-lg text-ink-700">
        <UnbrokenWords text={t('checkout.cartGoneText')} />
      </p>
      <p className="mt-8 flex flex-wrap gap-4 max-sm:flex-col">
        <a href={hrefs.home()} className={buttonClass('primary', 'lg')}>
          {t('cart.emptyAction')}
        </a>
        <a href={hrefs.parcelTracking()} className={buttonClass('secondary', 'lg')}>
          {t('order.trackTitle')}
        </a>
      </p>
    </div>
  )
}
