import { readdir } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { EngineContext } from './context.ts'
import { sqlStateOf, Unavailable } from './database-failure.ts'

export const migrationFolder = new URL('../../migrations/', import.meta.url)

/** SQLSTATEs of a database, or a table in it, that does not exist. */
const NOTHING_THERE: ReadonlySet<string | undefined> = new Set(['3D000', '42P01'])

/** The database has another schema than this release: its message is all that the one who starts a program needs. */
class SchemaMismatch extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SchemaMismatch'
  }
}

/** Names of all migrations of this release, in their order. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(migrationFolder)).filter(name => name.endsWith('.sql'))
  return files.map(name => name.slice(0, -'.sql'.length)).sort()
}

/** What sets a database apart from this release, each in the order of names. */
interface SchemaDifference {
  /** Migrations it has not seen. */
  readonly missing: readonly string[]
  /** Migrations of a newer release. */
  readonly unknown: readonly string[]
}

async function readDifference(db: Kysely<unknown>): Promise<SchemaDifference> {
  const [known, seen] = await Promise.all([migrationNames(), readSeen(db)])
  return { missing: known.filter(name => !seen.includes(name)), unknown: seen.filter(name => !known.includes(name)) }
}

async function readSeen(db: Kysely<unknown>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
    return rows.map(({ name }) => name)
  } catch (error) {
    if (NOTHING_THERE.has(sqlStateOf(error))) return []
    throw error
  }
}

/**
 * Whether a database has seen every migration of this release. One that is ahead of us counts: while a new release comes
 * in, processes of the old one still answer. Rejects when the database cannot be asked.
 */
export async function hasNewestSchema({ db }: EngineContext): Promise<boolean> {
  return (await readDifference(db as unknown as Kysely<unknown>)).missing.length === 0
}

/** Throws `SchemaMismatch` for a database that a newer release has migrated. */
export async function refuseNewerSchema(db: Kysely<unknown>): Promise<void> {
  const { unknown } = await readDifference(db)
  if (unknown.length > 0) throw newer(unknown)
}

/**
 * What every program asks before it begins: throws `SchemaMismatch` for a database of another release, older or newer.
 * One that is away cannot be asked and is no reason: it may come later.
 */
export async function requireSameSchema({ db }: EngineContext): Promise<void> {
  let difference: SchemaDifference
  try {
    difference = await readDifference(db as unknown as Kysely<unknown>)
  } catch (error) {
    if (error instanceof Unavailable) return
    throw error
  }
  const { missing, unknown } = difference
  if (unknown.length > 0) throw newer(unknown)
  if (missing.length > 0)
    throw new SchemaMismatch(
      `The database lacks ${missing.length === 1 ? 'a migration' : `${missing.length} migrations`} of this release: run npm run migrate.`,
    )
}

/** Throws `SchemaMismatch` where migrations are not all of this release. */
export async function refuseNewerMigrations(names: readonly string[]): Promise<void> {
  const known = new Set(await migrationNames())
  const unknown = names.filter(name => !known.has(name))
  if (unknown.length > 0)
    throw new SchemaMismatch(
      `This release is older than the backup, which has seen ${unknown.at(-1)}: restore with a newer release.`,
    )
}

function newer(unknown: readonly string[]): SchemaMismatch {
  return new SchemaMismatch(`This program is older than its database, which has seen ${unknown.at(-1)}: start a newer release.`)
}
