import { type CurrencyCode, type Money, moneyOf } from '@shop/domain/money'
import type { ImportedOrder } from '@shop/domain/takeover'
import { sql } from 'kysely'
import { isSameValue } from '../catalogue/stored-product-rows.ts'
import type { Database, EngineContext } from '../database/context.ts'
import type { TakeOverOutcome } from './take-over-outcome.ts'

interface EarlierOrderRow {
  readonly order_number: string
  readonly email: string
  readonly placed_at: string
  readonly document: object
}

/**
 * Keeps orders of another shop as history, by their numbers there, and shows them to the customer who was taken over with the same
 * address. Those that this shop exported itself stay what they are. Belongs into a transaction.
 */
export async function takeOverOrders({ db }: EngineContext, orders: readonly ImportedOrder[]): Promise<TakeOverOutcome[]> {
  const { rows } = await sql<EarlierOrderRow>`
    select order_number, email, to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as placed_at, document
    from earlier_order where order_number = any(${orders.map(({ orderNumber }) => orderNumber)}::text[])`.execute(db)
  const known = new Map(rows.map(row => [row.order_number, row]))
  const own = await selectOwnOrders(db, orders)
  const outcomes = orders.map((order): TakeOverOutcome => {
    const placed = own.get(order.orderNumber)
    if (placed)
      return isSameValue(placed, order.totalPrice) ? { kind: 'unchanged' } : { kind: 'refused', refusal: { reason: TAKEN } }
    const before = known.get(order.orderNumber)
    const after = rowOf(order)
    known.set(order.orderNumber, after)
    return { kind: !before ? 'created' : isSameValue(before, after) ? 'unchanged' : 'updated' }
  })
  const changed = orders.filter((_, index) => ['created', 'updated'].includes(outcomes[index]?.kind ?? '')).map(rowOf)
  if (changed.length > 0) await saveOrders(db, changed)
  return outcomes
}

const TAKEN = 'an order of this shop has this number and another total; give the one of the file another number'

/** What orders of this shop with the same numbers came to: those of its own export are among them, and need no history. */
async function selectOwnOrders(db: Database, orders: readonly ImportedOrder[]): Promise<ReadonlyMap<string, Money>> {
  const rows = await db
    .selectFrom('order')
    .select(['order_number', 'currency', 'total_cent'])
    .where(
      'order_number',
      'in',
      orders.map(({ orderNumber }) => orderNumber),
    )
    .execute()
  return new Map(rows.map(row => [row.order_number, moneyOf(row.currency as CurrencyCode, row.total_cent)]))
}

function rowOf({ orderNumber, email, placedAt, ...document }: ImportedOrder): EarlierOrderRow {
  return { order_number: orderNumber, email, placed_at: placedAt, document }
}

async function saveOrders(db: Database, rows: readonly EarlierOrderRow[]): Promise<void> {
  await sql`
    insert into earlier_order (order_number, email, placed_at, document, customer_id)
    select order_number, email, placed_at, document,
      (select id from customer where lower(customer.email) = lower(draft.email) and foreign_key is not null)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft
      (order_number text, email text, placed_at timestamptz, document jsonb)
    on conflict (order_number) do update
    set email = excluded.email, placed_at = excluded.placed_at, document = excluded.document,
      customer_id = excluded.customer_id`.execute(db)
}
