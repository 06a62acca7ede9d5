import { EXCESS_NAME, type Order } from '@shop/domain/order'
import type { EngineContext } from '../database/context.ts'
import { type OrderReference, orderNotFound, selectOrder } from '../order/order-rows.ts'
import { findDocuments, type IssuedDocument } from './fiscal-rows.ts'
import { issueCreditNote } from './issue-credit-note.ts'

/** More than an order ever has. */
const MAX_DOCUMENTS = 500
/** What names the credit of a refund: one per invoice takes all that is left of it. */
const KEY = 'refunded'

/**
 * Credits what is left of the invoices of an order whose money went back as a whole; returns the credit
 * notes that were issued now. A refund of a part says nothing about which goods it was for: they are named by `issueCreditNote`. What went back since it was
 * too much was never invoiced. Throws `CommerceError` `resource-not-found`, and like `issueCreditNote`.
 */
export async function creditRefundedOrder(context: EngineContext, reference: OrderReference): Promise<IssuedDocument[]> {
  const order = await selectOrder(context.db, reference)
  if (!order) throw orderNotFound(reference)
  const documents = await findDocuments(context, { orderId: order.id }, MAX_DOCUMENTS)
  const invoices = documents.filter(({ document }) => document.kind === 'invoice')
  const invoiced = invoices.reduce((cents, { document }) => cents + document.totals.gross, 0)
  if (invoices.length === 0 || refundedCents(order) < invoiced) return []
  const credits: IssuedDocument[] = []
  for (const { document } of invoices) {
    const ofInvoice = documents.filter(other => other.document.preceding?.number === document.number)
    const credited = ofInvoice.reduce((cents, other) => cents + other.document.totals.gross, 0)
    if (credited < document.totals.gross) credits.push(await issueCreditNote(context, document.number, { key: KEY }))
  }
  return credits
}

function refundedCents({ paymentInfo }: Order): number {
  return paymentInfo.payments
    .flatMap(({ transactions }) => transactions)
    .filter(
      ({ type, state, interactionId = '' }) => type === 'Refund' && state === 'Success' && !interactionId.startsWith(EXCESS_NAME),
    )
    .reduce((cents, { amount }) => cents + amount.centAmount, 0)
}
