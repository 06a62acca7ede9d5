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
