import { CommerceError } from '@shop/domain/error'
import { type Credit, creditNoteOf, fiscalDayOf, openCreditOf } from '@shop/domain/fiscal'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { findCreditNotes, findDocument, type IssuedDocument } from './fiscal-rows.ts'
import { issueDocument } from './issue-document.ts'

/** What is taken back of an invoice. */
interface CreditDraft {
  /** Names the credit: it is issued once. */
  readonly key: string
  /** Default: all that is left of the invoice, as when it named the wrong buyer. */
  readonly credit?: Credit
  /** Cents that go back with it, at most what it comes to; default none. */
  readonly paidBack?: number
}

/**
 * Issues a credit note about a part of an invoice, or about all that is left of it. Repeated with its key it returns the one that
 * was issued. Never more than the invoice comes to: the order is locked. Throws `CommerceError` `resource-not-found` for an
 * unknown invoice, `invalid-operation` for more than is left, and like `issueDocument`.
 */
export async function issueCreditNote(
  context: EngineContext,
  invoiceNumber: string,
  { key, credit }: Omit<CreditDraft, 'paidBack'>,
): Promise<IssuedDocument> {
  const invoice = await findDocument(context, { number: invoiceNumber })
  if (invoice?.document.kind !== 'invoice')
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'invoice', id: invoiceNumber },
      `There is no invoice ${invoiceNumber}`,
    )
  return inTransaction(context, async db => {
    await lockOrder(db, { id: invoice.orderId })
    return creditInvoice(context, db, invoice, { key, ...(credit ? { credit } : {}) })
  })
}

/** Same as `issueCreditNote` for an invoice whose order this transaction has locked; call it last. */
export async function creditInvoice(
  context: EngineContext,
  db: Database,
  invoice: IssuedDocument,
  { key, credit, paidBack = 0 }: CreditDraft,
): Promise<IssuedDocument> {
  if (invoice.document.kind !== 'invoice') throw new Error(`${invoice.document.number} is no invoice`)
  const issueKey = `credit/${invoice.id}/${key}`
  const known = await db.selectFrom('fiscal_document').select('id').where('issue_key', '=', issueKey).executeTakeFirst()
  const issued = known && (await findDocument({ db }, known))
  if (issued) return issued
  const earlier = await findCreditNotes(db, invoice.id)
  const wanted = credit ?? openCreditOf(invoice.document, earlier)
  const draft = creditNoteOf(invoice.document, wanted, { issueDate: fiscalDayOf(context.now()), earlier, paidBack })
  return issueDocument(context, db, { draft, key: issueKey, orderId: invoice.orderId, invoiceId: invoice.id })
}
