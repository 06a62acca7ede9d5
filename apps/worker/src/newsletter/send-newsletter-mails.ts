import { localeOf } from '@shop/domain/market'
import { findOrMakeRecipient, signMailLink } from '@shop/engine/mail-preference'
import { issueConfirmToken, issueWithdrawalToken, noteSubscriptionText } from '@shop/engine/newsletter'
import { findPlace } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { preferencesLink } from '../mail/preferences-link.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { idsIn } from '../queue/message-fields.ts'
import { confirmLink, optInMail, optInText, welcomeMail, withdrawalLink } from './newsletter-mail.ts'

/** What the outbox tells about a subscription; who it is of is looked up when the mail is sent. */
export interface NewsletterNotice {
  readonly messageId: string
  readonly subscriptionId: string
}

/** The subscription in a message of the outbox. Throws for any other payload. */
export function newsletterNoticeOf(payload: unknown): NewsletterNotice {
  return idsIn(payload, 'messageId', 'subscriptionId')
}

/**
 * Mails the link that confirms the newsletter, in the language it was asked for in (NEWS-02). Its token is made here and
 * stored as a hash alone, so a repeated mail has another one. Throws `MailFailure` when the server does not take it;
 * nothing is sent where nothing waits to be confirmed any more.
 */
export async function sendOptIn(post: LinkMailContext, { messageId, subscriptionId }: NewsletterNotice): Promise<void> {
  const { context, localPort } = post
  const issued = await issueConfirmToken(context, subscriptionId)
  if (!issued) return
  const { store, market, language } = await findPlace(context, issued)
  const link = confirmLink({ market, language, localPort }, issued.token)
  const locale = localeOf(market, language)
  const t = await translatorOf(locale)
  // Before it is sent: a subscriber who follows its link agrees to what it says.
  await noteSubscriptionText(context, { id: subscriptionId }, { locale, text: optInText(t) })
  await postMail(post, {
    ...optInMail({ store, language, link }, t),
    kind: 'newsletter-opt-in',
    id: messageId,
    store,
    to: issued.email,
  })
}

/**
 * Mails that the newsletter is confirmed, with the link to leave it, which mail programs know too. Throws `MailFailure`
 * when the server does not take it; nothing is sent to who has left already.
 */
export async function sendWelcome(post: LinkMailContext, { messageId, subscriptionId }: NewsletterNotice): Promise<void> {
  const { context, localPort } = post
  const issued = await issueWithdrawalToken(context, subscriptionId)
  if (!issued) return
  const { store, market, language } = await findPlace(context, issued)
  const place = { market, language, localPort }
  const link = withdrawalLink(place, issued.token)
  const recipient = await findOrMakeRecipient(context.db, { ...issued, id: context.newId() })
  const preferencesUrl = preferencesLink(place, { token: await signMailLink(context, recipient.id) })
  await postMail(post, {
    ...welcomeMail({ store, language, link, preferencesUrl }, await translatorOf(localeOf(market, language))),
    kind: 'newsletter-welcome',
    id: messageId,
    store,
    to: issued.email,
    unsubscribeUrl: link,
  })
}
