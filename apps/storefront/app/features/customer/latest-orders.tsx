import type { Order } from '@shop/domain/order'
import { formatDay } from '@shop/i18n/format'
import { buttonClass } from '@shop/ui'
import { IconExternalLink } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

/** What the account shows of an order. */
export type LatestOrder = Pick<Order, 'orderNumber' | 'createdAt' | 'totalPrice'>

/** The newest orders of a customer, each of which leads to its page on the self-service site, as all of them do (ACC-01, ORD-10). */
export function LatestOrders({ orders }: { readonly orders: readonly LatestOrder[] }) {
  const { t, hrefs, market, money } = useShop()
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="latest-orders" className="mb-12 max-w-160">
      <h2 id="latest-orders" className="mb-3 text-h3">
        {t('shell.myOrders')}
      </h2>
      <ul className="mb-4 divide-y divide-steel-200 border-y border-steel-200">
        {orders.map(({ orderNumber, createdAt, totalPrice }) => (
          <li key={orderNumber}>
            <a
              href={hrefs.myOrders(orderNumber)}
              target="_blank"
              rel="noopener"
              className="num flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm hover:bg-steel-50"
            >
              <strong>{orderNumber}</strong>
              <span className="grow text-steel-600">{formatDay(createdAt, market)}</span>
              <span className="font-medium">{money(totalPrice)}</span>
              <span className="sr-only">({t('shell.newWindow')})</span>
            </a>
          </li>
        ))}
      </ul>
      <a href={hrefs.myOrders()} target="_blank" rel="noopener" className={buttonClass('secondary')}>
        {t('shell.myOrders')}
        <IconExternalLink className="size-5" />
        <span className="sr-only">({t('shell.newWindow')})</span>
      </a>
    </section>
  )
}
