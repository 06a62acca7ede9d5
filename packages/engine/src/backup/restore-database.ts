import pg from 'pg'
import { createDatabase, dropDatabase, onServer } from '../database/create-database.ts'
import { migrate } from '../database/migrate.ts'
import { refuseNewerMigrations } from '../database/schema-state.ts'
import { type LoadOptions, loadTables } from './load-tables.ts'
import type { StoredShape } from './stored-tables.ts'

export interface RestoreOptions extends LoadOptions {
  /** Whether a shop that is in the database goes. */
  readonly replaces: boolean
  /** Looks at the restored database before it takes its place; what it throws leaves everything as it was. */
  readonly check: (databaseUrl: string) => Promise<void>
}

export interface RestoredDatabase {
  /** Migrations of this release that the backup had not seen. */
  readonly migrated: readonly string[]
}

/**
 * Makes the database a URL names from stored rows: with the schema they were stored with, then brought to that of this release.
 * It is filled under another name and renamed at the end, so that a failure leaves what was there.
 * Throws for a backup of a newer release, for a database in use, and for one that has a shop unless `replaces` is set.
 */
export async function restoreDatabase(
  databaseUrl: string,
  shape: StoredShape,
  options: RestoreOptions,
): Promise<RestoredDatabase> {
  await refuseNewerMigrations(shape.migrations)
  await requireReplaceable(databaseUrl, options.replaces)
  const name = nameOf(databaseUrl)
  const filling = withName(databaseUrl, `${name}_restoring`)
  await dropDatabase(filling)
  try {
    await createDatabase(filling)
    await migrate(filling, { only: shape.migrations })
    await loadTables(filling, shape, options)
    const migrated = await migrate(filling)
    await options.check(filling)
    await requireReplaceable(databaseUrl, options.replaces)
    await takePlace(databaseUrl, nameOf(filling))
    return { migrated }
  } catch (error) {
    await dropDatabase(filling)
    throw error
  }
}

async function requireReplaceable(databaseUrl: string, replaces: boolean): Promise<void> {
  const name = nameOf(databaseUrl)
  const { exists, users } = await onServer(databaseUrl, async client => {
    const { rows } = await client.query<{ exists: boolean; users: number }>(
      `select exists (select from pg_database where datname = $1) as exists,
        (select count(*)::int from pg_stat_activity where datname = $1 and backend_type = 'client backend') as users`,
      [name],
    )
    return rows[0] ?? { exists: false, users: 0 }
  })
  if (!exists) return
  if (users > 0) throw new Error(`The database ${name} is in use by ${users} connections: stop the shop first.`)
  if (!replaces && (await hasTables(databaseUrl)))
    throw new Error(`The database ${name} has a shop already: with --replace the backup takes its place.`)
}

async function hasTables(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ found: boolean }>(
      `select exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as found`,
    )
    return rows[0]?.found ?? false
  } finally {
    await client.end()
  }
}

async function takePlace(databaseUrl: string, filled: string): Promise<void> {
  const name = nameOf(databaseUrl)
  const before = `${name}_replaced`
  await dropDatabase(withName(databaseUrl, before))
  await onServer(databaseUrl, async client => {
    const sql = (text: string) => client.query(text)
    const [from, to, old] = [filled, name, before].map(each => client.escapeIdentifier(each))
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) await sql(`alter database ${to} rename to ${old}`)
    try {
      await sql(`alter database ${from} rename to ${to}`)
    } catch (error) {
      if (rowCount) await sql(`alter database ${old} rename to ${to}`)
      throw error
    }
  })
  await dropDatabase(withName(databaseUrl, before))
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}

function withName(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}
