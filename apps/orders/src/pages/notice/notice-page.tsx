import { buttonClass } from '@shop/ui'
import type { Page } from '../page.ts'
import { useSite } from '../site-context.tsx'

/** One page for all that is not shown, whether it exists or not (rule A1), and one for an outage. */
export function NoticePage({ notice }: Extract<Page, { kind: 'notice' }>) {
  const { t, hrefs, isOpen } = useSite()
  const isOutage = notice === 'unavailable'
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-5">
      <h1 className="text-h1">{t(isOutage ? 'error.unavailableTitle' : 'orders.notFoundTitle')}</h1>
      <p>{t(isOutage ? 'error.unavailableText' : 'orders.notFoundText')}</p>
      <a href={isOpen ? hrefs.list() : hrefs.entry()} className={buttonClass('primary', 'lg')}>
        {t('shell.myOrders')}
      </a>
    </div>
  )
}
