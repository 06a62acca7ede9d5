import type { Money } from '../money/index.ts'

/** Who moves the money (PAY-05). */
export type PaymentInterface = 'cash-on-delivery' | 'bank-transfer' | 'card-payment-provider'

/** Kinds and states of money movements (ORD-07). */
export type TransactionType = 'Authorization' | 'CancelAuthorization' | 'Charge' | 'Refund' | 'Chargeback'
export type TransactionState = 'Initial' | 'Pending' | 'Success' | 'Failure'

export interface Transaction {
  readonly id: string
  readonly type: TransactionType
  readonly state: TransactionState
  readonly amount: Money
  readonly timestamp: string
}

/** What a page sends to pay; the engine compares amount and currency and never takes them over (PAY-24). */
export interface PaymentDraft {
  readonly paymentMethodInfo: { readonly paymentInterface: PaymentInterface; readonly name: { readonly en: string } }
  readonly amountPlanned: { readonly currencyCode: string; readonly centAmount: number }
}

/** A payment of one cart (ENT-06). */
export interface Payment {
  readonly id: string
  readonly version: number
  readonly paymentMethodInfo: { readonly paymentInterface: PaymentInterface; readonly name: { readonly en: string } }
  readonly amountPlanned: Money
  readonly transactions: readonly Transaction[]
}
