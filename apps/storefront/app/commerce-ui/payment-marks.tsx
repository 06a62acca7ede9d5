import { type PaymentMethod, type ProviderMethod, waysToPayOf } from '@shop/domain/payment'
import { methodName } from '@shop/i18n/format'
import { classNames } from '@shop/ui'
import { useShop } from '../request/use-shop.tsx'
import drawing from './payment-marks.svg?url'

interface PaymentMarkProps {
  readonly method: PaymentMethod | ProviderMethod
  readonly className?: string
}

/**
 * The mark of a way to pay, 3:2, as decoration next to its name. All marks are one file with a view for each, which is loaded once
 * and only when one of them is nearly seen: drawn into the page they would be sent with every page again.
 */
export function PaymentMark({ method, className }: PaymentMarkProps) {
  return (
    <img
      src={`${drawing}#${method}`}
      alt=""
      width="36"
      height="24"
      loading="lazy"
      className={classNames('shrink-0', className ?? 'h-6 w-9')}
    />
  )
}

/**
 * The ways to pay that the market of the page really offers, each with its mark and name (SHELL-29); on a phone the marks are seen
 * alone where they are `brief`.
 */
export function WaysToPay({ brief = false }: { readonly brief?: boolean }) {
  const { t, market } = useShop()
  const methods = waysToPayOf(market)
  if (methods.length === 0) return null
  return (
    <ul aria-label={t('shell.paymentMethods')} className="flex flex-wrap gap-2">
      {methods.map(method => (
        <li
          key={method}
          className={classNames(
            'flex min-h-8 items-center gap-2 rounded-sm border border-steel-200 bg-white py-0.75 pr-2.5 pl-1 text-xs font-semibold text-ink-900',
            brief && 'max-md:pr-1',
          )}
        >
          <PaymentMark method={method} />
          {brief ? <span className="max-md:sr-only">{methodName(method, t)}</span> : methodName(method, t)}
        </li>
      ))}
    </ul>
  )
}
