import { isLanguage, type Language } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import type { EngineContext } from '@shop/engine/database'
import { findToldOrder } from '@shop/engine/outbox'
import { findStores } from '@shop/engine/store'
import type { Mailer } from '@shop/integrations/mail'
import { confirmationContent } from './confirmation-content.ts'
import { confirmationHtml } from './confirmation-html.ts'
import { confirmationText } from './confirmation-text.ts'
import { translatorOf } from './translator-of.ts'

export interface SendOrderConfirmationOptions {
  readonly context: EngineContext
  readonly mailer: Mailer
  /** Address of the sender. */
  readonly mailFrom: string
}

/**
 * Mails the confirmation of an order to its buyer, in the order's language. Throws `MailFailure` when the server does
 * not take it, and an error when the order or its store is not there.
 */
export async function sendOrderConfirmation(options: SendOrderConfirmationOptions, orderId: string): Promise<void> {
  const { context, mailer, mailFrom } = options
  const order = await findToldOrder(context, orderId)
  if (!order) throw new Error('There is no such order')
  const [store] = await findStores(context, { key: order.store.key, limit: 1 })
  if (!store) throw new Error(`There is no store ${order.store.key}`)

  const language = languageOf(order.locale)
  const content = confirmationContent(order, store, language, await translatorOf(language))
  await mailer.send({
    from: { name: SHOP_NAME, address: mailFrom },
    to: order.customerEmail,
    replyTo: store.custom.email,
    subject: content.subject,
    text: confirmationText(content),
    html: confirmationHtml(content),
    messageId: `order-confirmation.${order.id}@${mailFrom.slice(mailFrom.indexOf('@') + 1)}`,
  })
}

function languageOf(locale: string): Language {
  const language = locale.split('-')[0] ?? ''
  if (!isLanguage(language)) throw new Error(`${locale} is no locale of the shop`)
  return language
}
