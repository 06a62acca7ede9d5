import { Button, buttonClass } from '@shop/ui'
import type { Page } from '../page.ts'
import { useSite } from '../site-context.tsx'

/** Asks once more before an order is cancelled. */
export function CancelPage({ view: { order } }: Extract<Page, { kind: 'cancel' }>) {
  const { t, hrefs, money, label } = useSite()
  return (
    <div className="mx-auto grid max-w-xl gap-5">
      <h1 className="text-h1">{t('orders.cancelTitle')}</h1>
      <p className="num">
        {label(t('order.number'))} <strong>{order.orderNumber}</strong> · {money(order.totalPrice)}
      </p>
      <p>{t('orders.cancelText')}</p>
      <form method="post" action={hrefs.cancel(order.orderNumber)} className="flex flex-wrap gap-3">
        <Button type="submit" size="lg">
          {t('orders.cancelConfirm')}
        </Button>
        <a href={hrefs.order(order.orderNumber)} className={buttonClass('secondary', 'lg')}>
          {t('orders.cancelKeep')}
        </a>
      </form>
    </div>
  )
}
