import type { DataKind } from '@shop/domain/privacy'
import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { allowTime } from './erase-person.ts'
import { findPerson, type Person } from './person.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

/** Rows of one table that are about a person. */
export interface PersonalRows {
  readonly table: string
  readonly kind: DataKind
  readonly columns: readonly string[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** An invoice or credit note as it was sent. */
export interface PersonalDocument {
  readonly documentNumber: string
  readonly pdf: Uint8Array
}

/** What the shop knows of a person. */
export interface PersonalData {
  readonly tables: readonly PersonalRows[]
  readonly documents: readonly PersonalDocument[]
}

/** Most documents that a copy brings along as files; all are listed in it. */
const MAX_DOCUMENTS = 200

/** Everything of a person that a copy holds (`exported` in the table of personal data), as it is at one moment. */
export async function readPersonalData(context: EngineContext, email: string): Promise<PersonalData> {
  return inTransaction(context, async db => {
    await sql`set transaction isolation level repeatable read, read only`.execute(db)
    await allowTime(db)
    const person = await findPerson(db, email)
    const tables: PersonalRows[] = []
    for (const { table, kind, exported, rowsOf } of PERSONAL_TABLES) {
      if (exported === undefined) continue
      const columns = exported.split(' ')
      const { rows } = await sql<Record<string, unknown>>`
        select ${sql.join(columns.map(column => sql.ref(column)))} from ${sql.table(table)} where ${rowsOf(person)}`.execute(db)
      if (rows.length > 0) tables.push({ table, kind, columns, rows })
    }
    return { tables, documents: await readDocuments(db, person) }
  })
}

async function readDocuments(db: Database, { orderIds }: Person): Promise<PersonalDocument[]> {
  if (orderIds.length === 0) return []
  const rows = await db
    .selectFrom('fiscal_document')
    .innerJoin('fiscal_file', 'fiscal_file.document_id', 'fiscal_document.id')
    .select(['document_number', 'fiscal_file.content'])
    .where('order_id', 'in', [...orderIds])
    .where('form', '=', 'pdf')
    .orderBy('issued_at')
    .limit(MAX_DOCUMENTS)
    .execute()
  return rows.map(({ document_number: documentNumber, content: pdf }) => ({ documentNumber, pdf }))
}

/** Whether the shop knows anything of an address besides that it was asked about it. */
export async function isKnownPerson({ db }: EngineContext, email: string): Promise<boolean> {
  const person = await findPerson(db, email)
  if (person.customerId !== undefined || person.orderIds.length > 0 || person.cartIds.length > 0) return true
  for (const { table, kind, rowsOf } of PERSONAL_TABLES) {
    if (kind === 'privacy-request' || kind === 'privacy-export') continue
    const { rows } = await sql`select from ${sql.table(table)} where ${rowsOf(person)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
