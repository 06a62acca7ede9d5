import { CommerceError } from '@shop/domain/error'
import { hasShipped, type Order } from '@shop/domain/order'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { lockOrder } from './lock-order.ts'
import type { OrderReference } from './order-rows.ts'

/** Topic of a mail that is sent once more. */
export const MAIL_AGAIN_TOPIC = 'mail-again'

/** Mails of an order that can be sent again. */
export const ORDER_MAILS = ['confirmation', 'cancellation', 'payment', 'shipment', 'refund', 'documents'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/** What the worker needs for a mail that is sent again. */
export interface MailAgain {
  /** A new one each time, under which the mail is sent once. */
  readonly messageId: string
  readonly orderId: string
  readonly mail: OrderMail
  /** The document, shipment or refund it is about, where it is about one. */
  readonly aboutId?: string
}

/**
 * Has the worker send mails of an order once more, with what the order is now: of documents, shipments and refunds all there are.
 * Returns how many. Throws `CommerceError` `resource-not-found`, or `invalid-operation` where the order has no such mail.
 */
export async function resendOrderMail(context: EngineContext, reference: OrderReference, mail: OrderMail): Promise<number> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const subjects = await subjectsOf(db, order, mail)
    if (subjects.length === 0)
      throw new CommerceError({ code: 'invalid-operation' }, `Order ${order.orderNumber} has had no mail of this kind: ${mail}`)
    for (const aboutId of subjects) {
      const messageId = context.newId()
      const payload: MailAgain = { messageId, orderId: order.id, mail, ...(aboutId === undefined ? {} : { aboutId }) }
      await addToOutbox(db, { topic: MAIL_AGAIN_TOPIC, payload, dedupKey: `${MAIL_AGAIN_TOPIC}/${messageId}` })
    }
    return subjects.length
  })
}

/** What each mail of a kind is about; undefined for the order itself, empty where the order has no such mail. */
async function subjectsOf(db: Database, order: Order, mail: OrderMail): Promise<readonly (string | undefined)[]> {
  const { orderState, paymentState, shipmentState, paymentInfo } = order
  switch (mail) {
    case 'confirmation':
      return [undefined]
    case 'cancellation':
      return orderState === 'Cancelled' ? [undefined] : []
    case 'payment':
      return paymentState === 'Paid' ? [undefined] : []
    case 'shipment': {
      if (!hasShipped(shipmentState)) return []
      const rows = await db.selectFrom('shipment').select('id').where('order_id', '=', order.id).orderBy('position').execute()
      return rows.map(({ id }) => id)
    }
    case 'refund':
      return paymentInfo.payments.flatMap(({ transactions }) =>
        transactions.filter(({ type, state }) => type === 'Refund' && state === 'Success').map(({ id }) => id),
      )
    case 'documents': {
      const rows = await db
        .selectFrom('fiscal_document')
        .select('id')
        .where('order_id', '=', order.id)
        .orderBy('issued_at')
        .execute()
      return rows.map(({ id }) => id)
    }
  }
}
