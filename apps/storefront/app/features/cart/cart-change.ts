import { OperationError } from '@shop/contract'

/** One wish of a shopper about her cart. Quantity 0 removes a line (CART-15). */
export type CartChange =
  /** A guarantee names the product it is for. */
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number; readonly parentSku?: string }
  | { readonly kind: 'set'; readonly lineItemId: string; readonly quantity: number }
  | { readonly kind: 'apply-code'; readonly code: string }
  | { readonly kind: 'remove-code'; readonly discountCodeId: string }

/**
 * Changes made within one batch, reduced to what they come to: adds of a SKU are summed, of several quantities for a
 * line the last counts (CART-06). Order is that of first mention.
 */
export function coalesceChanges(changes: readonly CartChange[]): CartChange[] {
  const merged = new Map<string, CartChange>()
  for (const change of changes) {
    const key = keyOf(change)
    const earlier = merged.get(key)
    if (change.kind === 'add' && earlier?.kind === 'add')
      merged.set(key, { ...change, quantity: earlier.quantity + change.quantity })
    else merged.set(key, change)
  }
  return [...merged.values()]
}

function keyOf(change: CartChange): string {
  switch (change.kind) {
    case 'add':
      return `add ${change.sku} ${change.parentSku ?? ''}`
    case 'set':
      return `set ${change.lineItemId}`
    case 'apply-code':
      return `apply ${change.code}`
    case 'remove-code':
      return `remove ${change.discountCodeId}`
  }
}

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
