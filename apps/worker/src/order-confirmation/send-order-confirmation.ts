import { marketOf } from '@shop/domain/market'
import { COMPANY } from '@shop/domain/store'
import { isCompany } from '@shop/domain/vat'
import { findOrderForMessage } from '@shop/engine/order'
import { signOrderViewLink } from '@shop/engine/order-access'
import { contractTextsOf } from '../contract-texts/contract-texts.ts'
import { sharedContractPassages } from '../contract-texts/shared-contract-passages.ts'
import { languageOfLocale, orderViewUrl, requireStore, withdrawalUrl } from '../mail/mail-place.ts'
import { type OrderMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { confirmationContent } from './confirmation-content.ts'
import { confirmationHtml, confirmationText } from './confirmation-mail.ts'

/**
 * Mails the confirmation of an order to its buyer, in the order's locale; `mailId` is another one for a mail that is sent again.
 * Throws `MailFailure` when the server does not take it, and an error when the order or its store is not there.
 */
export async function sendOrderConfirmation(post: OrderMailContext, orderId: string, mailId = orderId): Promise<void> {
  const { context, localPort, ordersPort, shopVatId = COMPANY.vatId } = post
  const order = await findOrderForMessage(context, orderId)
  if (!order) throw new Error('There is no such order')
  const store = await requireStore(context, order.store.key)

  const t = await translatorOf(order.locale)
  const place = { market: marketOf(order.country), language: languageOfLocale(order.locale), localPort, ordersPort }
  const contractTexts = contractTextsOf({ order, store, place, shopVatId, t })
  const viewUrl = orderViewUrl(place, { orderNumber: order.orderNumber, token: await signOrderViewLink(context, order.id) })
  const isConsumer = !isCompany(order.billingAddress)
  const links = { viewUrl, ...(isConsumer ? { withdrawalUrl: withdrawalUrl(place, order.orderNumber) } : {}) }
  const content = confirmationContent(order, store, contractTexts, t, links)
  // Not waited for here: what the mail was made of would be kept until the other server has taken it.
  return postMail(post, {
    kind: 'order-confirmation',
    id: mailId,
    store,
    to: order.customerEmail,
    subject: content.subject,
    text: confirmationText(content),
    html: confirmationHtml(content),
    shared: sharedContractPassages(contractTexts),
  })
}
