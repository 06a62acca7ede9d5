import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { selectBareCart } from './bare-cart-rows.ts'
import { type CartRequest, requireActive, requireFound, requireVersion } from './cart-request.ts'
import { deleteCartRow } from './cart-rows.ts'
import { takeUpCart } from './put-aside-rows.ts'

/**
 * Deletes an active cart (API-10, CART-28); the one that was put aside for that of a quote comes back. Throws `concurrent-modification`, `resource-not-found` or
 * `invalid-operation`.
 */
export async function deleteCart(context: EngineContext, request: CartRequest): Promise<void> {
  const first = await readDeletable(context, request)
  if (await deleteCartRow(context.db, first)) {
    const { quote, customerId } = first
    if (quote && customerId) await takeUpCart(context.db, { customerId, storeKey: request.storeKey, now: context.now() })
    return
  }
  // Someone was faster: the cart says what they made of it.
  await readDeletable(context, request)
  throw new CommerceError({ code: 'invalid-operation' }, `The cart ${request.id} cannot be deleted`)
}

async function readDeletable(context: EngineContext, request: CartRequest) {
  const { cart } = requireFound(await selectBareCart(context.db, request, {}), request)
  requireActive(cart)
  requireVersion(cart, request.version, 'same')
  return cart
}

/**
 * Deletes carts no one changed for some days and no one ordered, with their payments; those someone is changing right
 * now, or have begun to pay by the provider as lately, are passed over. Returns how many it deleted, at most `limit`.
 */
export async function deleteAbandonedCarts(
  context: EngineContext,
  { olderThanDays, limit }: { readonly olderThanDays: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from cart where id in (
      select id from cart
      where state <> 'Ordered' and last_modified_at < now() - make_interval(days => ${olderThanDays})
        and not exists (select from checkout_attempt attempt where attempt.cart_id = cart.id
          and attempt.created_at > now() - make_interval(days => ${olderThanDays}))
      order by last_modified_at limit ${limit} for update skip locked)`.execute(context.db)
  return Number(numAffectedRows)
}
