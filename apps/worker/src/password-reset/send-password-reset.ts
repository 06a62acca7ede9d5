import { localeOf, marketOfStoreKey } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { issueResetToken } from '@shop/engine/customer'
import { findStores } from '@shop/engine/store'
import { languageOfLocale } from '../mail/language-of-locale.ts'
import { type LinkPost, messageIdOf } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { resetLink } from './reset-link.ts'
import { resetMail } from './reset-mail.ts'
import type { ResetRequest } from './reset-request.ts'

/**
 * Mails a customer a link for a new password, in the language she asked in (AUTH-10). Its token is made here and stored
 * as a hash alone, so a repeated mail has another one. Throws `MailFailure` when the server does not take it; nothing is
 * sent to a customer who is gone.
 */
export async function sendPasswordReset(post: LinkPost, request: ResetRequest): Promise<void> {
  const { context, mailer, mailFrom, localPort } = post
  const market = marketOfStoreKey(request.storeKey)
  const [store] = await findStores(context, { key: request.storeKey, limit: 1 })
  if (!store || !market) throw new Error(`There is no store ${request.storeKey}`)
  const issued = await issueResetToken(context, request.customerId)
  if (!issued) return
  const { customer, token } = issued
  const language = languageOfLocale(request.locale)
  const link = resetLink(market, language, token, localPort)
  await mailer.send({
    ...resetMail({ customer, store, language, link }, await translatorOf(localeOf(market, language))),
    from: { name: SHOP_NAME, address: mailFrom },
    to: customer.email,
    replyTo: store.custom.email,
    messageId: messageIdOf(post, 'password-reset', request.resetId),
  })
}
