import { sql } from 'kysely'
import type { EngineContext } from '../database/context.ts'

/** All rows of a table by a column, as JSON has them: for tests of programs, which know no table. */
export async function rowsOfTable(
  { db }: EngineContext,
  table: string,
  by: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(listed) as row from ${sql.table(table)} listed order by ${sql.ref(`listed.${by}`)}::text`.execute(db)
  return rows.map(({ row }) => row)
}
