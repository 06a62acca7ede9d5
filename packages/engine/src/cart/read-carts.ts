import type { Cart } from '@shop/domain/cart'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'
import { readCartDocument } from './cart-document.ts'
import { type CartRequest, requireFound } from './cart-request.ts'
import { type CartRow, selectActiveCart } from './cart-rows.ts'

/** The owner's active cart in a store, if there is one (API-04). */
export async function getActiveCart(
  context: EngineContext,
  request: { readonly owner: Owner; readonly storeKey: string },
): Promise<Cart | undefined> {
  return selectActiveCart(context.db, request.owner, request.storeKey)
}

/** The owner's cart by its id, in whatever state; undefined for any other (rule A1). */
export async function findOwnCart(context: EngineContext, request: Omit<CartRequest, 'version'>): Promise<Cart | undefined> {
  const { rows } = await sql<CartRow>`
    select document, line_products as products from cart
    where id = ${request.id} and store_key = ${request.storeKey} and ${ownedBy('cart', request.owner)}`.execute(context.db)
  const [row] = rows
  return row && readCartDocument(row.document, row.products)
}

/** The owner's cart by its id, in whatever state (API-45). Throws `CommerceError` `resource-not-found` for any other (rule A1). */
export async function requireOwnCart(context: EngineContext, request: Omit<CartRequest, 'version'>): Promise<Cart> {
  return requireFound(await findOwnCart(context, request), request)
}

/** How far a cart has come: no content, so that it may be sent to every page that shows the cart. */
export interface CartVersion {
  readonly cartId: string
  readonly version: number
  readonly totalLineItemQuantity: number
}

/**
 * Those of the known carts that have a newer version by now, in one query by primary key. Asks for no owner: the caller
 * tells only connections that proved theirs (LIVE-04).
 */
export async function findNewerCartVersions(
  context: EngineContext,
  known: readonly Pick<CartVersion, 'cartId' | 'version'>[],
): Promise<CartVersion[]> {
  const { rows } = await sql<CartVersion>`
    select cart.id as "cartId", cart.version, (cart.document ->> 'totalLineItemQuantity')::integer as "totalLineItemQuantity"
    from unnest(${known.map(({ cartId }) => cartId)}::uuid[], ${known.map(({ version }) => version)}::integer[])
      as known (id, version)
    join cart on cart.id = known.id and cart.version > known.version`.execute(context.db)
  return rows
}
