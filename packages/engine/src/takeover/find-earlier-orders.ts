import type { EarlierOrder } from '@shop/domain/takeover'
import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** A page of orders of the shop system before, and the number of all of them. */
export interface EarlierOrderPage {
  readonly results: readonly EarlierOrder[]
  readonly total: number
}

/** Orders that a customer placed in the shop system before, the latest first. */
export async function findEarlierOrders(
  { db }: EngineContext,
  { customerId, limit, offset }: { readonly customerId: string; readonly limit: number; readonly offset: number },
): Promise<EarlierOrderPage> {
  const { rows } = await sql<{ document: EarlierOrder }>`
    select document || jsonb_build_object('orderNumber', order_number, 'placedAt',
      to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as document
    from earlier_order where customer_id = ${customerId}
    order by placed_at desc, order_number limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from earlier_order where customer_id = ${customerId}`.execute(db)
  return { results: rows.map(({ document }) => document), total: counted[0]?.total ?? 0 }
}
