import { localeOf } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import { issueWithdrawalToken } from '@shop/engine/newsletter'
import { findPlace } from '../mail/find-place.ts'
import { type LinkPost, messageIdOf } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { withdrawalLink } from './newsletter-links.ts'
import { welcomeMail } from './newsletter-mail.ts'
import type { NewsletterNotice } from './newsletter-notice.ts'

/**
 * Mails that the newsletter is confirmed, with the link to leave it, which mail programs know too. Throws `MailFailure`
 * when the server does not take it; nothing is sent to who has left already.
 */
export async function sendWelcome(post: LinkPost, { messageId, subscriptionId }: NewsletterNotice): Promise<void> {
  const { context, mailer, mailFrom, localPort } = post
  const issued = await issueWithdrawalToken(context, subscriptionId)
  if (!issued) return
  const { store, market, language } = await findPlace(context, issued)
  const link = withdrawalLink({ market, language, localPort }, issued.token)
  await mailer.send({
    ...welcomeMail({ store, language, link }, await translatorOf(localeOf(market, language))),
    from: { name: SHOP_NAME, address: mailFrom },
    to: issued.email,
    replyTo: store.custom.email,
    messageId: messageIdOf(post, 'newsletter-welcome', messageId),
    unsubscribeUrl: link,
  })
}
