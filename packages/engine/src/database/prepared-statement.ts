import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { directRunOf } from './connection.ts'
import type { Database } from './context.ts'
import type { SqlFragment } from './sql-fragment.ts'

/** The value at a place of those a statement runs with, counted from 1. */
export type ValueAt = (place: number) => SqlFragment

/** Runs a statement that was built with other values each time. */
export type PreparedStatement<Row> = (db: Database, values: readonly unknown[]) => Promise<Row[]>

/**
 * A statement that is built once and then run with other values each time. `build` says where the values go, each as often as
 * it is needed, and brings no values itself. To build the statement of a cart for each call took longer than to run it.
 */
export function prepareStatement<Row>(build: (valueAt: ValueAt) => RawBuilder<Row>): PreparedStatement<Row> {
  let text: string | undefined
  return async (db, values) => {
    text ??= textOf(
      build(place => sql.raw(`$${place}`)),
      db,
    )
    const run = directRunOf(db)
    if (run) return (await run(text, values)) as Row[]
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
  }
}

function textOf(statement: SqlFragment, db: Database): string {
  const { sql: text, parameters } = statement.compile(db)
  if (parameters.length > 0) throw new Error(`A statement that is built once has values of its own: ${text}`)
  return text
}
