import { OperationError } from '@shop/contract'
import { addToCart, removeFromCart, updateCartQuantity } from '@shop/contract/cart'
import { addBusinessDays, upperDeliveryDays } from '@shop/domain/shipping'
import { formatWeekday } from '@shop/i18n/format'
import { buttonClass, InformationBox } from '@shop/ui'
import { redirect } from 'react-router'
import { CartLine } from '../features/cart/cart-line.tsx'
import { useCart } from '../features/cart/cart-provider.tsx'
import { CheckoutClosed } from '../features/cart/checkout-closed.tsx'
import { FreeDeliveryBar } from '../features/cart/free-delivery-bar.tsx'
import { CheckoutColumns } from '../features/checkout/checkout-columns.tsx'
import { CheckoutSteps } from '../features/checkout/checkout-steps.tsx'
import { openCart } from '../shop/active-cart.server.ts'
import { translatorOf } from '../shop/messages.ts'
import { pageTitle } from '../shop/page-title.ts'
import { PriceSummary } from '../shop/price-summary.tsx'
import { shopContext } from '../shop/request-context.server.ts'
import { useShop } from '../shop/use-shop.tsx'
import type { Route } from './+types/checkout-cart'

export function loader({ context }: Route.LoaderArgs) {
  return { language: context.get(shopContext).language }
}

/** A whole number of a form, or NaN. */
function wholeNumber(value: FormDataEntryValue | null): number {
  return typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : Number.NaN
}

/** Changes the cart for browsers without scripts; the page is then loaded anew. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const cart = await openCart(shop)
  const { id, version } = cart
  const lineItem = { id: String(form.get('lineItemId') ?? '') }
  const quantity = wholeNumber(form.get('quantity'))
  try {
    switch (form.get('intent')) {
      case 'add':
        await shop.client.call(addToCart, {
          id,
          version,
          product: { sku: String(form.get('sku') ?? '') },
          quantity: quantity > 0 ? quantity : 1,
        })
        break
      case 'remove':
        await shop.client.call(removeFromCart, { id, version, lineItem })
        break
      default:
        await shop.client.call(updateCartQuantity, { id, version, lineItem, quantity })
    }
  } catch (error) {
    if (error instanceof OperationError && error.statusCode < 500) return { failed: true as const }
    throw error
  }
  throw redirect(shop.hrefs.checkout('cart'), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const t = translatorOf(loaderData.language)
  return [{ title: pageTitle(t, t('cart.title')) }, { name: 'robots', content: 'noindex' }]
}

export default function CheckoutCart({ actionData }: Route.ComponentProps) {
  const { t, hrefs, market, locale, data } = useShop()
  const { cart } = useCart()
  if (!cart || cart.lineItems.length === 0) {
    return (
      <div className="py-16 text-center">
        <h1 className="text-h1">{t('cart.empty')}</h1>
        {actionData?.failed ? <p className="mt-4 text-sale">{t('cart.problem')}</p> : null}
        <a href={hrefs.home()} className={`${buttonClass('primary', 'lg')} mt-8`}>
          {t('cart.emptyAction')}
        </a>
      </div>
    )
  }
  const { shippingInfo } = cart
  return (
    <CheckoutColumns
      summaryLast
      summary={
        <div className="grid gap-5 rounded-panel border border-steel-200 p-6 lg:sticky lg:top-6">
          <PriceSummary totals={cart} />
          {shippingInfo ? (
            <p className="text-sm">
              {t('cart.deliveryBy', {
                date: formatWeekday(addBusinessDays(data.today, upperDeliveryDays(shippingInfo.deliveryTime)), locale),
              })}
            </p>
          ) : null}
          {market.checkoutEnabled ? (
            <a href={hrefs.checkout('addresses')} className={buttonClass('primary', 'lg')}>
              {t('cart.checkout')}
            </a>
          ) : (
            <CheckoutClosed />
          )}
          <a href={hrefs.home()} className={`${buttonClass('link')} justify-self-center`}>
            {t('cart.continue')}
          </a>
        </div>
      }
    >
      {market.checkoutEnabled ? <CheckoutSteps current="cart" /> : null}
      <h1 className="text-h1">
        {t('cart.title')}{' '}
        <span className="font-sans text-base font-normal text-steel-600">
          {t('cart.itemCount', { count: cart.totalLineItemQuantity })}
        </span>
      </h1>
      {actionData?.failed ? (
        <div className="mt-4">
          <InformationBox type="error" title={t('cart.changeProblem')} />
        </div>
      ) : null}
      <div className="mt-5">
        <FreeDeliveryBar cart={cart} />
      </div>
      <ul tabIndex={-1} aria-label={t('cart.title')} className="mt-2 divide-y divide-steel-200">
        {cart.lineItems.map(line => (
          <CartLine key={line.id} line={line} />
        ))}
      </ul>
    </CheckoutColumns>
  )
}
