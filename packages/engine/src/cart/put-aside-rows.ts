import type { Cart } from '@shop/domain/cart'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** Whose carts, and where. */
interface CartPlace {
  readonly customerId: string
  readonly storeKey: string
}

/**
 * Puts a customer's active cart aside, for that of a quote to take its place. Takes part in the transaction of `db`. Money that
 * comes late for a cart that was put aside goes back, as for one that was changed.
 */
export async function putCartAside(
  db: Database,
  { id, version }: Cart,
  place: CartPlace & { readonly now: string },
): Promise<void> {
  // One that was forgotten there gives way: a customer has one cart aside in a store.
  await turnInto(
    'Merged',
    sql`customer_id = ${place.customerId} and store_key = ${place.storeKey} and state = 'PutAside'`,
    place.now,
  ).execute(db)
  const { numAffectedRows } = await turnInto(
    'PutAside',
    sql`id = ${id} and version = ${version} and state = 'Active'`,
    place.now,
  ).execute(db)
  if (numAffectedRows !== 1n) throw new Error(`Cart ${id} changed under its lock`)
}

/** Brings back the cart that was put aside, where the customer has none by now. Takes part in the transaction of `db`. */
export async function takeUpCart(
  db: Database,
  { customerId, storeKey, now }: CartPlace & { readonly now: string },
): Promise<void> {
  const isFree = sql`not exists (
    select from cart active where active.customer_id = ${customerId} and active.store_key = ${storeKey} and active.state = 'Active'
      and not active.is_express)`
  await turnInto(
    'Active',
    sql`customer_id = ${customerId} and store_key = ${storeKey} and state = 'PutAside' and ${isFree}`,
    now,
  ).execute(db)
}

/** Carts take a state and a version with it, in the row and in the document; a payment of theirs is not for what they are now. */
function turnInto(state: Cart['cartState'], which: RawBuilder<unknown>, now: string) {
  return sql`
    update cart set state = ${state}, version = version + 1, last_modified_at = ${now}::timestamptz,
      last_modified_hour = date_trunc('hour', ${now}::timestamptz),
      document = (document::jsonb || jsonb_build_object('cartState', ${state}::text, 'version', version + 1, 'lastModifiedAt', ${now}::text))::json
    where ${which}`
}
