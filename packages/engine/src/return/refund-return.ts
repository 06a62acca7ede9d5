import { CommerceError } from '@shop/domain/error'
import { CREDITED_REFUNDS, type DatedSeller } from '@shop/domain/fiscal'
import { isCaptureAwaited, type Order } from '@shop/domain/order'
import { refundableCents } from '@shop/domain/payment'
import {
  type CodFeePolicy,
  type CreditSource,
  creditedCentsOf,
  type InvoiceInHand,
  type Return,
  refundedFeesOf,
  requireReturnState,
  returnCreditsOf,
} from '@shop/domain/return'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { findCreditNotes, findDocuments, type IssuedDocument } from '../fiscal/fiscal-rows.ts'
import { creditInvoice } from '../fiscal/issue-credit-note.ts'
import { issueNextInvoice } from '../fiscal/issue-invoice.ts'
import { lockOrder } from '../order/lock-order.ts'
import { refundLockedOrder } from '../payment/refund-order.ts'
import { findShipments } from '../shipment/shipment-rows.ts'
import { eventOf, findReturn, lockReturn, requireReturn, saveReturnState } from './return-rows.ts'
import { moveReturnStock } from './return-stock.ts'

const MAX_DOCUMENTS = 500

/** A return whose money went back, and the credit notes that were issued now. */
export interface RefundedReturn {
  readonly found: Return
  readonly creditNotes: readonly string[]
}

/**
 * Gives the money for the accepted goods of a return back: to the cent what its credit notes take back of the invoices, and never more
 * than came in. What can be sold again is back in stock. All of it in one transaction, once; repeated, nothing more happens.
 * `changes` are those of the seller, for goods that are invoiced only now. Throws `CommerceError` `resource-not-found`, or
 * `invalid-operation` for a state that cannot follow, and while money for the goods is reserved and not taken.
 */
export async function refundReturn(
  context: EngineContext,
  returnNumber: string,
  changes: readonly DatedSeller[],
): Promise<RefundedReturn> {
  const known = requireReturn(await findReturn(context, { returnNumber }), returnNumber)
  return inTransaction(context, async db => {
    const order = await lockOrder(db, { id: known.orderId })
    const found = await lockReturn(db, returnNumber)
    requireReturnState(found, 'Refunded')
    if (found.state === 'Refunded') return { found, creditNotes: [] }
    requireNothingReserved(order)
    const invoices = await invoicesOf(context, db, order, changes)
    const source = await creditSourceOf(db, order, found, invoices)
    const accepted = found.lines.filter(line => line.accepted > 0).map(line => ({ ...line, quantity: line.accepted }))
    const credits = returnCreditsOf(source, accepted)
    const name = `${CREDITED_REFUNDS.return}${returnNumber}`
    const held = order.paymentInfo.payments.reduce((cents, payment) => cents + refundableCents(payment), 0)
    const centAmount = Math.min(held, creditedCentsOf(source.invoices, credits))
    if (centAmount > 0) await refundLockedOrder(context, db, order, { key: name, centAmount })
    await moveReturnStock(context, db, found, 'restock')
    await saveReturnState(context, db, found, 'Refunded', { refundCents: centAmount })
    const creditNotes: string[] = []
    let paidBack = centAmount
    for (const { invoiceNumber, credit } of credits) {
      const invoice = invoices.find(({ document }) => document.number === invoiceNumber)
      if (!invoice) throw new Error(`Invoice ${invoiceNumber} is gone`)
      const note = await creditInvoice(context, db, invoice, { key: name, credit, paidBack })
      paidBack -= note.document.totals.paid
      creditNotes.push(note.document.number)
    }
    return { found: requireReturn(await findReturn({ db }, { id: found.id }), returnNumber), creditNotes }
  })
}

/** Money that is taken later as a whole would be taken for goods that came back too. */
function requireNothingReserved(order: Order): void {
  if (isCaptureAwaited(order))
    throw new CommerceError(
      { code: 'invalid-operation' },
      `Money for ${order.orderNumber} is reserved and not taken: it is refunded once it was taken (orders capture)`,
    )
}

/** All invoices of a locked order, with those of goods that have left and are not invoiced yet. */
async function invoicesOf(
  context: EngineContext,
  db: Database,
  order: Order,
  changes: readonly DatedSeller[],
): Promise<IssuedDocument[]> {
  while (await issueNextInvoice(context, db, order, changes, true));
  return findDocuments({ db }, { orderId: order.id, kind: 'invoice' }, MAX_DOCUMENTS)
}

async function creditSourceOf(
  db: Database,
  order: Order,
  found: Return,
  issued: readonly IssuedDocument[],
): Promise<CreditSource> {
  const shipments = await findShipments({ db }, order.id)
  const invoices: InvoiceInHand[] = []
  for (const { id, document } of issued) invoices.push({ document, credits: await findCreditNotes(db, id) })
  const deliveredAt = shipments
    .flatMap(shipment => shipment.deliveredAt ?? [])
    .sort()
    .at(-1)
  const requestedAt = eventOf(found, 'Requested')?.at ?? found.events[0]?.at ?? ''
  const refundedFees = refundedFeesOf({ reason: found.reason, requestedAt, deliveredAt }, await findCodFeePolicy(db, order))
  return { order, shipments, invoices, refundedFees }
}

/** What the owner decided for the market of an order. */
async function findCodFeePolicy(db: Database, { store }: Order): Promise<CodFeePolicy> {
  const { document } = await db.selectFrom('store').select('document').where('key', '=', store.key).executeTakeFirstOrThrow()
  return document.custom.switches
}
