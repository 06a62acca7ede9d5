import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** What has to be read again for a search. */
export interface SearchChanges {
  /** Where to go on: a whole number as decimal text. Everything that was committed before is in this answer or an earlier one. */
  readonly cursor: string
  readonly productIds: readonly string[]
  /** Whether changes since the cursor that was given are still stored; else everything has to be read again. */
  readonly isComplete: boolean
}

/** The place from which changes have to be followed by a caller that begins to read everything now. */
export async function currentSearchCursor({ db }: EngineContext): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as cursor`.execute(db)
  return rows[0]?.cursor ?? '0'
}

/**
 * Products that changed in transactions since a cursor, each once. Transactions that are still under way are left for a
 * later call, so that none is ever passed over.
 */
export async function readSearchChanges({ db }: EngineContext, cursor: string): Promise<SearchChanges> {
  const { rows } = await sql<SearchChanges>`
    with horizon as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
    select horizon.xmin::text as cursor,
      (select gone_until from catalogue_change_kept) < ${cursor}::xid8 as "isComplete",
      (select coalesce(jsonb_agg(distinct subject), '[]') from catalogue_change
        where xid >= ${cursor}::xid8 and xid < horizon.xmin and topic in ('product', 'price', 'stock', 'rating', 'placement'))
        as "productIds"
    from horizon`.execute(db)
  const [changes] = rows
  if (!changes) throw new Error('An aggregate without a row')
  return changes
}

/** Products with a price or a reduction that began or ended after the first instant and not after the second (ISO). */
export async function readTimedPriceChanges({ db }: EngineContext, since: string, until: string): Promise<string[]> {
  const within = (column: string) =>
    sql`${sql.ref(column)} > ${since}::timestamptz and ${sql.ref(column)} <= ${until}::timestamptz`
  const { rows } = await sql<{ productId: string }>`
    select distinct product_id as "productId" from product_variant join price using (sku)
    where ${within('valid_from')} or ${within('valid_until')}
      or ${within('discount_valid_from')} or ${within('discount_valid_until')}`.execute(db)
  return rows.map(({ productId }) => productId)
}
