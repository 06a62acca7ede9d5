import { localeOf } from '@shop/domain/market'
import { issueResetToken, RESET_TOKEN_MINUTES } from '@shop/engine/customer'
import { findPlace } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { idsIn } from '../queue/message-fields.ts'
import { invitationMail, resetLink, resetMail } from './reset-mail.ts'

/** Someone who did not ask for a mail reads it days later. */
const INVITATION_DAYS = 14
const MINUTES_OF_DAY = 24 * 60

/** What the outbox tells about a customer who wants a new password. */
export interface ResetRequest {
  readonly resetId: string
  readonly customerId: string
  /** Locale of the page of the request. */
  readonly locale: string
  readonly storeKey: string
  /** Whether it is the first password of a customer who came from another shop, who asked for nothing. */
  readonly isInvitation: boolean
}

/** The wish for a new password in a message of the outbox. Throws for any other payload. */
export function resetRequestOf(payload: unknown): ResetRequest {
  const { locale, storeKey, isInvitation } = (payload ?? {}) as Record<string, unknown>
  if (typeof locale !== 'string' || typeof storeKey !== 'string') throw new Error('A reset message without locale or store')
  return { ...idsIn(payload, 'resetId', 'customerId'), locale, storeKey, isInvitation: isInvitation === true }
}

/**
 * Mails a customer a link for a new password, in the language of the request (AUTH-10). Its token is made here and stored
 * as a hash alone, so a repeated mail has another one. Throws `MailFailure` when the server does not take it; nothing is
 * sent to a customer who is gone.
 */
export async function sendPasswordReset(post: LinkMailContext, request: ResetRequest): Promise<void> {
  const { context, localPort } = post
  const { store, market, language } = await findPlace(context, request)
  const { isInvitation } = request
  const minutes = isInvitation ? INVITATION_DAYS * MINUTES_OF_DAY : RESET_TOKEN_MINUTES
  const issued = await issueResetToken(context, request.customerId, minutes)
  if (!issued) return
  const { customer, token } = issued
  const link = resetLink({ market, language, localPort }, token)
  const t = await translatorOf(localeOf(market, language))
  const mail = { store, language, link }
  await postMail(post, {
    ...(isInvitation ? invitationMail(mail, { days: INVITATION_DAYS }, t) : resetMail(mail, t)),
    kind: 'password-reset',
    id: request.resetId,
    store,
    to: customer.email,
  })
}
