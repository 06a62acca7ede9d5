import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** How far a cart has come: no content, so that it may be told to whoever shows the cart. */
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
