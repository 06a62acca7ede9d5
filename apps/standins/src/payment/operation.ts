import type { HeldPayment } from './held-payment.ts'
import type { PaymentEvent } from './notification.ts'
import type { PaymentVault } from './payment-vault.ts'

/** What an operator at the provider, a shopper or a bank can do to a payment. */
export interface OperationRule {
  /** On its button. */
  readonly label: string
  /** Whether it makes sense now; the page offers no other, tests may do any. */
  readonly applies: (payment: HeldPayment) => boolean
  /** Does it, with a value in minor units where it has one; what is told besides what the vault tells by itself. */
  readonly run: (vault: PaymentVault, payment: HeldPayment, value: number | undefined) => PaymentEvent | undefined
}

const isUnsettled = ({ standing }: HeldPayment) => standing === 'open' || standing === 'pending'
const isOver = ({ standing }: HeldPayment) => standing === 'refused' || standing === 'cancelled'
const isUncaptured = ({ standing, capturedValue }: HeldPayment) => standing === 'authorised' && capturedValue === 0
const isCaptured = ({ capturedValue }: HeldPayment) => capturedValue > 0

const isDisputed = ({ disputeReference }: HeldPayment) => disputeReference !== undefined

/** What can still be captured, and what can still be refunded. */
export function capturableValue({ standing, amount, capturedValue }: HeldPayment): number {
  return standing === 'authorised' ? amount.value - capturedValue : 0
}
export function refundableValue({ capturedValue, refundedValue }: HeldPayment): number {
  return capturedValue - refundedValue
}

/** An event of a dispute, about all that was taken and not given back. */
function disputed(eventCode: string, label: string, reason: string, applies: OperationRule['applies']): OperationRule {
  return {
    label,
    applies,
    run: (vault, payment) => ({
      eventCode,
      isSuccess: true,
      reason,
      number: vault.disputeReference(payment.pspReference),
      value: refundableValue(payment) || payment.amount.value,
    }),
  }
}

/** All operations by their names. */
export const PAYMENT_OPERATIONS = {
  pay: {
    label: 'Pay',
    applies: payment => isUnsettled(payment) || isOver(payment),
    run(vault, { pspReference }) {
      // Also a payment that was refused before: banks change their mind.
      vault.reopen(pspReference)
      vault.settle(pspReference, 'authorised')
      return undefined
    },
  },
  refuse: {
    label: 'Refuse',
    applies: isUnsettled,
    run(vault, { pspReference }) {
      vault.settle(pspReference, 'refused')
      return undefined
    },
  },
  expire: {
    label: 'Expire',
    applies: payment => isUnsettled(payment) || isUncaptured(payment),
    run(vault, payment) {
      if (!isUncaptured(payment)) {
        vault.settle(payment.pspReference, 'cancelled')
        return { eventCode: 'OFFER_CLOSED', isSuccess: true }
      }
      vault.lapse(payment.pspReference)
      return { eventCode: 'EXPIRE', isSuccess: true }
    },
  },
  capture: {
    label: 'Capture',
    applies: payment => capturableValue(payment) > 0,
    run(vault, payment, value) {
      vault.modify(payment.pspReference, 'captures', value ?? capturableValue(payment))
      return undefined
    },
  },
  cancel: {
    label: 'Cancel',
    applies: isUncaptured,
    run(vault, payment) {
      vault.modify(payment.pspReference, 'cancels', payment.amount.value)
      return undefined
    },
  },
  refund: {
    label: 'Refund',
    applies: payment => refundableValue(payment) > 0,
    run(vault, payment, value) {
      vault.modify(payment.pspReference, 'refunds', value ?? refundableValue(payment))
      return undefined
    },
  },
  'fail-capture': {
    label: 'Fail capture',
    applies: isCaptured,
    run(vault, { pspReference }) {
      vault.failLast(pspReference, 'captures')
      return undefined
    },
  },
  'fail-refund': {
    label: 'Fail refund',
    applies: ({ refundedValue }) => refundedValue > 0,
    run(vault, { pspReference }) {
      vault.failLast(pspReference, 'refunds')
      return undefined
    },
  },
  dispute: disputed('NOTIFICATION_OF_CHARGEBACK', 'Dispute', 'Goods not received', isCaptured),
  'request-information': disputed('REQUEST_FOR_INFORMATION', 'Request information', 'Cardholder does not recognise', isCaptured),
  chargeback: disputed('CHARGEBACK', 'Chargeback', 'Fraud', isCaptured),
  'reverse-chargeback': disputed('CHARGEBACK_REVERSED', 'Reverse chargeback', 'Defended', isDisputed),
  'second-chargeback': disputed('SECOND_CHARGEBACK', 'Second chargeback', 'Fraud', isDisputed),
} as const satisfies Readonly<Record<string, OperationRule>>

export type PaymentOperation = keyof typeof PAYMENT_OPERATIONS
export const OPERATION_NAMES = Object.keys(PAYMENT_OPERATIONS) as readonly PaymentOperation[]

/** Every event that the provider notifies about a payment; a shop has to accept others as well. */
export const EVENT_CODES: readonly string[] = [
  'AUTHORISATION',
  'AUTHORISATION_ADJUSTMENT',
  'CANCELLATION',
  'CANCEL_OR_REFUND',
  'CAPTURE',
  'CAPTURE_FAILED',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'EXPIRE',
  'MANUAL_REVIEW_ACCEPT',
  'MANUAL_REVIEW_REJECT',
  'NOTIFICATION_OF_CHARGEBACK',
  'NOTIFICATION_OF_FRAUD',
  'OFFER_CLOSED',
  'PENDING',
  'PREARBITRATION_LOST',
  'PREARBITRATION_WON',
  'REFUND',
  'REFUNDED_REVERSED',
  'REFUND_FAILED',
  'REFUND_WITH_DATA',
  'REQUEST_FOR_INFORMATION',
  'SECOND_CHARGEBACK',
  'TECHNICAL_CANCEL',
]
