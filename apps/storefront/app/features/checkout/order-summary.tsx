import type { Cart } from '@shop/domain/cart'
import { IconChevronDown, IconRefresh, IconShieldCheck } from '@shop/ui/icons'
import { ItemLines } from '../../commerce-ui/item-lines.tsx'
import { PriceSummary } from '../../commerce-ui/price-summary.tsx'
import { useShop } from '../../request/use-shop.tsx'

/** Lines and totals of the cart: next to the form, on a phone an expandable bar. */
export function OrderSummary({ cart }: { cart: Cart }) {
  const { t, money } = useShop()
  return (
    <>
      <details className="rounded-card border border-steel-200 bg-white lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center justify-between gap-x-3 px-4 text-sm font-semibold">
          <span className="flex items-center gap-2">
            {t('checkout.yourOrder')}
            <IconChevronDown className="size-4" />
          </span>
          <span className="num font-display text-price">{money(cart.totalPrice)}</span>
        </summary>
        <div className="px-4 pb-4">
          <SummaryContent cart={cart} />
        </div>
      </details>
      <section
        aria-label={t('checkout.yourOrder')}
        className="rounded-panel border border-steel-200 p-6 max-lg:hidden lg:sticky lg:top-6"
      >
        <h2 className="mb-3 text-h4">{t('checkout.yourOrder')}</h2>
        <SummaryContent cart={cart} />
      </section>
    </>
  )
}

function SummaryContent({ cart }: { cart: Cart }) {
  const { t } = useShop()
  return (
    <>
      <ItemLines lines={cart.lineItems} />
      <PriceSummary totals={cart} />
      <ul className="mt-5 grid gap-2 text-sm text-ink-700">
        <li className="flex items-center gap-2.5">
          <IconRefresh className="size-5" />
          {t('checkout.returns')}
        </li>
        <li className="flex items-center gap-2.5">
          <IconShieldCheck className="size-5" />
          {t('checkout.guarantee')}
        </li>
      </ul>
    </>
  )
}
