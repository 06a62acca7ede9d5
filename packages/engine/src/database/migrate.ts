import { readFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { createDatabase } from './create-database.ts'
import { migrationFolder, migrationNames, refuseNewerSchema } from './schema-state.ts'

/**
 * Brings a database to the newest schema, creating it when it is missing. Runs the files of `migrations/` that it has not
 * seen, in the order of their names, all or none; processes that start together wait for each other.
 * Returns the names of the files that ran. Throws `SchemaMismatch` for a database of a newer release. With `only`, no other files
 * run: the schema of an earlier release, for what was stored with it.
 */
export async function migrate(databaseUrl: string, { only }: { readonly only?: readonly string[] } = {}): Promise<string[]> {
  await createDatabase(databaseUrl)
  // A connection without the time limits of requests: building an index may take minutes.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  // A connection that is being closed while its server stops would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await refuseNewerSchema(db)
    const { error, results = [] } = await new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(only ?? migrationNames()) },
      // Files of different nouns do not build on each other: one that joins later with a lower number still runs.
      allowUnorderedMigrations: true,
    }).migrateToLatest()
    if (error) {
      const failed = results.find(result => result.status === 'Error')
      throw new Error(`Migration ${failed?.migrationName ?? ''} failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
    return results.map(result => result.migrationName)
  } finally {
    await db.destroy()
  }
}

async function readMigrations(wanted: readonly string[] | Promise<string[]>): Promise<Record<string, Migration>> {
  const read = async (name: string): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, migrationFolder), 'utf8')
    return [name, { up: async db => void (await sql.raw(text).execute(db)) }]
  }
  return Object.fromEntries(await Promise.all((await wanted).map(read)))
}
