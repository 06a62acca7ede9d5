import type { Cart } from '@shop/domain/cart'
import { deliveryPromise } from '@shop/domain/delivery'
import { formatDelivery } from '@shop/i18n/format'
import { ItemLines } from '../../commerce-ui/item-lines.tsx'
import { usePreorders } from '../../commerce-ui/preorders.tsx'
import { PriceSummary } from '../../commerce-ui/price-summary.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { SHOWN_TOTAL } from './shown-total.ts'

interface TotalsBeforeOrderProps {
  /** The cart as it is ordered, with the fees of the chosen method. */
  readonly cart: Cart
  readonly method: Parameters<typeof deliveryPromise>[1]
}

/**
 * What is ordered, with delivery cost, tax and total, and when it arrives, directly above the button that orders: consumers
 * see it before they are bound (directive 2011/83/EU, article 8(2)). Wide screens have it in the summary next to the step.
 */
export function TotalsBeforeOrder({ cart, method }: TotalsBeforeOrderProps) {
  const { t, locale, data } = useShop()
  const { shippingInfo } = cart
  const { expected } = usePreorders()
  return (
    <>
      <input type="hidden" name={SHOWN_TOTAL} value={cart.totalPrice.centAmount} />
      <section aria-label={t('order.summary')} className="mt-6 rounded-card border border-steel-200 p-4 lg:hidden">
        <ItemLines lines={cart.lineItems} />
        <PriceSummary totals={cart} />
        {shippingInfo ? (
          <p className="mt-3 text-sm font-medium">
            {formatDelivery(deliveryPromise(shippingInfo.deliveryTime, method, data.today, expected), locale, t)}
          </p>
        ) : null}
      </section>
    </>
  )
}
