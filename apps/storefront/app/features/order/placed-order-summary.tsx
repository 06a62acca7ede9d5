import type { Order } from '@shop/domain/order'
import type { Preorders } from '../../catalogue/preorders.ts'
import { ItemLines } from '../../commerce-ui/item-lines.tsx'
import { PreordersContext } from '../../commerce-ui/preorders.tsx'
import { PriceSummary } from '../../commerce-ui/price-summary.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** What was ordered and what it costs; what has not come yet says when it does. */
export function PlacedOrderSummary({ order, preorders }: { readonly order: Order; readonly preorders: Preorders }) {
  const { t } = useShop()
  return (
    <section className="rounded-panel border border-steel-200 p-5 md:p-6">
      <h2 className="mb-2 text-h4">{t('order.summary')}</h2>
      <PreordersContext value={preorders}>
        <ItemLines lines={order.lineItems} />
      </PreordersContext>
      <PriceSummary totals={order} />
    </section>
  )
}
