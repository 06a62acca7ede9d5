import { isCancellable } from '@shop/domain/order'
import { Button, buttonClass, FieldError } from '@shop/ui'
import { LineUnits } from '../line-units.tsx'
import type { Page } from '../page.ts'
import { useSite } from '../site-context.tsx'

type CancelPageProps = Extract<Page, { kind: 'cancel' }>

/** Asks once more before an order is cancelled, or which units of it are (ORD-04, ORD-10). */
export function CancelPage(props: CancelPageProps) {
  const { order, cancellable } = props.view
  const { t, hrefs, money, label } = useSite()
  const isWhole = isCancellable(order)
  const openUnits = cancellable.reduce((units, { quantity }) => units + quantity, 0)
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <h1 className="text-h1">{t(isWhole ? 'orders.cancelTitle' : 'orders.cancelPart')}</h1>
      <p className="num">
        {label(t('order.number'))} <strong>{order.orderNumber}</strong> · {money(order.totalPrice)}
      </p>
      {isWhole ? (
        <>
          <p>{t('orders.cancelText')}</p>
          <form method="post" action={hrefs.cancel(order.orderNumber)} className="flex flex-wrap gap-3">
            <Button type="submit" size="lg">
              {t('orders.cancelConfirm')}
            </Button>
            <a href={hrefs.order(order.orderNumber)} className={buttonClass('secondary', 'lg')}>
              {t('orders.cancelKeep')}
            </a>
          </form>
        </>
      ) : null}
      {!isWhole || openUnits > 1 ? <PartForm {...props} /> : null}
    </div>
  )
}

function PartForm({ view: { order, cancellable }, fields, isProblem }: CancelPageProps) {
  const { t, hrefs } = useSite()
  return (
    <form
      method="post"
      action={hrefs.cancel(order.orderNumber)}
      noValidate
      className="mt-4 grid gap-5 rounded-panel border border-steel-200 p-5 md:p-6"
    >
      <input type="hidden" name="draftId" value={fields.draftId} />
      {isCancellable(order) ? <h2 className="text-h3">{t('orders.cancelPart')}</h2> : null}
      <p id="part-text">{t('orders.cancelPartText')}</p>
      <fieldset aria-describedby={isProblem ? 'units-error' : undefined} aria-labelledby="part-text">
        <FieldError fieldId="units" error={isProblem ? t('orders.cancelProblem') : undefined} />
        <ul className="divide-y divide-steel-200 border-y border-steel-200">
          {cancellable.map(({ lineItemId, quantity }) => (
            <li key={lineItemId} className="py-4">
              <LineUnits
                order={order}
                lineItemId={lineItemId}
                most={quantity}
                units={fields.units[lineItemId] ?? ''}
                label={t('orders.cancelUnits', { count: String(quantity) })}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="lg">
          {t('orders.cancelPart')}
        </Button>
        {isCancellable(order) ? null : (
          <a href={hrefs.order(order.orderNumber)} className={buttonClass('secondary', 'lg')}>
            {t('orders.cancelKeep')}
          </a>
        )}
      </div>
    </form>
  )
}
