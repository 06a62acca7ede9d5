import type { Money } from '../money/index.ts'
import type { ProviderMethod } from './provider-method.ts'
import type { Transaction } from './transaction.ts'

/** Who moves the money (PAY-05). */
export const PAYMENT_INTERFACES = ['cash-on-delivery', 'bank-transfer', 'on-account', 'card-payment-provider'] as const
export type PaymentInterface = (typeof PAYMENT_INTERFACES)[number]

/** What a buyer has to do to pay, as vouchers such as Multibanco ask for it (ENT-07). */
export interface PaymentAction {
  readonly reference: string
  readonly entity: string
  /** ISO instant until which the voucher can be paid. */
  readonly expiresAt: string
  readonly merchantReference: string
}

/** What a page sends to pay; the engine compares amount and currency and never takes them over (PAY-24). */
export interface PaymentDraft {
  readonly paymentMethodInfo: { readonly paymentInterface: PaymentInterface; readonly name: { readonly en: string } }
  readonly amountPlanned: { readonly currencyCode: string; readonly centAmount: number }
}

/** A payment of one cart (ENT-06, ENT-07). */
export interface Payment {
  readonly id: string
  readonly version: number
  readonly paymentMethodInfo: {
    readonly paymentInterface: PaymentInterface
    /** Which one of the provider's methods, where it is paid by the provider. */
    readonly method?: ProviderMethod
    readonly name: { readonly en: string }
  }
  readonly amountPlanned: Money
  readonly transactions: readonly Transaction[]
  readonly custom?: {
    readonly action?: PaymentAction
    /** Of an order on account: days from its invoice until it is due. */
    readonly termDays?: number
    /**
     * Set where someone else approves the order: a transfer stands for whatever its buyer chooses once it is placed, so that no rule of
     * those who choose a transfer themselves counts for it.
     */
    readonly isChosenLater?: boolean
  }
}

/** Days from the invoice until an order on account is due; undefined for one that is paid in another way. */
export function termDaysOf(payment: Pick<Payment, 'paymentMethodInfo' | 'custom'> | undefined): number | undefined {
  return payment?.paymentMethodInfo.paymentInterface === 'on-account' ? payment.custom?.termDays : undefined
}
