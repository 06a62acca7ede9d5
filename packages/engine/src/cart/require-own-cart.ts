import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { ownedBy } from '../session/owned-by.ts'
import { readCartDocument } from './cart-document.ts'
import type { CartRequest } from './cart-request.ts'

/** The owner's cart by its id, in whatever state (API-45). Throws `CommerceError` `resource-not-found` for any other (rule A1). */
export async function requireOwnCart(context: EngineContext, request: Omit<CartRequest, 'version'>): Promise<Cart> {
  const { rows } = await sql<{ document: StoredDocument }>`
    select document from cart
    where id = ${request.id} and store_key = ${request.storeKey} and ${ownedBy('cart', request.owner)}`.execute(context.db)
  const [row] = rows
  if (!row)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'cart', id: request.id },
      `The cart ${request.id} was not found in store ${request.storeKey}.`,
    )
  return readCartDocument(row.document)
}
