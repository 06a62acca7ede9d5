import { createHash } from 'node:crypto'
import type { FiscalDocument } from '@shop/domain/fiscal'
import { sql } from 'kysely'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** A document that was issued. */
export interface IssuedDocument {
  readonly id: string
  readonly orderId: string
  readonly document: FiscalDocument
}

/** Conditions on documents; all given ones must be met. */
export interface FiscalConditions {
  readonly orderId?: string
  readonly kind?: FiscalDocument['kind']
  /** Days of issue, YYYY-MM-DD, both included. */
  readonly from?: string
  readonly until?: string
}

/** The columns `issuedOf` reads. */
const COLUMNS = ['id', 'order_id', 'content'] as const

function issuedOf({ id, order_id: orderId, content }: { id: string; order_id: string; content: string }): IssuedDocument {
  // What is stored is what was issued: the trigger of the table and the chain of hashes stand for it.
  return { id, orderId, document: JSON.parse(content) }
}

/** Documents, in the order in which they were issued. For the shop's own people: asks for no owner (rule A1). */
export async function findDocuments(
  { db }: Pick<EngineContext, 'db'>,
  where: FiscalConditions,
  limit: number,
): Promise<IssuedDocument[]> {
  let found = db.selectFrom('fiscal_document').select(COLUMNS)
  if (where.orderId !== undefined) found = found.where('order_id', '=', where.orderId)
  if (where.kind !== undefined) found = found.where('kind', '=', where.kind)
  if (where.from !== undefined) found = found.where('issue_date', '>=', where.from)
  if (where.until !== undefined) found = found.where('issue_date', '<=', where.until)
  const rows = await found.orderBy('issued_at').orderBy('series').orderBy('number').limit(limit).execute()
  return rows.map(issuedOf)
}

/** One document by its id or its number; undefined for an unknown one. Asks for no owner (rule A1). */
export async function findDocument(
  { db }: Pick<EngineContext, 'db'>,
  reference: { readonly id: string } | { readonly number: string },
): Promise<IssuedDocument | undefined> {
  const found = db.selectFrom('fiscal_document').select(COLUMNS)
  const row = await ('id' in reference
    ? found.where('id', '=', reference.id)
    : found.where('document_number', '=', reference.number)
  ).executeTakeFirst()
  return row && issuedOf(row)
}

/** The credit notes of an invoice, in the order in which they were issued. */
export async function findCreditNotes(db: Database, invoiceId: string): Promise<FiscalDocument[]> {
  const rows = await db
    .selectFrom('fiscal_document')
    .select(COLUMNS)
    .where('invoice_id', '=', invoiceId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  return rows.map(row => issuedOf(row).document)
}

/** A credit note about an invoice of an order: what it was issued for, and what it comes to. */
export interface OrderCredit {
  readonly key: string
  readonly cents: number
}

/** The credit notes of an order. */
export async function findCreditsOfOrder(db: Database, orderId: string): Promise<OrderCredit[]> {
  const { rows } = await sql<OrderCredit>`
    select issue_key as key, (content::jsonb #>> '{totals,gross}')::bigint as cents from fiscal_document
    where order_id = ${orderId} and kind = 'creditNote'`.execute(db)
  return rows
}

/** How documents are kept: as XML after EN 16931, and as PDF with it inside. */
export type FiscalForm = 'cii' | 'pdf'

/** The topic under which the worker learns that both files of a document are there, to send it. */
export const FISCAL_MAIL_TOPIC = 'fiscal-mail'

/**
 * Keeps the renderings of a document, and leaves word that it can be sent, once. What is there already stays what it was sent as,
 * whatever it would be written as by now.
 */
export async function keepFiles(
  context: EngineContext,
  { id, orderId }: Pick<IssuedDocument, 'id' | 'orderId'>,
  files: Readonly<Record<FiscalForm, Uint8Array>>,
): Promise<void> {
  const rows = (['cii', 'pdf'] as const).map(form => {
    const content = files[form]
    return { document_id: id, form, content, sha256: createHash('sha256').update(content).digest() }
  })
  await inTransaction(context, async db => {
    await db
      .insertInto('fiscal_file')
      .values(rows)
      .onConflict(conflict => conflict.columns(['document_id', 'form']).doNothing())
      .execute()
    await addToOutbox(db, {
      topic: FISCAL_MAIL_TOPIC,
      payload: { documentId: id, orderId },
      dedupKey: `${FISCAL_MAIL_TOPIC}/${id}`,
    })
  })
}

/** A rendering as it was kept; undefined before the worker has made it. Asks for no owner (rule A1). */
export async function findFile(
  { db }: Pick<EngineContext, 'db'>,
  documentId: string,
  form: FiscalForm,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('fiscal_file')
    .select('content')
    .where('document_id', '=', documentId)
    .where('form', '=', form)
    .executeTakeFirst()
  return row?.content
}
