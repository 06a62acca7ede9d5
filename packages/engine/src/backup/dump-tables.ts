import type { Readable } from 'node:stream'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { openUnlimited, quoted, quotedList, readSequences, readStoredTables, type StoredShape } from './stored-tables.ts'

/** Rows besides the tables of the shop, such as those of its queue, as a query that is run in the same snapshot. */
export interface ExtraRows {
  readonly name: string
  readonly query: string
}

export interface DumpOptions {
  /** Rows besides the tables; their queries are asked for once the snapshot is there. */
  readonly extras: (client: pg.ClientBase) => Promise<readonly ExtraRows[]>
  /** Takes the rows of one table in PostgreSQL's text form, a line each; resolves when all are stored. */
  readonly store: (name: string, rows: Readable) => Promise<void>
}

/**
 * Reads all that a shop has stored as it was at one moment, while it goes on selling: one snapshot, which stops no one from
 * writing. A migration waits for it. Rejects when the connection breaks, and then what was stored is no backup.
 */
export async function dumpTables(databaseUrl: string, { extras, store }: DumpOptions): Promise<StoredShape> {
  const client = await openUnlimited(new pg.Client({ connectionString: databaseUrl, application_name: 'backup' }))
  try {
    await client.query('begin isolation level repeatable read, read only')
    const tables = await readStoredTables(client)
    if (tables.length === 0) throw new Error('There is no shop in the database: npm run migrate makes its tables.')
    // The order of a migration and this: what changes tables either was done before or waits.
    await client.query(`lock table ${quotedList(tables.map(({ name }) => name))} in access share mode`)
    const { rows: migrations } = await client.query<{ name: string }>(`select name from ${DEFAULT_MIGRATION_TABLE} order by name`)
    const { rows } = await client.query<{ taken_at: Date; server: string }>(
      `select now() as taken_at, current_setting('server_version') as server`,
    )
    for (const { name, columns } of tables) {
      // A table may be partitioned, which COPY itself does not read.
      await store(name, client.query(to(`copy (select ${quotedList(columns)} from ${quoted(name)}) to stdout`)))
    }
    for (const { name, query } of await extras(client)) await store(name, client.query(to(`copy (${query}) to stdout`)))
    // Not part of the snapshot: what a sequence gave since is not given again.
    const sequences = await readSequences(client)
    await client.query('commit')
    const [state] = rows
    if (!state) throw new Error('A query without conditions had no row')
    return {
      takenAt: state.taken_at.toISOString(),
      server: state.server,
      migrations: migrations.map(({ name }) => name),
      tables,
      sequences,
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
