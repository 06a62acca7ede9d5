import type { Cart } from '@shop/domain/cart'
import { normalizeDiscountCode, type UsedDiscountCode } from '@shop/domain/discount'
import { LRUCache } from 'lru-cache'

/** Lines of all remembered carts together; an empty cart counts as one. */
const MAX_LINES = 2000
/** Most shoppers type one of a few codes. */
const MAX_CODES = 500

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

  /** By their normal form. */
  readonly #codes = new LRUCache<string, UsedDiscountCode>({ max: MAX_CODES })

  /** The cart as it was last; it may have changed since. */
  find(id: string): Cart | undefined {
    return this.#carts.get(id)
  }

  /** Remembers a cart that is stored like this, which a transaction under way has not made sure of. */
  keep(cart: Cart): void {
    this.#carts.set(cart.id, cart)
  }

  /**
   * The codes of a cart, and a wanted one in its normal form, as they were last; undefined where one of them is not remembered.
   * Their numbers of uses are old, and decide nothing: what may be used only so often is not remembered.
   */
  findCodes({ discountCodes }: Pick<Cart, 'discountCodes'>, wanted: string | undefined): UsedDiscountCode[] | undefined {
    const own = discountCodes.map(({ discountCode: { code } }) => normalizeDiscountCode(code))
    const texts = wanted === undefined || own.includes(wanted) ? own : [...own, wanted]
    const codes = texts.flatMap(text => this.#codes.get(text) ?? [])
    return codes.length === texts.length ? codes : undefined
  }

  /** Remembers codes as they were read, except those whose uses are limited: only the database knows these. */
  keepCodes(codes: readonly UsedDiscountCode[]): void {
    for (const code of codes) {
      const isLimited = code.maxApplications !== undefined || code.maxApplicationsPerCustomer !== undefined
      if (!isLimited) this.#codes.set(normalizeDiscountCode(code.code), code)
    }
  }
}
