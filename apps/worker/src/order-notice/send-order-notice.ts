import { marketOf } from '@shop/domain/market'
import { isAwaitingTransfer, type Order, orderDueOf } from '@shop/domain/order'
import { findOrder, signOrderLink } from '@shop/engine/order'
import { signOrderViewLink } from '@shop/engine/order-access'
import { languageOfLocale, orderViewUrl, requireStore } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { noticeContent, type OrderNews } from './notice-content.ts'
import { noticeHtml, noticeText } from './notice-mail.ts'

/** What a notice is about; `newsId` names the news, so that the same one always has the same message id. */
export interface OrderNotice {
  readonly orderId: string
  readonly newsId: string
  readonly news: OrderNews
}

/**
 * Mails a buyer what has become of their order, in the order's language. Throws `MailFailure` when the server does not
 * take it, and an error when the order or its store is not there. Nothing is sent where it is no news any more.
 */
export async function sendOrderNotice(post: LinkMailContext, { orderId, newsId, news }: OrderNotice): Promise<void> {
  const { context, localPort, ordersPort } = post
  const order = await findOrder(context, { id: orderId })
  if (!isNews(order, news)) return
  const store = await requireStore(context, order.store.key)
  const place = { market: marketOf(order.country), language: languageOfLocale(order.locale), localPort, ordersPort }
  const payLink = await signOrderLink(context, order.id)
  const viewUrl = orderViewUrl(place, { orderNumber: order.orderNumber, token: await signOrderViewLink(context, order.id) })
  const content = noticeContent({ order, store, place, t: await translatorOf(order.locale), payLink, viewUrl }, news)
  await postMail(post, {
    kind: `order-${news.kind}`,
    id: newsId,
    store,
    to: order.customerEmail,
    subject: content.subject,
    text: noticeText(content),
    html: noticeHtml(content),
  })
}

/**
 * Cash arrives with the goods, which tells the buyer enough; a cancelled order is not delivered, whatever becomes of its
 * money; a payment that failed may have been made up for since; and a day may have been moved again.
 */
function isNews(order: Order, news: OrderNews): boolean {
  const { kind } = news
  const { orderState, paymentInfo } = order
  if (kind === 'paid')
    return orderState !== 'Cancelled' && paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface !== 'cash-on-delivery'
  if (news.kind === 'preorder-moved')
    return order.preorders?.some(({ sku, expected }) => sku === news.sku && expected === news.day) ?? false
  if (kind === 'unpaid') return orderDueOf(order).standing === 'due'
  if (kind === 'transfer') return isAwaitingTransfer(order)
  return true
}
