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
      (select gone_until from search_change_kept) < ${cursor}::xid8 as "isComplete",
      (select coalesce(jsonb_agg(distinct product_id), '[]') from search_change
        where xid >= ${cursor}::xid8 and xid < horizon.xmin) as "productIds"
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

/**
 * Forgets changes that were noted before an instant (ISO), at most `limit` of them and the oldest first; a reader that has
 * not seen them by then reads everything again. Returns how many.
 */
export async function forgetSearchChanges(
  { db }: EngineContext,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    with gone as (
        delete from search_change where ctid = any(array(
          select ctid from search_change where noted_at < ${before}::timestamptz order by noted_at limit ${limit}))
        returning xid),
      kept as (
        update search_change_kept set gone_until = greatest(gone_until, newest.xid) from (select max(xid) as xid from gone) newest
        where newest.xid is not null)
    select count(*)::integer as forgotten from gone`.execute(db)
  return rows[0]?.forgotten ?? 0
}
