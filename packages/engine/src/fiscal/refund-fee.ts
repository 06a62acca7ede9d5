import { CommerceError } from '@shop/domain/error'
import { type ChargeCode, CREDITED_REFUNDS } from '@shop/domain/fiscal'
import { isCaptureAwaited, type Order } from '@shop/domain/order'
import { refundableCents } from '@shop/domain/payment'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import type { OrderReference } from '../order/order-rows.ts'
import { refundLockedOrder } from '../payment/refund-order.ts'
import { findCreditsOfOrder, findDocuments, type IssuedDocument } from './fiscal-rows.ts'
import { creditInvoice } from './issue-credit-note.ts'

const MAX_DOCUMENTS = 500

/** A fee that went back, and the credit note that was issued now; none where it went back before. */
export interface RefundedFee {
  readonly order: Order
  readonly creditNote?: IssuedDocument
}

/**
 * Gives back what delivery or cash on delivery cost, once, with its credit note, in one transaction: what of it was not given back
 * before, and never more than came in. Throws `CommerceError` `resource-not-found`, or `invalid-operation` for a fee that is on no
 * invoice yet or was credited, and while money is reserved and not taken.
 */
export async function refundFee(context: EngineContext, reference: OrderReference, fee: ChargeCode): Promise<RefundedFee> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const name = `${CREDITED_REFUNDS.fee}${fee}`
    const credits = await findCreditsOfOrder(db, order.id)
    if (credits.some(({ key }) => key.endsWith(`/${name}`))) return { order }
    if (isCaptureAwaited(order))
      throw new CommerceError(
        { code: 'invalid-operation' },
        `Money for ${order.orderNumber} is reserved and not taken: it is refunded once it was taken (orders capture)`,
      )
    const invoices = await findDocuments({ db }, { orderId: order.id, kind: 'invoice' }, MAX_DOCUMENTS)
    const invoice = invoices.find(({ document }) => document.charges.some(({ code }) => code === fee))
    if (!invoice) throw new CommerceError({ code: 'invalid-operation' }, `No invoice of ${order.orderNumber} has a fee ${fee}`)
    const held = order.paymentInfo.payments.reduce((cents, payment) => cents + refundableCents(payment), 0)
    const credit = { units: [], charges: [fee] }
    const creditNote = await creditInvoice(context, db, invoice, { key: name, credit, paidBack: held })
    const centAmount = creditNote.document.totals.paid
    const refunded = centAmount > 0 ? await refundLockedOrder(context, db, order, { key: name, centAmount }) : order
    return { order: refunded, creditNote }
  })
}
