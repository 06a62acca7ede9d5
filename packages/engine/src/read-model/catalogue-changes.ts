import { type RawBuilder, sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { type DeletedBatch, type DeletionBatches, inBatches } from '../database/delete-by-age.ts'
import { prepareStatement } from '../database/prepared-statement.ts'
import type { SqlFragment } from '../database/sql-fragment.ts'

/** What of the catalogue changed; those of products have a product as subject, the others are read as a whole. */
export type ProductTopic =
  | 'product'
  | 'text'
  | 'price'
  | 'stock'
  | 'rating'
  | 'review'
  | 'placement'
  | 'recommendation'
  | 'relation'
export type WholeTopic =
  | 'category'
  | 'attribute'
  | 'store'
  | 'discount'
  | 'guarantee'
  | 'redirection'
  | 'synonym'
  | 'relation-rule'
  | 'purge'

/** What was committed since a reader looked last. */
export interface CatalogueChanges {
  /** Where to go on: the snapshot of this look, as PostgreSQL writes it. */
  readonly cursor: string
  /** Whether changes since the given cursor are still stored; else everything has to be read again. */
  readonly isComplete: boolean
  /** Ids of changed products by what changed of them. */
  readonly products: ReadonlyMap<ProductTopic, ReadonlySet<string>>
  readonly wholes: ReadonlySet<WholeTopic>
}

/** What decides what a cart costs; the others decide what pages show, or whether goods are there. */
const PRICE_TOPICS = ['product', 'price', 'placement', 'category', 'store', 'discount', 'guarantee'] as const

/** Whether some of the changes may change what a cart costs. */
export function decidePrices({ products, wholes }: Pick<CatalogueChanges, 'products' | 'wholes'>): boolean {
  const changed: ReadonlySet<string> = new Set([...products.keys(), ...wholes])
  return PRICE_TOPICS.some(topic => changed.has(topic))
}

/**
 * The condition that nothing that decides what carts cost was committed since the snapshot of a look: what was read then holds
 * in the moment of the statement.
 */
export function pricesHoldSince(snapshot: SqlFragment): RawBuilder<boolean> {
  return sql<boolean>`(
    ${isKeptSince(snapshot)}
    and (
      select xid from catalogue_change
      where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
        and topic in (${sql.join(PRICE_TOPICS.map(topic => sql.lit(topic)))})
      -- In order, so that they are found by the index: how few are that new is not known to a plan.
      order by xid limit 1) is null)`
}

/**
 * The condition that all changes since a snapshot are stored. One that is ahead of the database is of a time that a restore, or a
 * replica that took over, has undone: its numbers are given again to other changes.
 */
function isKeptSince(snapshot: SqlFragment): RawBuilder<boolean> {
  return sql<boolean>`((select gone_until from catalogue_change_kept) < pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and pg_snapshot_xmin(${snapshot}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()))`
}

/** The place from which changes have to be followed by a reader that begins to read everything now. */
export async function currentCatalogueCursor({ db }: EngineContext): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`select pg_current_snapshot()::text as cursor`.execute(db)
  return rows[0]?.cursor ?? '0:0:'
}

/**
 * Everything that was committed since a cursor, each change in exactly one look. What a look sees is compared with the
 * snapshot of the one before and not with the oldest transaction under way: an import or a backup that takes minutes
 * would hold up all others for as long.
 */
export async function readCatalogueChanges({ db }: EngineContext, cursor: string): Promise<CatalogueChanges> {
  const [row] = await look(db, [cursor])
  if (!row) throw new Error('An aggregate without a row')
  const products = new Map<ProductTopic, Set<string>>()
  const wholes = new Set<WholeTopic>()
  for (const [topic, subject] of row.changes) {
    if (subject === null) wholes.add(topic as WholeTopic)
    else products.set(topic as ProductTopic, (products.get(topic as ProductTopic) ?? new Set()).add(subject))
  }
  return { cursor: row.cursor, isComplete: row.isComplete, products, wholes }
}

const look = prepareStatement<{
  cursor: string
  isComplete: boolean
  changes: readonly (readonly [topic: ProductTopic | WholeTopic, subject: string | null])[]
}>(
  at => sql`
    select pg_current_snapshot()::text as cursor,
      ${isKeptSince(at(1))} as "isComplete",
      (select coalesce(jsonb_agg(distinct jsonb_build_array(topic, subject)), '[]') from catalogue_change
        where xid >= pg_snapshot_xmin(${at(1)}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${at(1)}::pg_snapshot)) as changes`,
)

/** Tells every process that what it caches is to be loaded again (AUTH-20). */
export async function announcePurge(db: Database): Promise<void> {
  await sql`insert into catalogue_change (topic) values ('purge')`.execute(db)
}

/**
 * Forgets changes that were noted before an instant (ISO), the oldest first; a reader that has not seen them by then reads everything
 * again. Returns how many.
 */
export function forgetCatalogueChanges(
  { db }: EngineContext,
  { before, ...batches }: DeletionBatches & { readonly before: string },
): Promise<number> {
  return inBatches(batches, async from => {
    const { rows } = await sql<DeletedBatch>`
      with oldest as materialized (
          select ctid as place, noted_at from catalogue_change
          where noted_at >= ${from}::timestamptz and noted_at < ${before}::timestamptz order by noted_at limit ${batches.limit}),
        gone as (delete from catalogue_change where ctid = any(array(select place from oldest)) returning xid),
        kept as (
          update catalogue_change_kept set gone_until = greatest(gone_until, newest.xid) from (select max(xid) as xid from gone) newest
          where newest.xid is not null)
      select (select count(*)::integer from gone) as count, max(noted_at)::text as reached from oldest`.execute(db)
    return rows[0] ?? { count: 0, reached: null }
  })
}
