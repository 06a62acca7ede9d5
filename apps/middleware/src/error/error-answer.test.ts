import { errorEnvelope } from '@shop/contract'
import { CommerceError, type CommerceFailure } from '@shop/domain/error'
import { moneyOf } from '@shop/domain/money'
import { Unavailable } from '@shop/engine/database'
import { expect, test } from 'vitest'
import { Overload } from '../admission/waiting-line.ts'
import { errorAnswerOf } from './error-answer.ts'

const expected = moneyOf('EUR', 25_995)
const lines = [{ sku: 'EX30000001', requested: 3, available: 1 }]

const ANSWERS: { readonly [Code in CommerceFailure['code']]: [Extract<CommerceFailure, { code: Code }>, number, object] } = {
  'invalid-input': [{ code: 'invalid-input', field: 'currency' }, 400, { code: 'InvalidInput', field: 'currency' }],
  'quote-not-acceptable': [
    { code: 'quote-not-acceptable', reason: 'expired' },
    400,
    { code: 'InvalidOperation', quote: 'expired' },
  ],
  'invalid-operation': [{ code: 'invalid-operation' }, 400, { code: 'InvalidOperation' }],
  unauthenticated: [{ code: 'unauthenticated' }, 401, { code: 'invalid_token', message: 'User is not authenticated' }],
  'invalid-credentials': [{ code: 'invalid-credentials' }, 400, { code: 'InvalidCredentials' }],
  'account-exists': [{ code: 'account-exists', provider: 'google' }, 400, { code: 'account-exists', provider: 'google' }],
  'provider-email': [
    { code: 'provider-email', problem: 'missing' },
    400,
    { code: 'RequiredField', field: 'email', problem: 'missing' },
  ],
  'provider-unavailable': [
    { code: 'provider-unavailable', provider: 'facebook' },
    503,
    { code: 'provider-unavailable', provider: 'facebook' },
  ],
  'registration-failed': [{ code: 'registration-failed' }, 400, { code: 'DuplicateField' }],
  'email-token-expired': [{ code: 'email-token-expired' }, 400, { code: 'ExpiredCustomerEmailToken' }],
  'email-proof-required': [{ code: 'email-proof-required' }, 400, { code: 'EmailProofRequired' }],
  'password-missing': [{ code: 'password-missing' }, 400, { code: 'RequiredField', field: 'password' }],
  'invalid-current-password': [{ code: 'invalid-current-password' }, 400, { code: 'InvalidCurrentPassword' }],
  'password-rejected': [
    { code: 'password-rejected', problem: 'too-short' },
    400,
    { code: 'InvalidField', field: 'password', problem: 'too-short' },
  ],
  'password-token-expired': [{ code: 'password-token-expired' }, 400, { code: 'ExpiredCustomerPasswordToken' }],
  'too-many-requests': [{ code: 'too-many-requests', retryAfterSeconds: 840 }, 429, { code: 'TooManyRequests' }],
  'duplicate-field': [{ code: 'duplicate-field', field: 'email' }, 400, { code: 'DuplicateField', field: 'email' }],
  'resource-not-found': [{ code: 'resource-not-found', typeId: 'cart', id: 'x' }, 404, { code: 'ResourceNotFound' }],
  'concurrent-modification': [
    { code: 'concurrent-modification', currentVersion: 2 },
    409,
    { code: 'ConcurrentModification', currentVersion: 2 },
  ],
  'out-of-stock': [{ code: 'out-of-stock', lines }, 400, { code: 'OutOfStock', skus: ['EX30000001'], lines }],
  'quantity-above-limit': [
    { code: 'quantity-above-limit', sku: 'EX30000001', limit: 1000 },
    400,
    { code: 'LineItemQuantityAboveLimit', sku: 'EX30000001', limit: 1000 },
  ],
  'max-resource-limit-exceeded': [
    { code: 'max-resource-limit-exceeded', limit: 250 },
    400,
    { code: 'MaxResourceLimitExceeded', limit: 250 },
  ],
  'matching-price-not-found': [
    { code: 'matching-price-not-found', sku: 'EX30000001' },
    400,
    { code: 'MatchingPriceNotFound', sku: 'EX30000001' },
  ],
  'approval-required': [{ code: 'approval-required' }, 400, { code: 'approval-required' }],
  'price-changed': [{ code: 'price-changed' }, 400, { code: 'PriceChanged' }],
  'shipping-method-does-not-match-cart': [
    { code: 'shipping-method-does-not-match-cart', key: 'parcel' },
    400,
    { code: 'ShippingMethodDoesNotMatchCart', key: 'parcel' },
  ],
  'malformed-price': [{ code: 'malformed-price', expected }, 400, { code: 'malformed-price', expected }],
  'payment-not-eligible': [
    { code: 'payment-not-eligible', reason: 'over-cash-limit' },
    400,
    { code: 'payment-error', reason: 'over-cash-limit' },
  ],
  'payment-cancelled': [{ code: 'payment-cancelled' }, 400, { code: 'cancelled-transaction' }],
  'refund-above-charge': [
    { code: 'refund-above-charge', refundable: expected },
    400,
    { code: 'payment-error', refundable: expected },
  ],
  'payment-prerequisite': [
    { code: 'payment-prerequisite', field: 'customerEmail' },
    400,
    { code: 'RequiredField', field: 'customerEmail' },
  ],
  'postal-code-incorrect': [
    { code: 'postal-code-incorrect', address: 'billing' },
    400,
    { code: 'InvalidField', field: 'billingAddress.postalCode' },
  ],
  'address-incomplete': [
    { code: 'address-incomplete', address: 'shipping', field: 'phone' },
    400,
    { code: 'InvalidField', field: 'shippingAddress.phone', message: 'Shipping Address Error' },
  ],
  'cart-not-orderable': [{ code: 'cart-not-orderable', reason: 'empty' }, 400, { code: 'unprocessable-entity', reason: 'empty' }],
  'order-not-created': [{ code: 'order-not-created' }, 500, { code: 'creating-order-failed' }],
  'idempotency-key-in-use': [{ code: 'idempotency-key-in-use' }, 409, { code: 'IdempotencyKeyInUse' }],
  'idempotency-key-reused': [{ code: 'idempotency-key-reused' }, 422, { code: 'IdempotencyKeyReused' }],
  'billing-vat': [
    { code: 'billing-vat' },
    400,
    { code: 'InvalidField', message: 'Billing vat validation error', field: 'billingAddress.custom.vatNumber' },
  ],
  'checkout-disabled': [{ code: 'checkout-disabled' }, 400, { code: 'InvalidOperation' }],
  'review-not-purchased': [
    { code: 'review-not-purchased', sku: 'EX30000001' },
    400,
    { code: 'review-not-purchased', sku: 'EX30000001' },
  ],
  'review-already-submitted': [
    { code: 'review-already-submitted', sku: 'EX30000001' },
    400,
    { code: 'review-duplicate', sku: 'EX30000001' },
  ],
  'discount-code-non-applicable': [
    { code: 'discount-code-non-applicable', discountCode: 'X', reason: 'DoesNotExist' },
    400,
    { code: 'DiscountCodeNonApplicable', discountCode: 'X', reason: 'DoesNotExist' },
  ],
}

test.each(Object.entries(ANSWERS))('ERR-05 %s has its status, code and details', (_code, [failure, status, error]) => {
  const answer = errorAnswerOf(new CommerceError(failure, 'The message of the engine'))
  expect(answer.status).toBe(status)
  expect(errorEnvelope.parse(answer.body)).toEqual(answer.body)
  expect(answer.body.errors[0]).toMatchObject(error)
  expect(answer.body.message).toBe(answer.body.errors[0]?.message)
  if (!('message' in error)) expect(answer.body.message).toBe('The message of the engine')
  expect('cause' in answer).toBe(status >= 500)
})

test('a database that cannot answer is a 503 with Retry-After', () => {
  const error = new Unavailable('The database cannot be reached')
  const answer = errorAnswerOf(error)
  expect(answer).toMatchObject({
    status: 503,
    retryAfterSeconds: 2,
    body: { statusCode: 503, errors: [{ code: 'OverCapacity' }] },
  })
  expect(answer.cause).toBe(error)
})

test('too many tries are a 429 that says when to come back', () => {
  const answer = errorAnswerOf(new CommerceError({ code: 'too-many-requests', retryAfterSeconds: 840 }, 'Too many tries'))
  expect(answer).toMatchObject({ status: 429, retryAfterSeconds: 840 })
})

test('a full shop is a 503 with Retry-After, and nothing to log as a fault', () => {
  const answer = errorAnswerOf(new Overload('Too many callers are waiting'))
  expect(answer).toMatchObject({ status: 503, retryAfterSeconds: 2 })
  expect(answer.cause).toBeUndefined()
})

test.each([new TypeError('secret detail'), 'secret detail', undefined, { message: 'secret detail' }])(
  'ERR-04 a defect is a General 500 without details: %o',
  thrown => {
    const { status, body, cause } = errorAnswerOf(thrown)
    expect(status).toBe(500)
    expect(body.errors.map(({ code }) => code)).toEqual(['General'])
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(cause).toBe(thrown)
  },
)
