import { type Cart, sumCart, withoutPayment } from '@shop/domain/cart'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { bringLinesOver, priceAgain, writeLocked } from './adopt-carts.ts'
import { requireFrozen } from './cart-request.ts'
import { selectActiveCart, selectCartById, updateCartRow } from './cart-rows.ts'

/** Freezes a cart that was read just now: no one changes it before it is decided about. False where it is another one meanwhile. */
export async function freezeCart(context: EngineContext, db: Database, cart: Cart): Promise<boolean> {
  const frozen: Cart = { ...cart, cartState: 'Frozen', version: cart.version + 1, lastModifiedAt: context.now() }
  return updateCartRow(db, cart, frozen)
}

/**
 * Gives a frozen cart back to its customer, without its payment: as their active cart, or its lines to the one they have begun
 * meanwhile, of the same item the larger quantity. Takes part in the transaction of `db`. Throws `CommerceError` `invalid-operation`
 * for a cart that is not frozen.
 */
export async function reopenCart(
  context: EngineContext,
  db: Database,
  { id, customerId, storeKey }: { readonly id: string; readonly customerId: string; readonly storeKey: string },
): Promise<void> {
  await sql`
    select from cart where id = ${id} or (state = 'Active' and not is_express and customer_id = ${customerId} and store_key = ${storeKey})
    order by id for update`.execute(db)
  const frozen = await selectCartById(db, id)
  if (!frozen) return
  requireFrozen(frozen)
  const owner = { anonymousId: frozen.anonymousId ?? context.newId(), customerId }
  const own = await selectActiveCart(db, owner, storeKey)
  if (!own) {
    await writeLocked(context, db, frozen, sumCart({ ...withoutPayment(frozen), cartState: 'Active' }))
    return
  }
  // At the prices of a quote nothing goes into another cart; it can be accepted again.
  if (frozen.quote) {
    await writeLocked(context, db, frozen, { ...frozen, cartState: 'Merged' })
    return
  }
  await bringLinesOver(context, db, own, frozen, owner)
  await priceAgain(context, db, own, owner)
}
