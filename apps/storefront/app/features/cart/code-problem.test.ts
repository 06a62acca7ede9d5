import { OperationError } from '@shop/contract'
import { expect, test } from 'vitest'
import { codeProblemOf } from './code-problem.ts'

function refusal(code: string, details: object = {}): OperationError {
  return new OperationError('applyCartCoupon', { statusCode: 400, message: code, errors: [{ code, message: code, ...details }] })
}

test.each([
  [refusal('DiscountCodeNonApplicable', { reason: 'DoesNotExist' }), 'unknown'],
  [refusal('DiscountCodeNonApplicable', { reason: 'TimeRangeNonApplicable' }), 'out-of-time'],
  [refusal('MaxResourceLimitExceeded', { limit: 10 }), 'too-many'],
  [refusal('InvalidInput', { field: 'code' }), 'unknown'],
  [refusal('General'), 'failed'],
  [new TypeError('fetch failed'), 'failed'],
] as const)('CART-21 %s tells the shopper that the code is %s', (error, reason) => {
  expect(codeProblemOf('SAVE10', error)).toEqual({ code: 'SAVE10', reason })
})
