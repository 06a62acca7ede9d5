import type { DatedSeller } from '@shop/domain/fiscal'
import type { EngineContext } from '@shop/engine/database'
import { FISCAL_DOCUMENT_TOPIC, findDocument, findOrdersToInvoice, issueInvoice, keepFile } from '@shop/engine/fiscal'
import { PROFILES, writeCii } from '@shop/fiscal'
import type { OutboxJob } from '../queue/job-queue.ts'
import { orderIdOf, requireUuid, shipmentOf } from '../queue/message-fields.ts'

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

/** Renders a document that was issued, and keeps the file. */
export function renderingJob(context: EngineContext): OutboxJob {
  return {
    topic: FISCAL_DOCUMENT_TOPIC,
    queue: FISCAL_DOCUMENT_TOPIC,
    retryLimit: RETRY_LIMIT,
    jobOf(payload) {
      const documentId = documentIdOf(payload)
      return { id: documentId, data: { documentId } }
    },
    send: data => renderDocument(context, documentIdOf(data)),
  }
}

function documentIdOf(payload: unknown): string {
  return requireUuid((payload as { documentId?: unknown }).documentId, 'documentId')
}

async function renderDocument(context: EngineContext, documentId: string): Promise<void> {
  const issued = await findDocument(context, { id: documentId })
  if (!issued) throw new Error('A document that was issued is gone')
  await keepFile(context, documentId, 'cii', Buffer.from(writeCii(issued.document, PROFILES.facturX)))
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
}
