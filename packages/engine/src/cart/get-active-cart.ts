import type { Cart } from '@shop/domain/cart'
import type { EngineContext } from '../database/context.ts'
import type { Owner } from '../session/session.ts'
import { selectActiveCart } from './cart-rows.ts'

/** The owner's active cart in a store, if she has one (API-04). */
export async function getActiveCart(
  context: EngineContext,
  request: { readonly owner: Owner; readonly storeKey: string },
): Promise<Cart | undefined> {
  return selectActiveCart(context.db, request.owner, request.storeKey)
}
