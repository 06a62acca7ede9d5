/** One wish of a shopper about her cart. Quantity 0 removes a line (CART-15). */
export type CartChange =
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'set'; readonly lineItemId: string; readonly quantity: number }

/**
 * Changes made within one batch, reduced to what they come to: adds of a SKU are summed, of several quantities for a
 * line the last counts (CART-06). Order is that of first mention.
 */
export function coalesceChanges(changes: readonly CartChange[]): CartChange[] {
  const merged = new Map<string, CartChange>()
  for (const change of changes) {
    const key = change.kind === 'add' ? `add ${change.sku}` : `set ${change.lineItemId}`
    const earlier = merged.get(key)
    if (change.kind === 'add' && earlier?.kind === 'add')
      merged.set(key, { ...change, quantity: earlier.quantity + change.quantity })
    else merged.set(key, change)
  }
  return [...merged.values()]
}
