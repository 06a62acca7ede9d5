import type { DatedSeller, FiscalDocument } from '@shop/domain/fiscal'
import { ORDER_PART_CANCELLED_TOPIC } from '@shop/engine/cancellation'
import type { EngineContext } from '@shop/engine/database'
import {
  creditRefundedOrder,
  FISCAL_DOCUMENT_TOPIC,
  findDocument,
  findOrdersToInvoice,
  issueInvoice,
  keepFiles,
} from '@shop/engine/fiscal'
import { PROFILES, writeCii } from '@shop/fiscal'
import type { Translate } from '@shop/i18n'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { cancellationIdOf, idsIn, orderIdOf, refundOf, shipmentOf } from '../queue/message-fields.ts'

/** About a week: an invoice is owed, and what keeps it back is for the owner to see. */
const RETRY_LIMIT = 19
const MAX_ORDERS = 50

/** Issues the invoices that an order is due when goods of it have left. */
export function invoiceJob(context: EngineContext, changes: readonly DatedSeller[]): OutboxJob {
  return {
    topic: 'order-shipped',
    queue: 'order-invoice',
    retryLimit: RETRY_LIMIT,
    jobOf(payload) {
      return { id: shipmentOf(payload).shipmentId, data: { orderId: orderIdOf(payload) } }
    },
    send: data => issueInvoices(context, orderIdOf(data), changes),
  }
}

/** Issues the invoice of an order that waited for goods which are cancelled now. */
export function restInvoiceJob(context: EngineContext, changes: readonly DatedSeller[]): OutboxJob {
  return {
    topic: ORDER_PART_CANCELLED_TOPIC,
    queue: 'order-rest-invoice',
    retryLimit: RETRY_LIMIT,
    jobOf(payload) {
      return { id: cancellationIdOf(payload), data: { orderId: orderIdOf(payload) } }
    },
    send: data => issueInvoices(context, orderIdOf(data), changes),
  }
}

/** Credits the invoices of an order of which money went back. */
export function creditJob(context: EngineContext): OutboxJob {
  return {
    topic: 'order-refunded',
    queue: 'order-credit',
    retryLimit: RETRY_LIMIT,
    jobOf(payload) {
      return { id: refundOf(payload).transactionId, data: { orderId: orderIdOf(payload) } }
    },
    async send(data) {
      await creditRefundedOrder(context, { id: orderIdOf(data) })
    },
  }
}

/** Renders a document that was issued as XML and PDF, and keeps both. */
export function renderingJob(context: EngineContext): OutboxJob {
  return mailJob({
    topic: FISCAL_DOCUMENT_TOPIC,
    retryLimit: RETRY_LIMIT,
    read: payload => idsIn(payload, 'documentId'),
    idOf: ({ documentId }) => documentId,
    send: ({ documentId }) => renderDocument(context, documentId),
  })
}

async function renderDocument(context: EngineContext, documentId: string): Promise<void> {
  const issued = await findDocument(context, { id: documentId })
  if (!issued) throw new Error('A document that was issued is gone')
  const { document } = issued
  const cii = Buffer.from(writeCii(document, PROFILES.facturX))
  press ??= loadPress()
  const pdf = await (await press)(document, cii, await translatorOf(document.locale))
  await keepFiles(context, issued, { cii, pdf })
}

type Press = (document: FiscalDocument, xml: Uint8Array, t: Translate) => Promise<Uint8Array>

/** Loaded for the first document: what writes PDF and reads fonts takes 10 MB. */
let press: Promise<Press> | undefined

async function loadPress(): Promise<Press> {
  const [{ writePdf }, { readPdfFonts }] = await Promise.all([import('@shop/fiscal/pdf'), import('@shop/pdf')])
  const fonts = readPdfFonts()
  return (document, xml, t) => writePdf(document, xml, { fonts, t })
}

/**
 * Issues invoices about goods that left in a month that is over: those of orders that were sent in part. Returns whether there may be
 * more. An order that cannot be invoiced keeps no other from it; the last failure is thrown at the end.
 */
export async function issueOverdueInvoices(context: EngineContext, changes: readonly DatedSeller[]): Promise<boolean> {
  const orderIds = await findOrdersToInvoice(context, MAX_ORDERS)
  const results: PromiseSettledResult<void>[] = []
  for (const orderId of orderIds) results.push(...(await Promise.allSettled([issueInvoices(context, orderId, changes)])))
  const failed = results.find(result => result.status === 'rejected')
  if (failed) throw failed.reason
  return orderIds.length === MAX_ORDERS
}

async function issueInvoices(context: EngineContext, orderId: string, changes: readonly DatedSeller[]): Promise<void> {
  while (await issueInvoice(context, { id: orderId }, changes));
  // What went back before.
  await creditRefundedOrder(context, { id: orderId })
}
