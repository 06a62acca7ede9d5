import { localeOf } from '@shop/domain/market'
import { issueResetToken } from '@shop/engine/customer'
import { findPlace } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { idsIn } from '../queue/message-fields.ts'
import { resetLink, resetMail } from './reset-mail.ts'

/** What the outbox tells about a customer who wants a new password. */
export interface ResetRequest {
  readonly resetId: string
  readonly customerId: string
  /** Locale of the page of the request. */
  readonly locale: string
  readonly storeKey: string
}

/** The wish for a new password in a message of the outbox. Throws for any other payload. */
export function resetRequestOf(payload: unknown): ResetRequest {
  const { locale, storeKey } = (payload ?? {}) as Record<string, unknown>
  if (typeof locale !== 'string' || typeof storeKey !== 'string') throw new Error('A reset message without locale or store')
  return { ...idsIn(payload, 'resetId', 'customerId'), locale, storeKey }
}

/**
 * Mails a customer a link for a new password, in the language of the request (AUTH-10). Its token is made here and stored
 * as a hash alone, so a repeated mail has another one. Throws `MailFailure` when the server does not take it; nothing is
 * sent to a customer who is gone.
 */
export async function sendPasswordReset(post: LinkMailContext, request: ResetRequest): Promise<void> {
  const { context, localPort } = post
  const { store, market, language } = await findPlace(context, request)
  const issued = await issueResetToken(context, request.customerId)
  if (!issued) return
  const { customer, token } = issued
  const link = resetLink({ market, language, localPort }, token)
  await postMail(post, {
    ...resetMail({ store, language, link }, await translatorOf(localeOf(market, language))),
    kind: 'password-reset',
    id: request.resetId,
    store,
    to: customer.email,
  })
}
