/** Minor units, and the currency. */
export interface Amount {
  readonly currency: string
  readonly value: number
}

/** How far a payment is; it leaves `open` once. */
export type PaymentStanding = 'open' | 'pending' | 'authorised' | 'refused' | 'cancelled'

/** Why a bank refused, in words and as a number. */
export interface PaymentRefusal {
  readonly resultCode: 'Refused' | 'Error'
  readonly reason: string
  readonly code: string
}

/** A payment as the provider keeps it. */
export interface HeldPayment {
  readonly pspReference: string
  readonly reference: string
  readonly amount: Amount
  /** `visa`, `paypal` and so on. */
  readonly method: string
  readonly returnUrl: string
  /** What becomes of it when the shopper agrees; undefined: it is authorised. */
  readonly refusal: PaymentRefusal | undefined
  /** Whether the bank takes its time although the shopper agreed. */
  readonly staysPending: boolean
  readonly isCard: boolean
  /** Whether the shopper has to authenticate. */
  readonly isChallenged: boolean
  readonly isCapturedAtOnce: boolean
  readonly failsCapture: boolean
  readonly failsRefund: boolean
  readonly standing: PaymentStanding
  readonly capturedValue: number
  readonly refundedValue: number
}
