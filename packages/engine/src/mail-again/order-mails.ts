import { hasShipped, type Order } from '@shop/domain/order'
import type { Database } from '../database/context.ts'

/** Topic of a mail of an order that is sent once more. */
export const MAIL_AGAIN_TOPIC = 'mail-again'

/** Mails of an order that can be sent again. */
export const ORDER_MAILS = ['confirmation', 'cancellation', 'payment', 'shipment', 'refund', 'documents'] as const
export type OrderMail = (typeof ORDER_MAILS)[number]

/** What the worker needs for a mail of an order that is sent again. */
export interface MailAgain {
  /** A new one each time, under which the mail is sent once. */
  readonly messageId: string
  readonly orderId: string
  readonly mail: OrderMail
  /** The document, shipment or refund it is about, where it is about one. */
  readonly aboutId?: string
}

/** What each mail of a kind is about; undefined for the order itself, empty where the order has had no such mail. */
export async function subjectsOf(db: Database, order: Order, mail: OrderMail): Promise<readonly (string | undefined)[]> {
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
