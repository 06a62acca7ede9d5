import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { connect } from '../database/connection.ts'
import { migrate } from '../database/index.ts'

/** What the first release had stored of carts, orders and a customer, and the migrations it knew. */
interface FirstShop {
  readonly migrations: readonly string[]
  /** Rows of each table, as JSON has them. */
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly sequences: Readonly<Record<string, string>>
}

/** Makes a database with the schema of the first release and what that had stored; returns the rows. */
export async function makeFirstShop(databaseUrl: string): Promise<FirstShop['rows']> {
  const text = await readFile(new URL('first-shop.json', import.meta.url), 'utf8')
  const { migrations, rows, sequences } = JSON.parse(text) as FirstShop
  await migrate(databaseUrl, { only: migrations })
  const db = connect<unknown>({ databaseUrl, poolSize: 1 })
  try {
    await db.transaction().execute(async transaction => {
      // As they were, without what triggers would make of them.
      await sql`set local session_replication_role = replica`.execute(transaction)
      for (const [table, content] of Object.entries(rows)) {
        const { rows: columns } = await sql<{ name: string }>`
          select attname as name from pg_attribute
          where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
          transaction,
        )
        const list = sql.join(columns.map(({ name }) => sql.ref(name)))
        await sql`
          insert into ${sql.table(table)} (${list}) overriding system value
          select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(content)}::jsonb)`.execute(
          transaction,
        )
      }
      for (const [name, value] of Object.entries(sequences))
        await sql`select setval(${name}::regclass, ${value})`.execute(transaction)
    })
  } finally {
    await db.destroy()
  }
  return rows
}
