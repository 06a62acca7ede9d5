import type { Sandbox } from '../sandbox/sandbox.ts'
import type { HeldPayment, PaymentRefusal } from './held-payment.ts'
import { createSessionBook, type SessionBook } from './hosted-session.ts'
import { notificationOf } from './notification.ts'
import { createNotificationSender, type NotificationSender, type Receiver } from './notification-sender.ts'
import { createPaymentVault, type PaymentVault } from './payment-vault.ts'
import { createSecuredFields, type SecuredFields } from './secured-fields.ts'
import { createReportShelf, type ReportShelf } from './settlement-report.ts'
import { createVisits, type Decision, type Visits } from './visits.ts'

/** Everything the provider's addresses share. */
export interface PaymentDesk {
  readonly vault: PaymentVault
  readonly visits: Visits
  readonly sessions: SessionBook
  readonly sender: NotificationSender
  readonly reports: ReportShelf
  readonly secured: SecuredFields
  /** Does what the shopper decided. */
  finish(pspReference: string, decision: Decision): HeldPayment
}

const REFUSED: PaymentRefusal = { resultCode: 'Refused', reason: 'Refused', code: '2' }
const NOT_AUTHENTICATED: PaymentRefusal = { resultCode: 'Refused', reason: '3D Not Authenticated', code: '11' }

/** A desk without payments, which notifies a receiver. */
export function createPaymentDesk(sandbox: Sandbox, receiver: Receiver | undefined): PaymentDesk {
  const sender = createNotificationSender(sandbox, receiver)
  const vault = createPaymentVault(sandbox, (payment, event) => sender.send(notificationOf(payment, event, sandbox.now())))
  return {
    vault,
    visits: createVisits(sandbox),
    sessions: createSessionBook(sandbox),
    sender,
    reports: createReportShelf(sandbox),
    secured: createSecuredFields(sandbox),
    finish(pspReference, decision) {
      const { refusal, staysPending, isChallenged } = vault.find(pspReference) as HeldPayment
      if (decision === 'cancel') return vault.settle(pspReference, 'cancelled')
      if (decision === 'refuse') return vault.settle(pspReference, 'refused', isChallenged ? NOT_AUTHENTICATED : REFUSED)
      if (decision === 'pending' || staysPending) return vault.settle(pspReference, 'pending')
      return refusal ? vault.settle(pspReference, 'refused', refusal) : vault.settle(pspReference, 'authorised')
    },
  }
}

/** What the provider answers of a payment that is not open any more. */
export function answerOf({ pspReference, reference, amount, method, standing, refusal, isCard }: HeldPayment): object {
  const all = {
    pspReference,
    merchantReference: reference,
    amount,
    paymentMethod: { type: isCard ? 'scheme' : method, brand: method },
  }
  switch (standing) {
    case 'authorised':
      return { ...all, resultCode: 'Authorised' }
    case 'cancelled':
      return { ...all, resultCode: 'Cancelled' }
    case 'refused':
      return {
        ...all,
        resultCode: refusal?.resultCode ?? 'Refused',
        refusalReason: refusal?.reason ?? 'Refused',
        refusalReasonCode: refusal?.code ?? '2',
      }
    default:
      return { ...all, resultCode: isCard ? 'Received' : 'Pending' }
  }
}
