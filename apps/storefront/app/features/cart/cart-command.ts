import { OperationError } from '@shop/contract'

/** A change of the cart that a shopper requests. Quantity 0 removes a line (CART-15). */
export type CartCommand =
  /** A guarantee names the product it is for. */
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number; readonly parentSku?: string }
  | { readonly kind: 'set'; readonly lineItemId: string; readonly quantity: number }
  | { readonly kind: 'apply-code'; readonly code: string }
  | { readonly kind: 'remove-code'; readonly discountCodeId: string }

/**
 * Merges the changes of one batch: adds of a SKU are summed, of several quantities for a
 * line the last counts (CART-06). Order is that of first mention.
 */
export function coalesceCommands(changes: readonly CartCommand[]): CartCommand[] {
  const merged = new Map<string, CartCommand>()
  for (const change of changes) {
    const key = keyOf(change)
    const earlier = merged.get(key)
    if (change.kind === 'add' && earlier?.kind === 'add')
      merged.set(key, { ...change, quantity: earlier.quantity + change.quantity })
    else merged.set(key, change)
  }
  return [...merged.values()]
}

/** What changes have in common that are merged. */
export function keyOf(change: CartCommand): string {
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

/** Why a discount code was not applied. */
export interface CodeProblem {
  readonly code: string
  readonly reason: 'unknown' | 'out-of-time' | 'too-many' | 'failed'
}

/** The problem of a discount code, from the error of the operation that should apply it (CART-21). */
export function codeProblemOf(code: string, error: unknown): CodeProblem {
  if (!(error instanceof OperationError)) return { code, reason: 'failed' }
  const refusal = error.errors.find(one => one.code === 'DiscountCodeNonApplicable')
  if (refusal) return { code, reason: refusal.reason === 'TimeRangeNonApplicable' ? 'out-of-time' : 'unknown' }
  if (error.has('MaxResourceLimitExceeded')) return { code, reason: 'too-many' }
  // A malformed code is an unknown one.
  if (error.has('InvalidInput')) return { code, reason: 'unknown' }
  return { code, reason: 'failed' }
}
