import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { CartRequest } from './cart-request.ts'

/** Makes sure that a cart is the owner's, in whatever state. Throws `CommerceError` `resource-not-found` for any other (rule A1). */
export async function requireOwnCart(context: EngineContext, request: Omit<CartRequest, 'version'>): Promise<void> {
  const { rows } = await sql`
    select from cart
    where id = ${request.id} and store_key = ${request.storeKey} and ${ownedBy('cart', request.owner)}`.execute(context.db)
  if (rows.length === 0)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'cart', id: request.id },
      `The cart ${request.id} was not found in store ${request.storeKey}.`,
    )
}
