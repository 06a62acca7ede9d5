import { buttonClass } from '@shop/ui'
import { IconClock } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'
import { useAwaitedChange } from './use-awaited-change.ts'

/** What a page waits for. `pending`: the provider's decision, which may take days. `unknown`: an answer that is mostly there at once. */
export interface AwaitedPayment {
  readonly kind: 'pending' | 'unknown'
  /** Where the payment is looked at again. */
  readonly again: string
  /** Where the shopper may pay another way: of two payments one goes back. */
  readonly otherwise: string
}

/** Seconds after which a page without scripts looks again. */
const REFRESH_SECONDS = { pending: 30, unknown: 5 }

/** Says that a payment is not known yet, what follows, and that there are other ways; goes on by itself (PAY-17, rule P1). */
export function PaymentWait({ kind, again, otherwise }: AwaitedPayment) {
  const { t } = useShop()
  useAwaitedChange(true)
  const isPending = kind === 'pending'
  return (
    <div className="mx-auto max-w-xl py-10 text-center md:py-16">
      <noscript>
        <meta httpEquiv="refresh" content={`${REFRESH_SECONDS[kind]};url=${again}`} />
      </noscript>
      <IconClock className="mx-auto size-12 text-steel-600" />
      <h1 className="mt-3 text-h1">{t(isPending ? 'payment.pendingTitle' : 'payment.checkingTitle')}</h1>
      <p className="mt-4 text-lg text-ink-700">{t(isPending ? 'payment.pendingText' : 'payment.checkingText')}</p>
      <p className="mt-4 text-ink-700">{t('payment.otherwiseText')}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={again} className={buttonClass('secondary', 'lg')}>
          {t('payment.checkAgain')}
        </a>
        <a href={otherwise} className={buttonClass('secondary', 'lg')}>
          {t('order.payOtherwise')}
        </a>
      </p>
    </div>
  )
}
