import { localize } from '@shop/domain/market'
import { openGoodsOf } from '@shop/domain/shipment'
import { SHOP_NAME } from '@shop/domain/store'
import { findOrder } from '@shop/engine/order'
import { findShipments, ORDER_LATE_TOPIC } from '@shop/engine/shipment'
import { formatDate, formatDay } from '@shop/i18n/format'
import { languageOfLocale, requireStore } from '../mail/mail-place.ts'
import { type MailContext, postMail } from '../mail/mail-post.ts'
import { contactLine, senderLines } from '../mail/sender-lines.ts'
import { translatorOf } from '../mail/translator-of.ts'
import type { OutboxJob } from '../queue/job-queue.ts'
import { mailJob } from '../queue/mail-job.ts'
import { idsIn } from '../queue/message-fields.ts'
import type { NoticeContent } from './notice-content.ts'
import { noticeHtml, noticeText } from './notice-mail.ts'

/** The mail by which a buyer learns that the rest of an order comes later (ORD-06). */
export function lateMailJob(post: MailContext, retryLimit: number): OutboxJob {
  return mailJob({
    topic: ORDER_LATE_TOPIC,
    retryLimit,
    read: lateOf,
    idOf: ({ messageId }) => messageId,
    send: late => sendLateNotice(post, late),
  })
}

function lateOf(payload: unknown) {
  const { until } = payload as { until?: unknown }
  if (typeof until !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(until)) throw new Error(`${until} is not a day`)
  return { ...idsIn(payload, 'messageId', 'orderId'), until }
}

/** Sends it, unless all has left or was cancelled since. */
async function sendLateNotice(post: MailContext, { messageId, orderId, until }: ReturnType<typeof lateOf>): Promise<void> {
  const { context } = post
  const order = await findOrder(context, { id: orderId })
  const lines = openGoodsOf(order, await findShipments(context, orderId))
  if (lines.length === 0 || order.orderState === 'Cancelled' || order.shipmentState === 'Shipped') return
  const store = await requireStore(context, order.store.key)
  const t = await translatorOf(order.locale)
  const title = t('mail.lateTitle')
  const notice: NoticeContent = {
    language: languageOfLocale(order.locale),
    shopName: SHOP_NAME,
    subject: `${title} (${order.orderNumber})`,
    title,
    orderNumber: { label: t('order.number'), value: order.orderNumber },
    lines: [t('mail.greeting'), t('mail.lateIntro', { date: formatDay(order.createdAt, order) })],
    rows: [
      ...lines.map(({ lineItemId, quantity }) => {
        const line = order.lineItems.find(({ id }) => id === lineItemId)
        return { label: line ? localize(line.name, order.locale) : lineItemId, value: String(quantity) }
      }),
      { label: t('fiscal.shippedOn'), value: formatDate(until) },
    ],
    rules: [],
    closing: [contactLine(store, t)],
    reason: t('mail.reason', { shop: SHOP_NAME }),
    sender: senderLines(order.locale, t),
  }
  await postMail(post, {
    kind: ORDER_LATE_TOPIC,
    id: messageId,
    store,
    to: order.customerEmail,
    subject: notice.subject,
    text: noticeText(notice),
    html: noticeHtml(notice),
  })
}
