import type { Order } from '@shop/domain/order'
import { SHOP_NAME } from '@shop/domain/store'
import { findOrder } from '@shop/engine/order'
import { findStores } from '@shop/engine/store'
import { languageOfLocale } from '../mail/mail-place.ts'
import { type MailContext, messageIdOf } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { noticeContent, noticeHtml, noticeText, type OrderNews } from './notice-mail.ts'

/** What a notice is about; `newsId` names the news, so that the same one always has the same message id. */
export interface OrderNotice {
  readonly orderId: string
  readonly newsId: string
  readonly news: OrderNews
}

/**
 * Mails a buyer what has become of their order, in the order's language. Throws `MailFailure` when the server does not
 * take it, and an error when the order or its store is not there.
 */
export async function sendOrderNotice(post: MailContext, notice: OrderNotice): Promise<void> {
  const { context, mailer, mailFrom } = post
  const order = await findOrder(context, { id: notice.orderId })
  if (notice.news.kind === 'paid' && !awaitsTransfer(order)) return
  const [store] = await findStores(context, { key: order.store.key, limit: 1 })
  if (!store) throw new Error(`There is no store ${order.store.key}`)
  const language = languageOfLocale(order.locale)
  const content = noticeContent(order, notice.news, store, language, await translatorOf(order.locale))
  await mailer.send({
    from: { name: SHOP_NAME, address: mailFrom },
    to: order.customerEmail,
    replyTo: store.custom.email,
    subject: content.subject,
    text: noticeText(content),
    html: noticeHtml(content),
    messageId: messageIdOf(post, `order-${notice.news.kind}`, notice.newsId),
  })
}

/** Whether a delivery was waiting for the money: cash arrives with the goods, and a cancelled order is not delivered. */
function awaitsTransfer({ paymentInfo, orderState }: Order): boolean {
  return orderState !== 'Cancelled' && paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface === 'bank-transfer'
}
