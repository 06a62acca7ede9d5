import { type Cart, goodsTotal } from '@shop/domain/cart'
import { freeShippingThresholdOf, missingToFreeShipping } from '@shop/domain/shipping'
import { InformationBox } from '@shop/ui'
import { IconTruckDelivery } from '@shop/ui/icons'
import { Amount } from '../../commerce-ui/prices.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Amount missing to free delivery (SHIP-03). */
export function FreeDeliveryBar({ cart }: { cart: Cart }) {
  const { t, market } = useShop()
  const missing = missingToFreeShipping(market, goodsTotal(cart))
  const share = 1 - missing.centAmount / freeShippingThresholdOf(market).centAmount
  return (
    <div className="rounded-md bg-steel-50 p-3 text-sm">
      <p className="flex items-center gap-2">
        <IconTruckDelivery className="size-5 shrink-0 text-ok" />
        {missing.centAmount === 0 ? (
          t('cart.freeDeliveryReached')
        ) : (
          <span>
            <Amount gross={missing} text={amount => t('cart.toFreeDelivery', { amount })} />
          </span>
        )}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-steel-200">
        <div className="h-full rounded-full bg-ok" style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  )
}

interface CheckoutClosedProps {
  /** Whether the way to customer care stands elsewhere, as it does at the foot of the sidebar. */
  readonly isTextOnly?: boolean
}

/** How to order in a market whose checkout is not open (MKT-18). */
export function CheckoutClosed({ isTextOnly = false }: CheckoutClosedProps) {
  const { t, data } = useShop()
  if (!data.contact) return null
  return (
    <InformationBox type="info">
      <p>{t('cart.checkoutDisabled', data.contact)}</p>
      {isTextOnly ? null : (
        <OrderByContact className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:decoration-2" />
      )}
    </InformationBox>
  )
}

/** Opens the form by which customer care takes an order, where the checkout is not open. */
export function OrderByContact({ className }: { className: string }) {
  const { t, data, hrefs } = useShop()
  if (!data.contact) return null
  return (
    <a href={hrefs.contact({ reason: 'sales' })} rel="nofollow" aria-haspopup="dialog" className={className}>
      {t('shell.contactUs')}
    </a>
  )
}
