import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import type { Owner, TokenHolder } from '../session/session.ts'

/** Which cart a call means: only the owner's, only in this store. */
export interface CartRequest {
  readonly owner: Owner | TokenHolder
  readonly storeKey: string
  readonly id: string
  /** The version the caller knows (CART-02). */
  readonly version: number
}

/**
 * How a change relates to the version its caller knows: `same` replaces what the customer saw, so it must be the stored one;
 * `commuting` does not depend on what others did meanwhile.
 */
export type VersionRule = 'same' | 'commuting'

/** Refuses a cart that is not there, not the owner's or of another store: all three look alike (rule A1, CART-11). */
export function requireFound<T>(loaded: T | undefined, request: Omit<CartRequest, 'version'>): T {
  if (!loaded)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'cart', id: request.id },
      `The cart ${request.id} was not found in store ${request.storeKey}.`,
    )
  return loaded
}

/** Refuses a change of an ordered or merged cart (ORD-09), and of one that waits for an approval. */
export function requireActive(cart: Cart): void {
  if (cart.cartState !== 'Active')
    throw new CommerceError({ code: 'invalid-operation' }, `The cart ${cart.id} is ${cart.cartState} and takes no operation.`)
}

/** Refuses a cart that does not wait for an approval. */
export function requireFrozen(cart: Cart): void {
  if (cart.cartState !== 'Frozen')
    throw new CommerceError({ code: 'invalid-operation' }, `The cart ${cart.id} is ${cart.cartState} and waits for no approval.`)
}

/** Refuses a version that does not fit the rule (CART-09, rule C2). */
export function requireVersion(cart: Cart, version: number, rule: VersionRule): void {
  if (version === cart.version) return
  if (rule === 'commuting') {
    if (version < cart.version) return
    throw new CommerceError({ code: 'invalid-input', field: 'version' }, `The cart ${cart.id} has no version ${version} yet.`)
  }
  throw new CommerceError(
    { code: 'concurrent-modification', currentVersion: cart.version },
    `Object ${cart.id} has a different version than expected. Expected: ${version} - Actual: ${cart.version}.`,
  )
}
