import { creditOfAmount, openCentsOf, uncreditedRefundsOf } from '@shop/domain/fiscal'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import type { OrderReference } from '../order/order-rows.ts'
import { findCreditNotes, findCreditsOfOrder, findDocuments, type IssuedDocument, type OrderCredit } from './fiscal-rows.ts'
import { creditInvoice } from './issue-credit-note.ts'

/** More than an order ever has. */
const MAX_DOCUMENTS = 500
/** What names the credits of a refund: it has several where it was credited as more of the order was invoiced. */
const REFUND_KEY = /\/refund\/([^/]+)\/\d+$/

/**
 * Credits money that went back without saying for which goods, once for each refund and never more than is left of the invoices of an
 * order: as a reduction of the price, and where nothing is left as a correction of the whole invoice. Refunds of returns and fees have
 * their credit notes already; what went back before anything was invoiced is credited when it is. Returns the credit notes that were
 * issued now. Throws `CommerceError` `resource-not-found`, and like `issueCreditNote`.
 */
export async function creditRefundedOrder(context: EngineContext, reference: OrderReference): Promise<IssuedDocument[]> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const invoices = await findDocuments({ db }, { orderId: order.id, kind: 'invoice' }, MAX_DOCUMENTS)
    if (invoices.length === 0) return []
    const credits = await findCreditsOfOrder(db, order.id)
    const ofRefunds = Map.groupBy(credits, ({ key }) => REFUND_KEY.exec(key)?.[1] ?? '')
    const byRefund = new Map([...ofRefunds].map(([id, of]) => [id, sumOf(of)]))
    const issued: IssuedDocument[] = []
    // What was credited is read behind the lock of the order: that, and no key, makes a repeated call issue nothing.
    for (const { id, cents } of uncreditedRefundsOf(order, { cents: sumOf(credits), byRefund }))
      issued.push(
        ...(await creditRefund(context, db, invoices, { key: `refund/${id}/${(ofRefunds.get(id)?.length ?? 0) + 1}`, cents })),
      )
    return issued
  })
}

function sumOf(credits: readonly OrderCredit[]): number {
  return credits.reduce((sum, { cents }) => sum + cents, 0)
}

/** Credits an amount on the invoices of a locked order, the first of them first. */
async function creditRefund(
  context: EngineContext,
  db: Database,
  invoices: readonly IssuedDocument[],
  { key, cents }: { readonly key: string; readonly cents: number },
): Promise<IssuedDocument[]> {
  const issued: IssuedDocument[] = []
  let rest = cents
  for (const invoice of invoices) {
    const earlier = await findCreditNotes(db, invoice.id)
    const amount = Math.min(rest, openCentsOf({ invoice: invoice.document, earlier }))
    if (amount === 0) continue
    const credit = creditOfAmount(invoice.document, earlier, amount)
    issued.push(await creditInvoice(context, db, invoice, { key, credit, paidBack: amount }))
    rest -= amount
  }
  return issued
}
