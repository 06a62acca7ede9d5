import type { Money } from '../money/index.ts'
import type { PaymentAction } from './payment.ts'
import type { ProviderMethod } from './provider-method.ts'

/**
 * How an attempt to pay by the provider stands. `open`: not known yet. `ordered`: it has its order. `failed`: nothing was
 * paid; a success that is told late is still taken. `voided`: it was paid, no order could be made of it, and the money goes
 * back.
 */
export const ATTEMPT_STATES = ['open', 'ordered', 'failed', 'voided'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** A shopper's attempt to pay a cart, as it was then, or an order by the provider. Its id is that of its payment. */
export interface CheckoutAttempt {
  readonly id: string
  /** The order that it pays, which was placed before; without it, the attempt is to make an order of the cart. */
  readonly dueOrderId?: string
  readonly cart: { readonly id: string; readonly version: number }
  readonly storeKey: string
  readonly method: ProviderMethod
  readonly amount: Money
  readonly state: AttemptState
  /** Whether an open attempt waits for the provider alone, which has the payment and has not decided about it. */
  readonly isPending?: true
  /** The provider's number of the payment, where it has told it. */
  readonly pspReference?: string
  readonly orderNumber?: string
  /** Why it failed or was voided. */
  readonly reason?: AttemptFailure
}

/** Why no order came of an attempt, each with its code of the specification (PAY-14, PAY-16). */
export const ATTEMPT_FAILURES = [
  /** The bank or the provider says no. */
  'refused',
  /** The shopper turned back. */
  'cancelled',
  /** The shopper let it lapse. */
  'expired',
  /** The provider could make nothing of what it was asked. */
  'rejected',
  /** The cart was changed while it was paid. */
  'cart-changed',
  /** Goods or a code ran out before it was paid. */
  'sold-out',
  /** Another amount was authorised than was asked for. */
  'other-amount',
  /** The order was paid in another way, or cancelled, while it was paid again. */
  'not-due',
] as const
export type AttemptFailure = (typeof ATTEMPT_FAILURES)[number]

/** What became known of the payment of an attempt. `pspReference` is the provider's number of it. */
export type PaymentFinding =
  | {
      readonly kind: 'authorised'
      readonly pspReference: string
      /** As the provider tells it, in whatever currency; as asked for where it does not. */
      readonly amount?: { readonly currencyCode: string; readonly centAmount: number }
    }
  /** A try on the provider's page was refused; the shopper may try again there. */
  | { readonly kind: 'declined'; readonly pspReference: string }
  /** It goes on; with `action` the shopper pays by a voucher. */
  | { readonly kind: 'pending'; readonly pspReference: string; readonly action?: PaymentAction }
  | { readonly kind: 'failed'; readonly reason: 'refused' | 'cancelled' | 'expired' | 'rejected'; readonly pspReference?: string }

/** What a shopper has to do next to pay: to go elsewhere, by a form where fields are given, or to answer the bank in the page. */
export interface NextStep {
  readonly redirectUrl?: string
  readonly redirectFields?: Record<string, string>
  /** For the provider's script, as the provider said it. */
  readonly challenge?: Record<string, unknown>
}

/** The error code of the specification under which a failure is shown (PAY-14, PAY-16). */
export function errorCodeOf(
  failure: AttemptFailure,
): 'payment-error' | 'cancelled-transaction' | 'unprocessable-entity' | 'malformed-price' | 'creating-order-failed' {
  switch (failure) {
    case 'refused':
      return 'payment-error'
    case 'cancelled':
    case 'expired':
      return 'cancelled-transaction'
    case 'rejected':
      return 'unprocessable-entity'
    case 'other-amount':
      return 'malformed-price'
    case 'cart-changed':
    case 'sold-out':
    case 'not-due':
      return 'creating-order-failed'
  }
}
