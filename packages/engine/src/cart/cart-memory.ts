import type { Cart } from '@shop/domain/cart'
import { LRUCache } from 'lru-cache'

/** Lines of all remembered carts together; an empty cart counts as one. */
const MAX_LINES = 2000

/**
 * Carts as a process read or wrote them last, so that a change need not read again what has not changed: the statement that
 * looks for a cart says whether it is still the one that is remembered, and brings its document only where it is not. No caller
 * may change a remembered cart.
 */
export class CartMemory {
  readonly #carts = new LRUCache<string, Cart>({
    maxSize: MAX_LINES,
    sizeCalculation: ({ lineItems }) => Math.max(1, lineItems.length),
  })

  /** The cart as it was last; it may have changed since. */
  find(id: string): Cart | undefined {
    return this.#carts.get(id)
  }

  /** Remembers a cart that is stored like this, which a transaction under way has not made sure of. */
  keep(cart: Cart): void {
    this.#carts.set(cart.id, cart)
  }
}
