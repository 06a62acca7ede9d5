import { localeOf } from '@shop/domain/market'
import { findCustomer, findEmailChange, issueEmailProof } from '@shop/engine/customer'
import type { Translate } from '@shop/i18n'
import { findPlace, type MailPlace, startOf } from '../mail/mail-place.ts'
import { type LinkMailContext, postMail } from '../mail/mail-post.ts'
import { translatorOf } from '../mail/translator-of.ts'
import { idsIn } from '../queue/message-fields.ts'
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail, knownEmailMail, registrationMail } from './account-mails.ts'

/** What the outbox tells of an address that has to be proven, or that changes; which one is looked up when a mail is sent. */
export interface ProofMessage {
  readonly proofId: string
}

/** The proof in a message of the outbox. Throws for any other payload. */
export function proofMessageOf(payload: unknown): ProofMessage {
  return idsIn(payload, 'proofId')
}

/** The message about a customer whose address was used for another registration. */
export interface KnownEmailMessage {
  readonly messageId: string
  readonly customerId: string
  readonly storeKey: string
  readonly locale: string
}

/** The customer in a message of the outbox. Throws for any other payload. */
export function knownEmailMessageOf(payload: unknown): KnownEmailMessage {
  const { storeKey, locale } = (payload ?? {}) as Record<string, unknown>
  if (typeof locale !== 'string' || typeof storeKey !== 'string') throw new Error('A message without locale or store')
  return { ...idsIn(payload, 'messageId', 'customerId'), storeKey, locale }
}

// Each throws `MailFailure` when the mail server does not take the mail.

/**
 * Mails the link that proves an address. Its token is made here and stored as a hash alone, so a repeated mail has another
 * one. Nothing is sent where nothing waits to be proven any more, and where the address belongs to a customer.
 */
export async function sendEmailProof(post: LinkMailContext, { proofId }: ProofMessage): Promise<void> {
  const issued = await issueEmailProof(post.context, proofId)
  if (!issued) return
  const { purpose, email, token } = issued
  const path = purpose === 'registration' ? '/create-account/confirm' : '/confirm-email'
  await send(post, issued, { to: email, kind: purpose, id: proofId }, (place, urlOf, t) => {
    const link = urlOf(`${path}?token=${token}`)
    return purpose === 'registration' ? registrationMail(place, link, t) : emailChangeMail(place, link, t)
  })
}

/** Mails a customer's present address that another one is requested. */
export async function sendEmailChangeAsked(post: LinkMailContext, { proofId }: ProofMessage): Promise<void> {
  const change = await findEmailChange(post.context, proofId)
  if (!change) return
  await send(post, change, { to: change.previousEmail, kind: 'email-change-asked', id: proofId }, (place, urlOf, t) =>
    emailChangeRequestedMail(place, change.email, urlOf('/password-reset'), t),
  )
}

/** Mails a customer's former address that it was replaced. */
export async function sendEmailChanged(post: LinkMailContext, { proofId }: ProofMessage): Promise<void> {
  const change = await findEmailChange(post.context, proofId)
  if (!change) return
  await send(post, change, { to: change.previousEmail, kind: 'email-changed', id: proofId }, (place, _urlOf, t) =>
    emailChangedMail(place, change.email, t),
  )
}

/** Mails a customer that their address was used to register. */
export async function sendKnownEmail(post: LinkMailContext, message: KnownEmailMessage): Promise<void> {
  const customer = await findCustomer(post.context, message.customerId)
  if (!customer) return
  await send(post, message, { to: customer.email, kind: 'known-email', id: message.messageId }, (place, urlOf, t) =>
    knownEmailMail(place, { login: urlOf('/login'), reset: urlOf('/password-reset') }, t),
  )
}

interface Envelope {
  readonly to: string
  readonly kind: string
  readonly id: string
}

type MailWriter = (
  place: MailPlace,
  urlOf: (path: string) => string,
  t: Translate,
) => { readonly subject: string; readonly text: string; readonly html: string }

async function send(
  post: LinkMailContext,
  asked: { readonly storeKey: string; readonly locale: string },
  envelope: Envelope,
  write: MailWriter,
): Promise<void> {
  const { context, localPort } = post
  const place = await findPlace(context, asked)
  const { store, market, language } = place
  const urlOf = (path: string) => `${startOf({ market, language, localPort })}${path}`
  await postMail(post, {
    ...write(place, urlOf, await translatorOf(localeOf(market, language))),
    ...envelope,
    store,
  })
}
