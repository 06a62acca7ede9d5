import { localeOf } from '@shop/domain/market'
import { findSupportCase, SUPPORT_CASE_MAIL_TOPIC } from '@shop/engine/support-case'
import { findPlace } from '../mail/mail-place.ts'
import { type MailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { caseConfirmationMail } from './case-confirmation-mail.ts'

/**
 * Mails who asked customer care that their question was received, in the language it was asked in. Throws `MailFailure` when the
 * server does not take it; nothing is sent about a case that is deleted by then.
 */
export async function sendCaseConfirmation(post: MailContext, id: string): Promise<void> {
  const stored = await findSupportCase(post.context, { id })
  if (!stored) return
  const { store, market, language } = await findPlace(post.context, stored)
  await postMail(post, {
    ...caseConfirmationMail({ store, language }, stored, await translatorOf(localeOf(market, language))),
    kind: SUPPORT_CASE_MAIL_TOPIC,
    id,
    store,
    to: stored.content.customerEmail,
  })
}
