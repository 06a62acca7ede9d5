import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, inject } from 'vitest'
import { connect } from '../database/connection.ts'
import { dropDatabase, onServer } from '../database/create-database.ts'
import type { Tables } from '../database/tables.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test file clones. */
    templateDatabaseUrl: string
  }
}

/**
 * An empty, migrated database for one test file; closed and dropped when the file has run.
 * Call it at the top level of the file: `const db = await cloneDatabase()`.
 */
export async function cloneDatabase<T = Tables>(): Promise<Kysely<T>> {
  const databaseUrl = await cloneDatabaseUrl()
  const db = connect<T>({ databaseUrl })
  // Hooks run in reverse order: the pool closes before the database goes.
  afterAll(() => db.destroy())
  return db
}

/** Same as `cloneDatabase`, for tests that open their own connections: the address of the database. */
export async function cloneDatabaseUrl(): Promise<string> {
  const template = new URL(inject('templateDatabaseUrl'))
  const name = `clone_${randomBytes(6).toString('hex')}`
  const clone = new URL(template)
  clone.pathname = `/${name}`
  await onServer(template.href, client =>
    client.query(`create database ${name} template ${client.escapeIdentifier(template.pathname.slice(1))}`),
  )
  afterAll(() => dropDatabase(clone.href))
  return clone.href
}
