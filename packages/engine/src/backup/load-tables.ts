import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { openUnlimited, quoted, quotedList, readStoredTables, type StoredShape, type StoredTable } from './stored-tables.ts'

/** Rows besides the tables of the shop; see `ExtraRows` of the dump. */
export interface ExtraTable extends StoredTable {
  /** Makes the table, which may be in a schema of its own. */
  readonly create: string
  /** Name of the table with its schema. */
  readonly into: string
}

export interface LoadOptions {
  readonly extras: readonly ExtraTable[]
  /** The rows that were stored under a name. */
  readonly open: (name: string) => Readable
}

/**
 * Fills a database, which has exactly the migrations of the shape, with stored rows: all or nothing. What the migrations put
 * into its tables goes; triggers do not run, and foreign keys are checked for all rows at the end.
 * Throws when the tables are not those of the shape.
 */
export async function loadTables(databaseUrl: string, shape: StoredShape, { extras, open }: LoadOptions): Promise<void> {
  const client = await openUnlimited(new pg.Client({ connectionString: databaseUrl, application_name: 'restore' }))
  try {
    await client.query('begin')
    requireSameTables(await readStoredTables(client), shape.tables)
    const { rows: keys } = await client.query<{ relation: string; name: string; definition: string }>(`
      select conrelid::regclass::text as relation, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
    for (const { relation, name } of keys) await client.query(`alter table ${relation} drop constraint ${name}`)
    // What follows from rows is among the rows, and some tables refuse to be emptied.
    for (const { name } of shape.tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
    await client.query(`truncate ${quotedList(shape.tables.map(({ name }) => name))}`)
    for (const { name, columns } of shape.tables)
      await pipeline(open(name), client.query(from(`copy ${quoted(name)} (${quotedList(columns)}) from stdin`)))
    for (const { name } of shape.tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
    for (const { relation, name, definition } of keys)
      await client.query(`alter table ${relation} add constraint ${name} ${definition}`)
    for (const { name, columns, create, into } of extras) {
      await client.query(create)
      await pipeline(open(name), client.query(from(`copy ${into} (${quotedList(columns)}) from stdin`)))
    }
    for (const [name, value] of Object.entries(shape.sequences))
      await client.query('select setval($1::regclass, $2)', [quoted(name), value])
    // Who has followed changes up to some transaction of another time begins from all there is.
    await client.query(FORGET_CHANGES)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Schemas from before there was the table make it later, and then it begins with nothing. */
const FORGET_CHANGES = `
do $$ begin
  if to_regclass('catalogue_change_kept') is not null then
    update catalogue_change_kept set gone_until = pg_current_xact_id();
  end if;
end $$`

function requireSameTables(present: readonly StoredTable[], stored: readonly StoredTable[]): void {
  const columnsOf = new Map(present.map(({ name, columns }) => [name, new Set(columns)]))
  for (const { name, columns } of stored) {
    const known = columnsOf.get(name)
    const missing = columns.filter(column => !known?.has(column))
    if (!known || missing.length > 0)
      throw new Error(`The backup has ${name} (${missing.join(', ')}), which its migrations do not make: it is of another shop.`)
  }
}
