import { ATTEMPT_FAILURES, type AttemptFailure } from '@shop/domain/payment'
import type { MessageKey } from '@shop/i18n'
import { InformationBox } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'
import type { MissingAnswer } from './method-answers.ts'

const TEXTS = {
  'malformed-price': 'checkout.errorMalformedPrice',
  'payment-error': 'checkout.errorPayment',
  'unprocessable-entity': 'checkout.errorUnprocessable',
  'cancelled-transaction': 'checkout.errorCancelled',
  'creating-order-failed': 'checkout.errorOrder',
} as const satisfies Record<string, MessageKey>

/** Error codes in the URL after a failed attempt (PAY-14..PAY-16). */
export type PaymentProblemCode = keyof typeof TEXTS

/** Error code of a cart that is not open any more: ordered, emptied or signed out of in another window. */
export const CART_GONE = 'cart-gone'

/** Error code of a form that the shop did not answer. */
export const UNANSWERED = 'unanswered'

/** What each missing answer is the answer to. */
const ANSWERS = {
  'issuer-missing': 'payment.issuer',
  'date-of-birth-missing': 'payment.dateOfBirth',
} as const satisfies Record<MissingAnswer, MessageKey>

/** What is known more exactly than by the code; `rejected` has nothing to add to it. */
const CAUSES = {
  refused: 'payment.refused',
  cancelled: 'checkout.errorCancelled',
  expired: 'payment.expired',
  rejected: 'checkout.errorPayment',
  'cart-changed': 'payment.released',
  'sold-out': 'payment.released',
  'other-amount': 'payment.released',
  'not-due': 'payment.notDue',
} as const satisfies Record<AttemptFailure, MessageKey>

/** The text of a failed attempt, by its cause where that is known, else by its code: what happened, and what to do next. */
export function problemText(code: string, cause: string | null): MessageKey {
  const known = ATTEMPT_FAILURES.find(failure => failure === cause)
  if (known) return CAUSES[known]
  if (code === UNANSWERED) return 'checkout.errorUnanswered'
  return code in TEXTS ? TEXTS[code as PaymentProblemCode] : 'checkout.errorPayment'
}

interface PaymentProblemProps {
  readonly code: string
  readonly cause: string | null
  /** Names of goods that are no longer there in that quantity. */
  readonly missing: readonly string[]
}

/** The problem of the last attempt, from the error code in the URL (CHK-19). */
export function PaymentProblemBox({ code, cause, missing }: PaymentProblemProps) {
  const { t } = useShop()
  const title = Object.hasOwn(ANSWERS, code)
    ? t('checkout.errorRequired', { field: t(ANSWERS[code as MissingAnswer]) })
    : missing.length > 0
      ? t('checkout.errorOutOfStock', { names: missing.join(', ') })
      : t(problemText(code, cause))
  return (
    <div className="mb-6">
      <InformationBox type="error" title={title} />
    </div>
  )
}
