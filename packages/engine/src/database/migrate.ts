import { readdir, readFile } from 'node:fs/promises'
import { DEFAULT_MIGRATION_TABLE, Kysely, type Migration, Migrator, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { EngineContext } from './context.ts'
import { createDatabase } from './create-database.ts'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * Brings a database to the newest schema, creating it when it is missing. Runs the files of `migrations/` that it has not
 * seen, in the order of their names, all or none; processes that start together wait for each other.
 * Returns the names of the files that ran.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  await createDatabase(databaseUrl)
  // A connection without the time limits of requests: building an index may take minutes.
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl, max: 2 }) }),
  })
  try {
    const { error, results = [] } = await new Migrator({
      db,
      provider: { getMigrations: readMigrations },
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

/** Names of all migrations of this release, in their order. */
async function migrationNames(): Promise<string[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql'))
  return files.map(name => name.slice(0, -'.sql'.length)).sort()
}

/**
 * Whether a database has seen every migration of this release. One that is ahead of us counts: while a new release comes
 * in, the old one still answers. Rejects when the database cannot be asked or was never migrated.
 */
export async function hasNewestSchema({ db }: EngineContext): Promise<boolean> {
  const [names, { rows }] = await Promise.all([
    migrationNames(),
    sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db),
  ])
  const seen = new Set(rows.map(({ name }) => name))
  return names.every(name => seen.has(name))
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const read = async (name: string): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, folder), 'utf8')
    return [name, { up: async db => void (await sql.raw(text).execute(db)) }]
  }
  return Object.fromEntries(await Promise.all((await migrationNames()).map(read)))
}
