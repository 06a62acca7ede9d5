import { OperationError } from '@shop/contract'

/** Why a discount code is not on the cart. */
export interface CodeProblem {
  readonly code: string
  readonly reason: 'unknown' | 'out-of-time' | 'too-many' | 'failed'
}

/** What speaks against a discount code, from the refusal of the operation that was to apply it (CART-21). */
export function codeProblemOf(code: string, error: unknown): CodeProblem {
  if (!(error instanceof OperationError)) return { code, reason: 'failed' }
  const refusal = error.errors.find(one => one.code === 'DiscountCodeNonApplicable')
  if (refusal) return { code, reason: refusal.reason === 'TimeRangeNonApplicable' ? 'out-of-time' : 'unknown' }
  if (error.has('MaxResourceLimitExceeded')) return { code, reason: 'too-many' }
  // What has not even the form of a code is no code.
  if (error.has('InvalidInput')) return { code, reason: 'unknown' }
  return { code, reason: 'failed' }
}
