import { type Cart, goodsTotal } from '@shop/domain/cart'
import { freeShippingThresholdOf, missingToFreeShipping } from '@shop/domain/shipping'
import { InformationBox } from '@shop/ui'
import { IconTruckDelivery } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

/** Amount missing to free delivery (SHIP-03). */
export function FreeDeliveryBar({ cart }: { cart: Cart }) {
  const { t, market, money } = useShop()
  const missing = missingToFreeShipping(market, goodsTotal(cart))
  const share = 1 - missing.centAmount / freeShippingThresholdOf(market).centAmount
  return (
    <div className="rounded-md bg-steel-50 p-3 text-sm">
      <p className="flex items-center gap-2">
        <IconTruckDelivery className="size-5 shrink-0 text-ok" />
        {missing.centAmount === 0 ? t('cart.freeDeliveryReached') : t('cart.toFreeDelivery', { amount: money(missing) })}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-steel-200">
        <div className="h-full rounded-full bg-ok" style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  )
}

/** How to order in a market whose checkout is not open (MKT-18). */
export function CheckoutClosed() {
  const { t, data, hrefs } = useShop()
  if (!data.contact) return null
  return (
    <InformationBox type="info">
      <p>{t('cart.checkoutDisabled', data.contact)}</p>
      <a
        href={hrefs.contact({ reason: 'sales' })}
        rel="nofollow"
        aria-haspopup="dialog"
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4 hover:decoration-2"
      >
        {t('shell.contactUs')}
      </a>
    </InformationBox>
  )
}
