import type pg from 'pg'

/** A table as a backup has it. */
export interface StoredTable {
  readonly name: string
  /** Columns whose values are kept, in the order of the values. */
  readonly columns: readonly string[]
}

/** What the tables of a database were at one moment, and how they came to be. */
export interface StoredShape {
  /** When the snapshot was taken, by the clock of the server. */
  readonly takenAt: string
  /** Version of the server, such as `18.4`. */
  readonly server: string
  /** Migrations the database had seen: what makes its tables again. */
  readonly migrations: readonly string[]
  readonly tables: readonly StoredTable[]
  /** What a sequence gave last, by its name; those that never gave anything are left out. */
  readonly sequences: Readonly<Record<string, string>>
}

/** The tables of the migrations themselves: they follow from running them. */
const OF_MIGRATIONS = `('kysely_migration', 'kysely_migration_lock')`

/**
 * Tables and the columns a backup keeps of them. Generated columns follow from others, and numbers of transactions (xid8) mean
 * nothing on another server: `catalogue_change`, which consists of them, begins with nothing.
 */
export async function readStoredTables(client: pg.ClientBase): Promise<StoredTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ${OF_MIGRATIONS} and a.atttypid <> 'xid8'::regtype
      and not exists (select from pg_attribute own
        where own.attrelid = c.oid and own.atttypid = 'xid8'::regtype and own.attnotnull and not own.attisdropped)
    group by c.oid, c.relname order by c.relname`)
  return rows
}

/** What the sequences of a database gave last, by their names. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Names as a list of SQL. */
export function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(', ')
}

/** A connection of its own without the limits of requests: to read or write a whole shop takes minutes. */
export async function openUnlimited(connect: pg.Client): Promise<pg.Client> {
  // One that breaks rejects what runs on it; without a listener it would end the process too.
  connect.on('error', () => undefined)
  await connect.connect()
  await connect.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'`)
  return connect
}
