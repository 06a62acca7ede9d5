import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/**
 * Makes one row of up to `limit` of those by which the stock is counted, so that who asks for the count reads few. Returns of how many.
 * Two that do so at once each take what the other has not.
 */
export async function addUpStock({ db }: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with counted as (
        delete from stock_count where ctid = any(array(select ctid from stock_count limit ${limit} for update skip locked))
        returning items, sold_out),
      added as (
        insert into stock_count select sum(items), sum(sold_out) from counted having count(*) > 0)
    select count(*)::integer as count from counted`.execute(db)
  return rows[0]?.count ?? 0
}
