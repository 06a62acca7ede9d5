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

/** What can be done to an authorised payment. */
export type ModificationKind = 'captures' | 'cancels' | 'refunds' | 'reversals' | 'amountUpdates'

/** A modification that succeeded, with its own number. */
export interface HeldModification {
  readonly kind: ModificationKind
  readonly pspReference: string
  readonly value: number
}

/** A payment as the provider keeps it. */
export interface HeldPayment {
  readonly pspReference: string
  /** Milliseconds. */
  readonly createdAt: number
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
  /** Whether a form leads to the bank that authenticates, and not a link. */
  readonly isLedByForm?: true
  readonly isCapturedAtOnce: boolean
  readonly failsCapture: boolean
  readonly failsRefund: boolean
  readonly standing: PaymentStanding
  readonly capturedValue: number
  readonly refundedValue: number
  /** In the order in which they were made. */
  readonly modifications: readonly HeldModification[]
  /** Number of the dispute, which all its notifications have. */
  readonly disputeReference?: string
}

/** A payment before anything has become of it. */
export type NewPayment = Omit<
  HeldPayment,
  'standing' | 'capturedValue' | 'refundedValue' | 'modifications' | 'createdAt' | 'disputeReference'
>
