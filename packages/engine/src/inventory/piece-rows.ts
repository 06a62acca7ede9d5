import { CommerceError } from '@shop/domain/error'
import type { StockPieces } from '@shop/domain/inventory'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** The pieces of a SKU as they are stored. */
export type PiecesOfSku = StockPieces & { readonly sku: string }

/** Locks the pieces of a SKU. Throws `CommerceError` `resource-not-found` for one without stock. */
export async function lockPieces(db: Database, sku: string): Promise<PiecesOfSku> {
  const { rows } = await sql<PiecesOfSku>`
    select sku, loaded, available, reserved, sold, preorder from inventory_entry where sku = ${sku} for update`.execute(db)
  const [pieces] = rows
  if (!pieces)
    throw new CommerceError({ code: 'resource-not-found', typeId: 'inventory-entry', id: sku }, `There is no stock of ${sku}`)
  return pieces
}

/** Writes locked pieces where they changed, and tells it; takes part in the transaction of `db`. `day`, YYYY-MM-DD, is that of a preorder. */
export async function writePieces(
  { db, newId }: Pick<EngineContext, 'db' | 'newId'>,
  before: PiecesOfSku,
  after: StockPieces,
  day?: string,
): Promise<PiecesOfSku> {
  const { sku } = before
  const { loaded, available, preorder } = after
  if (available === before.available && preorder === before.preorder && day === undefined) return before
  await sql`
    update inventory_entry set loaded = ${loaded}, available = ${available}, preorder = ${preorder},
      expected_delivery = coalesce(${day ?? null}::date, expected_delivery)
    where sku = ${sku}`.execute(db)
  if (available !== before.available || preorder !== before.preorder)
    await addToOutbox(db, {
      topic: 'stock-changed',
      payload: { sku, availableQuantity: available },
      dedupKey: `stock-changed/${sku}/${newId()}`,
    })
  return { ...after, sku }
}
