import { MAIL_AGAIN_TOPIC, type MailAgain, ORDER_MAILS } from '@shop/engine/mail-again'
import { findOrder } from '@shop/engine/order'
import { findShipments } from '@shop/engine/shipment'
import { sendDocument } from '../fiscal/send-document.ts'
import type { OrderMailContext } from '../mail/mail-post.ts'
import { sendOrderConfirmation } from '../order-confirmation/send-order-confirmation.ts'
import type { OrderNews } from '../order-notice/notice-content.ts'
import { sendOrderNotice } from '../order-notice/send-order-notice.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'

/** Mails of orders that the owner sends once more; see `resendMail`. */
export function mailAgainJob(post: OrderMailContext, retryLimit: number): OutboxJob {
  return mailJob({
    topic: MAIL_AGAIN_TOPIC,
    retryLimit,
    read: mailAgainOf,
    idOf: ({ messageId }) => messageId,
    send: message => sendAgain(post, message),
  })
}

function mailAgainOf(payload: unknown): MailAgain {
  const { mail, aboutId } = (payload ?? {}) as Record<string, unknown>
  const known = ORDER_MAILS.find(candidate => candidate === mail)
  if (!known) throw new Error(`${mail} is not a mail of an order`)
  return {
    ...idsIn(payload, 'messageId', 'orderId'),
    mail: known,
    ...(aboutId === undefined ? {} : idsIn(payload, 'aboutId')),
  }
}

async function sendAgain(post: OrderMailContext, message: MailAgain): Promise<void> {
  const { orderId, messageId, mail, aboutId = '' } = message
  if (mail === 'confirmation') return sendOrderConfirmation(post, orderId, messageId)
  if (mail === 'documents') return sendDocument(post, aboutId, messageId)
  const news = await newsOf(post, message)
  if (news) await sendOrderNotice(post, { orderId, newsId: messageId, news })
}

/** What a notice tells, as it is now; undefined for what is gone. */
async function newsOf({ context }: OrderMailContext, { orderId, mail, aboutId }: MailAgain): Promise<OrderNews | undefined> {
  if (mail === 'cancellation') return { kind: 'cancelled' }
  if (mail === 'payment') return { kind: 'paid' }
  if (mail === 'refund') {
    const { paymentInfo } = await findOrder(context, { id: orderId })
    const refund = paymentInfo.payments.flatMap(({ transactions }) => transactions).find(({ id }) => id === aboutId)
    return refund && { kind: 'refunded', centAmount: refund.amount.centAmount }
  }
  const order = await findOrder(context, { id: orderId })
  const shipments = await findShipments(context, orderId)
  const index = shipments.findIndex(({ id }) => id === aboutId)
  const shipment = shipments[index]
  if (!shipment) return undefined
  const isPart = index < shipments.length - 1 || order.shipmentState === 'Partial'
  return { kind: 'shipped', isPart, parcels: shipment.parcels }
}
