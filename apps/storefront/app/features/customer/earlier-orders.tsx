import type { EarlierOrder } from '@shop/domain/takeover'
import { formatDay, formatMoney } from '@shop/i18n/format'
import { useShop } from '../../request/use-shop.tsx'

/** An order of the shop system before, to be looked up: when, what, and what was paid. Its lines open without scripts too. */
export function EarlierOrderCard({ order }: { order: EarlierOrder }) {
  const { t, market, locale } = useShop()
  const { orderNumber, placedAt, totalPrice, isCancelled, lines } = order
  return (
    <li className="rounded-card border border-steel-200">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 p-4 md:px-5">
          <span className="min-w-0 grow font-semibold break-words">{t('account.earlierOrder', { number: orderNumber })}</span>
          {isCancelled ? (
            <span className="rounded-sm bg-sale-bg px-2 py-0.5 text-xs font-semibold text-sale">
              {t('account.earlierOrderCancelled')}
            </span>
          ) : null}
          <time dateTime={placedAt} className="num text-sm text-steel-600">
            {formatDay(placedAt, market)}
          </time>
          <span className="num font-semibold">{formatMoney(totalPrice, locale)}</span>
        </summary>
        <ul className="grid gap-2 border-t border-steel-200 p-4 text-sm md:px-5">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: history does not change, and lines may be alike.
            <li key={index} className="flex gap-4">
              <span className="min-w-0 grow break-words">
                <span className="num">{line.quantity} ×</span> {line.name}
                {line.foreignSku ? <span className="block text-steel-600">{line.foreignSku}</span> : null}
              </span>
              <span className="num shrink-0">{formatMoney(line.totalPrice, locale)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
