import type { AttemptFailure, PaymentFinding } from './checkout-attempt.ts'
import type { TransactionState, TransactionType } from './transaction.ts'

/** Something the provider tells about a payment, at least once and in any order. */
export interface ProviderEvent {
  /** Any word: the provider adds some. */
  readonly eventCode: string
  readonly isSuccess: boolean
  /** The shop's number of the payment. */
  readonly reference: string
  /** Of the payment, or of the modification or dispute that is told about. */
  readonly pspReference: string
  /** Of the payment a modification or dispute belongs to; empty for the payment itself. */
  readonly originalReference: string
  readonly currencyCode: string
  readonly centAmount: number
  /** What a reversal did: `cancel` or `refund`. */
  readonly modificationAction?: string
}

/** What an event is to the shop. */
export type EventMeaning =
  /** The payment itself has come to something. */
  | { readonly kind: 'payment'; readonly outcome: 'authorised' | Extract<AttemptFailure, 'refused' | 'expired'> }
  /** Money of the payment moves. */
  | {
      readonly kind: 'movement'
      readonly type: TransactionType
      readonly state: TransactionState
      /** For a chargeback that is made again under the number of the first one, which was reversed before. */
      readonly isSecond?: true
    }
  /** Kept, and nothing follows from it. */
  | { readonly kind: 'note' }

const NOTE: EventMeaning = { kind: 'note' }

/** What follows from an event, by the mapping of the reference integration; a word that is not known is only kept. */
export function meaningOf({ eventCode, isSuccess, modificationAction }: ProviderEvent): EventMeaning {
  const outcome = isSuccess ? 'Success' : 'Failure'
  switch (eventCode) {
    case 'AUTHORISATION':
      return { kind: 'payment', outcome: isSuccess ? 'authorised' : 'refused' }
    case 'OFFER_CLOSED':
      return isSuccess ? { kind: 'payment', outcome: 'expired' } : NOTE
    case 'CAPTURE':
      return movement('Charge', outcome)
    case 'CAPTURE_FAILED':
      return isSuccess ? movement('Charge', 'Failure') : NOTE
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return movement('CancelAuthorization', outcome)
    case 'EXPIRE':
      return isSuccess ? movement('CancelAuthorization', 'Success') : NOTE
    case 'CANCEL_OR_REFUND':
      return movement(modificationAction === 'refund' ? 'Refund' : 'CancelAuthorization', outcome)
    case 'REFUND':
    case 'REFUND_WITH_DATA':
      return movement('Refund', outcome)
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return isSuccess ? movement('Refund', 'Failure') : NOTE
    case 'CHARGEBACK':
      return isSuccess ? movement('Chargeback', 'Success') : NOTE
    case 'CHARGEBACK_REVERSED':
      return isSuccess ? movement('Chargeback', 'Failure') : NOTE
    case 'SECOND_CHARGEBACK':
      return isSuccess ? { kind: 'movement', type: 'Chargeback', state: 'Success', isSecond: true } : NOTE
    case 'NOTIFICATION_OF_CHARGEBACK':
    case 'REQUEST_FOR_INFORMATION':
    case 'PREARBITRATION_WON':
    case 'PREARBITRATION_LOST':
      return movement('Chargeback', 'Pending')
    default:
      return NOTE
  }
}

/** The key under which an event counts once, however often it is told; reports come again under one name, with a date each. */
export function eventKeyOf({ eventCode, pspReference, isSuccess }: ProviderEvent, eventDate: string): string {
  const key = `${eventCode}/${pspReference}/${isSuccess}`
  return eventCode === 'REPORT_AVAILABLE' ? `${key}/${eventDate}` : key
}

/** What an outcome of a payment is to its attempt. */
export function findingOf(
  outcome: 'authorised' | 'refused' | 'expired',
  { pspReference, currencyCode, centAmount }: Pick<ProviderEvent, 'pspReference' | 'currencyCode' | 'centAmount'>,
): PaymentFinding {
  return outcome === 'authorised'
    ? { kind: 'authorised', pspReference, amount: { currencyCode, centAmount } }
    : { kind: 'failed', reason: outcome, pspReference }
}

function movement(type: TransactionType, state: TransactionState): EventMeaning {
  return { kind: 'movement', type, state }
}
