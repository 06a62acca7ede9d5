import { paymentMethodsOf } from '@shop/domain/payment'
import { useShop } from '../request/use-shop.tsx'

/** The ways to pay that this market really offers (SHELL-29). */
export function PaymentMarks() {
  const { t, market } = useShop()
  const methods = paymentMethodsOf(market)
  if (methods.length === 0) return null
  return (
    <ul aria-label={t('shell.paymentMethods')} className="flex flex-wrap gap-2">
      {methods.map(method => (
        <li key={method} className="flex h-8 items-center rounded-sm bg-white px-2.5 text-xs font-semibold text-ink-900">
          {t(method === 'bank-transfer' ? 'checkout.bankTransfer' : 'checkout.cashOnDelivery')}
        </li>
      ))}
    </ul>
  )
}
