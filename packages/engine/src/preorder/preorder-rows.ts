import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** Topic of the outbox under which a buyer is told that a preorder comes on another day. */
export const PREORDER_MOVED_TOPIC = 'preorder-moved'

/**
 * Moves what orders wait for of an item to another day, YYYY-MM-DD, and tells each of their buyers once. Takes part in the
 * transaction of `db`, which has locked the stock. Returns how many are told.
 */
export async function moveWaiting({ db, newId }: Pick<EngineContext, 'db' | 'newId'>, sku: string, day: string): Promise<number> {
  const { rows } = await sql<{ orderId: string }>`
    update preorder set expected = ${day}::date
    where sku = ${sku} and expected <> ${day}::date
      and order_id in (select order_id from waiting_preorder where sku = ${sku})
    returning order_id as "orderId"`.execute(db)
  for (const { orderId } of rows) {
    const messageId = newId()
    const payload = { messageId, orderId, sku, day }
    await addToOutbox(db, { topic: PREORDER_MOVED_TOPIC, payload, dedupKey: `${PREORDER_MOVED_TOPIC}/${messageId}` })
  }
  return rows.length
}

/** Units of an order's items that have not come yet, by SKU. */
export async function findWaitingUnits(db: Database, orderId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ waiting: readonly { readonly sku: string; readonly quantity: number }[] | null }>`
    select preorders_of(${orderId}) as waiting`.execute(db)
  return new Map((rows[0]?.waiting ?? []).map(({ sku, quantity }) => [sku, quantity]))
}

/** An order that waits for goods, as the owner sees it. */
export interface WaitingPreorder {
  readonly orderNumber: string
  /** ISO instant. */
  readonly orderedAt: string
  readonly sku: string
  readonly quantity: number
  /** YYYY-MM-DD, as its buyer was told. */
  readonly expected: string
}

/** Orders that wait for goods, of one item or of all, in the order in which they are served; at most `limit`. */
export async function findPreorders(
  { db }: EngineContext,
  { sku, limit }: { readonly sku?: string | undefined; readonly limit: number },
): Promise<WaitingPreorder[]> {
  const { rows } = await sql<WaitingPreorder>`
    select placed.order_number as "orderNumber", waiting.sku, waiting.quantity, waiting.expected::text,
      to_char(waiting.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "orderedAt"
    from waiting_preorder waiting join "order" placed on placed.id = waiting.order_id
    where ${sku === undefined ? sql`true` : sql`waiting.sku = ${sku}`}
    order by waiting.sku, waiting.created_at, waiting.order_id limit ${limit}`.execute(db)
  return rows
}
