import type { ErrorCode } from '@shop/contract'
import type { CommerceError, CommerceFailure } from '@shop/domain/error'

type FailureCode = CommerceFailure['code']
type FailureOf<Code extends FailureCode> = Extract<CommerceFailure, { code: Code }>

/** How a failure travels: the code, which decides about the status, and what else the answer tells. */
interface FailureForm<Failure> {
  readonly code: ErrorCode
  readonly details?: (failure: Failure) => Readonly<Record<string, unknown>>
  /** Replaces the message of the failure where the specification words it. */
  readonly message?: string | ((failure: Failure) => string)
}

/** The one table from what the engine refuses to what callers read; a code without a form does not compile. */
const FORMS: { readonly [Code in FailureCode]: FailureForm<FailureOf<Code>> } = {
  'invalid-input': { code: 'InvalidInput', details: ({ field }) => (field ? { field } : {}) },
  'invalid-operation': { code: 'InvalidOperation' },
  unauthenticated: { code: 'invalid_token', message: 'User is not authenticated' },
  'invalid-credentials': { code: 'InvalidCredentials' },
  'account-exists': { code: 'account-exists', details: ({ provider }) => ({ provider }) },
  'provider-email': { code: 'RequiredField', details: ({ problem }) => ({ field: 'email', problem }) },
  'provider-unavailable': { code: 'provider-unavailable', details: ({ provider }) => ({ provider }) },
  'registration-failed': { code: 'DuplicateField' },
  'email-token-expired': { code: 'ExpiredCustomerEmailToken' },
  'email-proof-required': { code: 'EmailProofRequired' },
  'invalid-current-password': { code: 'InvalidCurrentPassword' },
  'password-missing': { code: 'RequiredField', details: () => ({ field: 'password' }) },
  'password-rejected': { code: 'InvalidField', details: ({ problem }) => ({ field: 'password', problem }) },
  'password-token-expired': { code: 'ExpiredCustomerPasswordToken' },
  'too-many-requests': { code: 'TooManyRequests', details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }) },
  'duplicate-field': { code: 'DuplicateField', details: ({ field }) => ({ field }) },
  'resource-not-found': { code: 'ResourceNotFound' },
  'concurrent-modification': {
    code: 'ConcurrentModification',
    details: ({ currentVersion }) => ({ currentVersion }),
  },
  'out-of-stock': {
    code: 'OutOfStock',
    details: ({ lines }) => ({ skus: lines.map(({ sku }) => sku), lines }),
  },
  'quantity-above-limit': { code: 'LineItemQuantityAboveLimit', details: ({ sku, limit }) => ({ sku, limit }) },
  'max-resource-limit-exceeded': { code: 'MaxResourceLimitExceeded', details: ({ limit }) => ({ limit }) },
  'matching-price-not-found': { code: 'MatchingPriceNotFound', details: ({ sku }) => ({ sku }) },
  'price-changed': { code: 'PriceChanged' },
  'approval-required': { code: 'approval-required' },
  'shipping-method-does-not-match-cart': { code: 'ShippingMethodDoesNotMatchCart', details: ({ key }) => ({ key }) },
  'malformed-price': { code: 'malformed-price', details: ({ expected }) => ({ expected }) },
  'payment-not-eligible': { code: 'payment-error', details: ({ reason }) => ({ reason }) },
  'payment-cancelled': { code: 'cancelled-transaction' },
  'refund-above-charge': { code: 'payment-error', details: ({ refundable }) => ({ refundable }) },
  'payment-prerequisite': { code: 'RequiredField', details: ({ field }) => ({ field }) },
  'postal-code-incorrect': { code: 'InvalidField', details: ({ address }) => ({ field: `${address}Address.postalCode` }) },
  'address-incomplete': {
    code: 'InvalidField',
    details: ({ address, field }) => ({ field: `${address}Address.${field}` }),
    message: ({ address }) => (address === 'billing' ? 'Billing Address Error' : 'Shipping Address Error'),
  },
  'billing-vat': {
    code: 'InvalidField',
    message: 'Billing vat validation error',
    details: () => ({ field: 'billingAddress.custom.vatNumber' }),
  },
  'checkout-disabled': { code: 'InvalidOperation' },
  'review-not-purchased': { code: 'review-not-purchased', details: ({ sku }) => ({ sku }) },
  'review-already-submitted': { code: 'review-duplicate', details: ({ sku }) => ({ sku }) },
  'cart-not-orderable': { code: 'unprocessable-entity', details: ({ reason }) => ({ reason }) },
  'quote-not-acceptable': { code: 'InvalidOperation', details: ({ reason }) => ({ quote: reason }) },
  'order-not-created': { code: 'creating-order-failed' },
  'idempotency-key-in-use': { code: 'IdempotencyKeyInUse' },
  'idempotency-key-reused': { code: 'IdempotencyKeyReused' },
  'discount-code-non-applicable': {
    code: 'DiscountCodeNonApplicable',
    details: ({ discountCode, reason }) => ({ discountCode, reason }),
  },
}

/** The error an answer carries for a refused command. */
export function wireErrorOf({ failure, message }: CommerceError): WireError {
  // The table pairs every code with a form of the same failure, which TypeScript cannot follow through the lookup.
  const form = FORMS[failure.code] as FailureForm<CommerceFailure>
  const worded = typeof form.message === 'function' ? form.message(failure) : form.message
  return { code: form.code, message: worded ?? message, ...form.details?.(failure) }
}

/** One error of an answer: its code, what a developer should know, and details that depend on the code. */
export interface WireError {
  readonly code: ErrorCode
  readonly message: string
  readonly [detail: string]: unknown
}

/** A request that is refused before the engine sees it. The first error decides about the status. */
export class Refusal extends Error {
  readonly errors: readonly [WireError, ...WireError[]]

  constructor(...errors: [WireError, ...WireError[]]) {
    super(errors[0].message)
    this.name = 'Refusal'
    this.errors = errors
  }
}
