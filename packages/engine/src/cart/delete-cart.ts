import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { requireMarket } from '../store/require-market.ts'
import { type CartRequest, requireActive, requireFound, requireVersion } from './cart-request.ts'
import { deleteCartRow, lockCart } from './cart-rows.ts'
import { selectCart } from './loaded-cart-rows.ts'

/** Deletes an active cart (API-10, CART-28). Throws `concurrent-modification`, `resource-not-found` or `invalid-operation`. */
export async function deleteCart(context: EngineContext, request: CartRequest): Promise<void> {
  await inTransaction(context, async transaction => {
    await lockCart(transaction, request.id)
    const market = requireMarket(request.storeKey)
    const { cart } = requireFound(await selectCart(transaction, request, market, context.now()), request)
    requireActive(cart)
    requireVersion(cart, request.version, 'same')
    if (!(await deleteCartRow(transaction, cart)))
      throw new CommerceError({ code: 'invalid-operation' }, `The cart ${cart.id} cannot be deleted`)
  })
}

/**
 * Deletes carts no one changed for some days and no one ordered, with their payments; those someone is changing right
 * now are passed over. Returns how many it deleted, at most `limit`.
 */
export async function deleteAbandonedCarts(
  context: EngineContext,
  { olderThanDays, limit }: { readonly olderThanDays: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from cart where id in (
      select id from cart
      where state <> 'Ordered' and last_modified_at < now() - make_interval(days => ${olderThanDays})
      order by last_modified_at limit ${limit} for update skip locked)`.execute(context.db)
  return Number(numAffectedRows)
}
