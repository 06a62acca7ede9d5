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
 * now are passed over. Those that were changed later than their hour says, or that someone has begun to pay by the provider as
 * lately, get the hour of that, so that no such cart is looked at each time again. Returns how many it deleted or put off, at
 * most `limit`.
 */
export async function deleteAbandonedCarts(
  context: EngineContext,
  { olderThanDays, limit }: { readonly olderThanDays: number; readonly limit: number },
): Promise<number> {
  const start = sql`now() - make_interval(days => ${olderThanDays})`
  const { rows } = await sql<{ count: number }>`
    with oldest as materialized (
        select id, last_modified_at from cart where state <> 'Ordered' and last_modified_hour < ${start}
        order by last_modified_hour limit ${limit} for update skip locked),
      looked_at as materialized (
        select id, greatest(last_modified_at, (
          select max(attempt.created_at) from checkout_attempt attempt where attempt.cart_id = oldest.id)) as used_at from oldest),
      deleted as (delete from cart where id = any(array(select id from looked_at where used_at < ${start}))),
      put_off as (
        update cart set last_modified_hour = date_trunc('hour', used_at) from looked_at
        where cart.id = looked_at.id and used_at >= ${start})
    select count(*)::integer as count from looked_at`.execute(context.db)
  return rows[0]?.count ?? 0
}
