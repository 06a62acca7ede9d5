import type { Money } from '../money/index.ts'
import type { DiscountCodeState, EmailProblem, LoginStrategy, PasswordProblem, QuoteObstacle } from './failure-details.ts'

/** A line that could not be served from stock. */
export interface MissingStock {
  readonly sku: string
  readonly requested: number
  readonly available: number
}

/**
 * Everything a command may refuse, by code. The middleware maps each code to a status and the wire form of the
 * error envelope; an error that is not part of these is a defect and answers 500.
 */
export type CommerceFailure =
  | { readonly code: 'invalid-input'; readonly field?: string }
  | { readonly code: 'invalid-operation' }
  | { readonly code: 'unauthenticated' }
  | { readonly code: 'invalid-credentials' }
  | { readonly code: 'account-exists'; readonly provider: LoginStrategy }
  | { readonly code: 'provider-email'; readonly problem: EmailProblem }
  | { readonly code: 'provider-unavailable'; readonly provider: LoginStrategy }
  | { readonly code: 'registration-failed' }
  | { readonly code: 'email-token-expired' }
  | { readonly code: 'email-proof-required' }
  | { readonly code: 'invalid-current-password' }
  | { readonly code: 'password-missing' }
  | { readonly code: 'password-rejected'; readonly problem: PasswordProblem }
  | { readonly code: 'password-token-expired' }
  | { readonly code: 'too-many-requests'; readonly retryAfterSeconds: number }
  | { readonly code: 'duplicate-field'; readonly field: string }
  | { readonly code: 'resource-not-found'; readonly typeId: string; readonly id: string }
  | { readonly code: 'concurrent-modification'; readonly currentVersion: number }
  | { readonly code: 'out-of-stock'; readonly lines: readonly MissingStock[] }
  | { readonly code: 'quantity-above-limit'; readonly sku: string; readonly limit: number }
  | { readonly code: 'max-resource-limit-exceeded'; readonly limit: number }
  | { readonly code: 'matching-price-not-found'; readonly sku: string }
  | { readonly code: 'price-changed' }
  | { readonly code: 'approval-required' }
  | { readonly code: 'shipping-method-does-not-match-cart'; readonly key: string }
  | { readonly code: 'malformed-price'; readonly expected: Money }
  | { readonly code: 'payment-not-eligible'; readonly reason: string }
  | { readonly code: 'payment-cancelled' }
  | { readonly code: 'refund-above-charge'; readonly refundable: Money }
  | { readonly code: 'payment-prerequisite'; readonly field: string }
  | { readonly code: 'postal-code-incorrect'; readonly address: 'billing' | 'shipping' }
  | { readonly code: 'address-incomplete'; readonly address: 'billing' | 'shipping'; readonly field: string }
  | { readonly code: 'billing-vat' }
  | { readonly code: 'checkout-disabled' }
  | { readonly code: 'review-not-purchased'; readonly sku: string }
  | { readonly code: 'review-already-submitted'; readonly sku: string }
  | { readonly code: 'cart-not-orderable'; readonly reason: 'empty' | 'shipping-method' }
  | { readonly code: 'quote-not-acceptable'; readonly reason: QuoteObstacle }
  | { readonly code: 'order-not-created' }
  | { readonly code: 'idempotency-key-in-use' }
  | { readonly code: 'idempotency-key-reused' }
  | {
      readonly code: 'discount-code-non-applicable'
      readonly discountCode: string
      readonly reason: 'DoesNotExist' | 'TimeRangeNonApplicable' | Exclude<DiscountCodeState, 'MatchesCart'>
    }

/** A refused command. `failure.code` says why; the message is for logs and developers, not for shoppers. */
export class CommerceError extends Error {
  readonly failure: CommerceFailure

  constructor(failure: CommerceFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CommerceError'
    this.failure = failure
  }
}

/**
 * A value that must be there. Throws where it is missing: an absent amount is a defect, and going on with zero would
 * give goods away (rule M1). `what` names it for the log.
 */
export function requireDefined<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`Missing: ${what}`)
  return value
}
