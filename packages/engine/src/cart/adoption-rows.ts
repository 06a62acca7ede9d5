import type { Cart } from '@shop/domain/cart'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'
import { writeCartDocument } from './cart-document.ts'

/**
 * Locks the active carts a customer has anywhere and the one a visitor has in a store, in the order of their ids, so
 * that sign-ins of one customer wait for each other instead of blocking each other.
 */
export async function lockActiveCarts(
  db: Database,
  of: { readonly customerId: string; readonly anonymousId?: string | undefined; readonly storeKey: string },
): Promise<void> {
  await sql`
    select from cart where state = 'Active' and (customer_id = ${of.customerId}
      or (anonymous_id = ${of.anonymousId ?? null} and customer_id is null and store_key = ${of.storeKey}))
    order by id for update`.execute(db)
}

/** Deletes the active carts a customer has in other stores than one. */
export async function deleteCartsOfOtherStores(db: Database, customerId: string, storeKey: string): Promise<void> {
  await db
    .deleteFrom('cart')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'Active')
    .where('store_key', '<>', storeKey)
    .execute()
}

/**
 * Puts a locked cart into its row as a customer's, without a payment, for the next statement of the transaction to read
 * and price; amounts and version are those from before and must be written afterwards.
 */
export async function stageCart(db: Database, cart: Cart, now: string): Promise<void> {
  await sql`
    with superseded as (
      update payment set superseded_at = ${now} where cart_id = ${cart.id} and superseded_at is null)
    update cart set customer_id = ${cart.customerId ?? null}, document = ${writeCartDocument(cart)}::jsonb
    where id = ${cart.id}`.execute(db)
}
