import type { Cart } from '@shop/domain/cart'
import type { Occurrence } from './track.ts'

/** What was added between two states of a cart, as changes of it; nothing where the first one is not known. */
export function additionsBetween(before: Cart | null | undefined, cart: Cart): Extract<Occurrence, { kind: 'change-cart' }>[] {
  if (before === undefined) return []
  return cart.lineItems.flatMap(({ id, variant: { sku }, quantity }) => {
    const units = quantity - (before?.lineItems.find(line => line.id === id)?.quantity ?? 0)
    return units > 0 ? [{ kind: 'change-cart' as const, action: 'add' as const, cart, sku, units }] : []
  })
}
