import { CommerceError } from '@shop/domain/error'
import { canonicalJson, type FiscalDocument, type FiscalDraft, findingsOf, fiscalNumberOf } from '@shop/domain/fiscal'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { FIRST_HASH, fiscalHashOf } from './fiscal-hash.ts'
import type { IssuedDocument } from './fiscal-rows.ts'

/** The topic under which the worker learns of a document that was issued, to render and send it. */
export const FISCAL_DOCUMENT_TOPIC = 'fiscal-document'

/** A document that is to be issued. */
interface Issue {
  readonly draft: FiscalDraft
  /** What it is issued for, such as `invoice/<shipment>`: a second one for the same is refused by the database. */
  readonly key: string
  readonly orderId: string
  /** The invoice that a credit note is about. */
  readonly invoiceId?: string
}

interface CounterRow {
  readonly last_number: number
  readonly last_date: string
  readonly last_hash: Uint8Array
}

/**
 * Gives a document the next number of its series and stores it; call it last in a transaction, since the counter is locked until
 * its end. A rollback leaves no gap: the number is that of the counter's row, which is rolled back too. Throws for a draft that
 * breaks a rule of the standard, and `CommerceError` `invalid-operation` for a day before that of the last document.
 */
export async function issueDocument(context: EngineContext, db: Database, issue: Issue): Promise<IssuedDocument> {
  const { draft, key, orderId, invoiceId } = issue
  const { series, issueDate } = draft
  const findings = findingsOf(draft)
  if (findings.length > 0)
    throw new Error(
      `A document of order ${draft.orderNumber} breaks ${findings.map(({ rule, text }) => `${rule}: ${text}`).join('; ')}`,
    )
  const counter = await lockCounter(db, series, issueDate)
  if (issueDate < counter.last_date)
    throw new CommerceError({ code: 'invalid-operation' }, `The last document of ${series} is of ${counter.last_date}`)
  const number = counter.last_number + 1
  const document: FiscalDocument = { ...draft, number: fiscalNumberOf(series, number) }
  const content = canonicalJson(document)
  const hash = fiscalHashOf({ before: counter.last_hash, series, number, content })
  const id = context.newId()
  await db
    .insertInto('fiscal_document')
    .values({
      ...{ id, series, number, document_number: document.number, kind: draft.kind, issue_key: key, order_id: orderId },
      ...{ invoice_id: invoiceId ?? null, issue_date: issueDate, content, hash, issued_at: context.now() },
    })
    .execute()
  const shipments = draft.kind === 'invoice' ? draft.evidence.shipments : []
  if (shipments.length > 0)
    await db
      .insertInto('fiscal_document_shipment')
      .values(shipments.map(shipmentId => ({ shipment_id: shipmentId, document_id: id })))
      .execute()
  await db
    .updateTable('fiscal_counter')
    .set({ last_number: number, last_date: issueDate, last_hash: hash })
    .where('series', '=', series)
    .execute()
  await addToOutbox(db, {
    topic: FISCAL_DOCUMENT_TOPIC,
    payload: { documentId: id, orderId },
    dedupKey: `${FISCAL_DOCUMENT_TOPIC}/${id}`,
  })
  return { id, orderId, document }
}

/** The counter of a series, made with its first document; waits for another transaction that gives a number. */
async function lockCounter(db: Database, series: string, issueDate: string): Promise<CounterRow> {
  await db
    .insertInto('fiscal_counter')
    .values({ series, last_number: 0, last_date: issueDate, last_hash: FIRST_HASH })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { rows } = await sql<CounterRow>`
    select last_number, last_date::text, last_hash from fiscal_counter where series = ${series} for update`.execute(db)
  const [counter] = rows
  if (!counter) throw new Error(`The counter of ${series} is gone`)
  return counter
}
