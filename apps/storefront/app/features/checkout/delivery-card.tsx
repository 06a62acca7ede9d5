import { type Address, streetLine } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import { buttonClass } from '@shop/ui'
import { IconTruckDelivery } from '@shop/ui/icons'
import { AddressLines } from '../../commerce-ui/address-lines.tsx'
import { useShop } from '../../request/use-shop.tsx'

function isSamePlace(a: Address, b: Address): boolean {
  return (
    streetLine(a) === streetLine(b) && a.postalCode === b.postalCode && a.lastName === b.lastName && a.firstName === b.firstName
  )
}

/** Addresses of the order with a link to change them. The delivery date depends on the payment method and is shown there. */
export function DeliveryCard({ cart }: { cart: Cart }) {
  const { t, hrefs } = useShop()
  const { billingAddress, shippingAddress, shippingInfo } = cart
  if (!billingAddress || !shippingAddress) return null
  const isSame = isSamePlace(billingAddress, shippingAddress)
  return (
    <section className="mb-8 rounded-card border border-steel-200 p-5 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid gap-4 sm:grid-cols-2">
          <AddressBlock title={t(isSame ? 'checkout.deliverTo' : 'checkout.invoiceTo')} address={billingAddress} />
          {isSame ? null : <AddressBlock title={t('checkout.deliverToOnly')} address={shippingAddress} />}
        </div>
        <a href={hrefs.checkout('addresses')} className={`${buttonClass('link')} shrink-0 text-sm`}>
          {t('checkout.change')}
        </a>
      </div>
      <p className="mt-1 break-words">{cart.customerEmail}</p>
      {shippingInfo?.shippingMethod.key === 'freight' ? (
        <p className="mt-3 flex items-center gap-2.5 border-t border-steel-200 pt-3">
          <IconTruckDelivery className="size-5 shrink-0" />
          {t('product.freightItem')}
        </p>
      ) : null}
    </section>
  )
}

function AddressBlock({ title, address }: { title: string; address: Address }) {
  const { t, label } = useShop()
  const vatNumber = address.custom?.vatNumber
  return (
    <address className="not-italic">
      <strong className="block font-semibold">{title}</strong>
      <AddressLines address={address} />
      {vatNumber ? (
        <span className="num block">
          {label(t('checkout.vatNumber'))} {vatNumber}
        </span>
      ) : null}
    </address>
  )
}
