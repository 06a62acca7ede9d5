import type { Order } from '@shop/domain/order'
import { IconCircleCheckFilled } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

/** A number of the buyer's own books, with what it is called. */
export interface NamedReference {
  readonly name: string
  readonly value: string
}

interface PlacedOrderHeadProps {
  readonly order: Pick<Order, 'orderNumber' | 'customerEmail'>
  readonly references: readonly NamedReference[]
}

/** That an order was placed, with its number, the buyer's own ones, and where the confirmation goes. */
export function PlacedOrderHead({ order, references }: PlacedOrderHeadProps) {
  const { t, label } = useShop()
  return (
    <header>
      <IconCircleCheckFilled className="-ml-1 size-12 text-ok" />
      {/* biome-ignore lint/a11y/noAutofocus: the order led here; the document of the payment ended, and the focus with it */}
      <h1 tabIndex={-1} autoFocus className="mt-3 text-h1">
        {t('order.title')}
      </h1>
      <p className="mt-3 text-lg">
        {label(t('order.number'))} <strong className="num">{order.orderNumber}</strong>
      </p>
      {references.map(({ name, value }) => (
        <p key={name} className="mt-1 wrap-anywhere text-ink-700">
          {label(name)} <span className="num">{value}</span>
        </p>
      ))}
      <p className="mt-1 break-words text-ink-700">{t('order.confirmationTo', { email: order.customerEmail })}</p>
    </header>
  )
}
