import type { MessageKey } from '@shop/i18n'
import { InformationBox } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'

const TEXTS = {
  'malformed-price': 'checkout.errorMalformedPrice',
  'payment-error': 'checkout.errorPayment',
  'unprocessable-entity': 'checkout.errorUnprocessable',
  'cancelled-transaction': 'checkout.errorCancelled',
  'creating-order-failed': 'checkout.errorOrder',
} as const satisfies Record<string, MessageKey>

/** Codes a failed attempt puts into the address (PAY-14..PAY-16). */
export type PaymentProblemCode = keyof typeof TEXTS

/** What went wrong with the last attempt, from the error of the address (CHK-19). */
export function PaymentProblem({ code, missing }: { code: string; missing: readonly string[] }) {
  const { t } = useShop()
  const known = Object.keys(TEXTS).find((candidate): candidate is PaymentProblemCode => candidate === code)
  const title =
    missing.length > 0
      ? t('checkout.errorOutOfStock', { names: missing.join(', ') })
      : t(known ? TEXTS[known] : 'checkout.errorPayment')
  return (
    <div className="mb-6">
      <InformationBox type="error" title={title} />
    </div>
  )
}
