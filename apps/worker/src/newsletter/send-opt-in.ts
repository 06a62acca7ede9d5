import { localeOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { issueConfirmToken } from '@shop/engine/newsletter'
import { findPlace } from '../mail/find-place.ts'
import { type LinkPost, messageIdOf } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { confirmLink } from './newsletter-links.ts'
import { optInMail } from './newsletter-mail.ts'
import type { NewsletterNotice } from './newsletter-notice.ts'

/**
 * Mails the link that confirms the newsletter, in the language it was asked for in (NEWS-02). Its token is made here and
 * stored as a hash alone, so a repeated mail has another one. Throws `MailFailure` when the server does not take it;
 * nothing is sent where nothing waits to be confirmed any more.
 */
export async function sendOptIn(post: LinkPost, { messageId, subscriptionId }: NewsletterNotice): Promise<void> {
  const { context, mailer, mailFrom, localPort } = post
  const issued = await issueConfirmToken(context, subscriptionId)
  if (!issued) return
  const { store, market, language } = await findPlace(context, issued)
  const link = confirmLink({ market, language, localPort }, issued.token)
  await mailer.send({
    ...optInMail({ store, language, link }, await translatorOf(localeOf(market, language))),
    from: { name: SHOP_NAME, address: mailFrom },
    to: issued.email,
    replyTo: store.custom.email,
    messageId: messageIdOf(post, 'newsletter-opt-in', messageId),
  })
}
