import { type RawBuilder, sql } from 'kysely'
import type { Database } from './context.ts'
import type { SqlFragment } from './sql-fragment.ts'

/** Rows of a table that have served their time. */
export interface AgedRows {
  readonly table: string
  /** Column of their age, which has an index. */
  readonly age: string
  /** Those of before this instant go. */
  readonly before: RawBuilder<string>
  /** What has to hold besides. */
  readonly condition?: SqlFragment
}

/** How much is deleted by a statement, and how often. */
export interface DeletionBatches {
  /** Rows of one statement: few enough that no other statement has to wait long. */
  readonly limit: number
  /** Asked after each full batch whether there is to be another one; without it there is one. */
  readonly goesOn?: (() => boolean) | undefined
}

/** A batch that was deleted. */
export interface DeletedBatch {
  readonly count: number
  /** Age of the youngest row that was looked at, as PostgreSQL writes it; null where nothing is left. */
  readonly reached: string | null
}

/**
 * Deletes what has served its time, the oldest first, and passes over rows that someone holds. Rows are deleted by their place, since
 * to find each again by its key would read as many pages once more. Returns how many.
 */
export function deleteByAge(
  db: Database,
  { table, age, before, condition }: AgedRows,
  batches: DeletionBatches,
): Promise<number> {
  const [rows, column] = [sql.table(table), sql.ref(age)]
  return inBatches(batches, async from => {
    const deleted = await sql<DeletedBatch>`
      with oldest as materialized (
          select ctid as place, ${column} as age from ${rows}
          where ${column} >= ${from}::timestamptz and ${column} < ${before} and ${condition ?? sql`true`}
          order by ${column} limit ${batches.limit} for update skip locked),
        gone as (delete from ${rows} where ctid = any(array(select place from oldest)) returning true)
      select (select count(*)::integer from gone) as count, max(age)::text as reached from oldest`.execute(db)
    return deleted.rows[0] ?? { count: 0, reached: null }
  })
}

/**
 * Deletes one batch after another, each from the age at which the one before has ended: what that has deleted stays in the index for as
 * long as any transaction may see it, and would be read past by each of them. Returns how many rows.
 */
export async function inBatches(
  { limit, goesOn = () => false }: DeletionBatches,
  deleteBatch: (from: string) => Promise<DeletedBatch>,
): Promise<number> {
  let total = 0
  for (let from = '-infinity'; ; ) {
    const { count, reached } = await deleteBatch(from)
    total += count
    if (count < limit || reached === null || !goesOn()) return total
    from = reached
  }
}
