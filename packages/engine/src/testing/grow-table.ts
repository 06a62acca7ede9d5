import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** How large a shop becomes. */
export interface GrownShop {
  readonly products: number
  /** Rows of carts, ordered ones not counted. */
  readonly carts: number
  readonly onProgress: (message: string) => void
}

/** Rows of one statement. */
const STEP = 500_000

/** A number from 0 to 1 that a row's number and a purpose decide. */
export function chance(purpose: number): RawBuilder<number> {
  return sql<number>`((hashint8extended(n, ${sql.lit(purpose)}) & 1048575) / 1048576.0)`
}

/** The id of something by its number: the same whenever it is asked for. */
export function idOf(noun: string, n: RawBuilder<unknown> = sql`n`): RawBuilder<string> {
  return sql<string>`md5(${sql.lit(noun)} || ${n})::uuid`
}

/** Fills a table with rows numbered from 1, without its indexes and checks, which are made again at the end. */
export async function fill(
  db: Database,
  { table, rows, onProgress }: { readonly table: string; readonly rows: number; readonly onProgress: (message: string) => void },
  insert: (from: number, to: number) => RawBuilder<unknown>,
): Promise<void> {
  onProgress(`${table}: ${rows}`)
  const checks = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${`"${table}"`}::regclass and contype = 'c'`.execute(db)
  for (const { name } of checks.rows) await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  await sql`update pg_index set indisready = false where indrelid = ${`"${table}"`}::regclass`.execute(db)
  for (let from = 1; from <= rows; from += STEP) await insert(from, Math.min(from + STEP - 1, rows)).execute(db)
  await sql`reindex table ${sql.table(table)}`.execute(db)
  for (const { name, definition } of checks.rows)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition.replace(/ not valid$/i, ''))} not valid`.execute(
      db,
    )
}
