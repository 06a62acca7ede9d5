import { paymentMethodsForItem, waysToPayOf } from '@shop/domain/payment'
import { methodName } from '@shop/i18n/format'
import { useShop } from '../request/use-shop.tsx'
import { PaymentMark } from './payment-marks.tsx'

/** Kinds of Klarna that no one tells from each other by their marks. */
const WITHOUT_OWN_MARK: readonly string[] = ['klarna_account', 'klarna_b2b']

interface MarksOfPaymentProps {
  readonly className?: string
  /** What is paid for, which cash on delivery may not be possible for; default: whatever the market sells. */
  readonly item?: Parameters<typeof paymentMethodsForItem>[1]
}

/** The ways to pay of the market as their marks alone, by default in the middle of a row as high as a button (SHELL-29). */
export function MarksOfPayment({ className = 'h-12 justify-center', item }: MarksOfPaymentProps) {
  const { t, market } = useShop()
  const isForCash = item === undefined || paymentMethodsForItem(market, item).includes('cash-on-delivery')
  return (
    <ul aria-label={t('shell.paymentMethods')} className={`flex flex-wrap content-center gap-1.5 overflow-hidden ${className}`}>
      {waysToPayOf(market)
        .filter(method => !WITHOUT_OWN_MARK.includes(method) && (method !== 'cash-on-delivery' || isForCash))
        .map(method => (
          <li key={method} className="flex">
            <PaymentMark method={method} className="h-5 w-7.5" />
            <span className="sr-only">{methodName(method, t)}</span>
          </li>
        ))}
    </ul>
  )
}
