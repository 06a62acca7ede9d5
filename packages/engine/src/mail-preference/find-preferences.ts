import { isMailWanted, MAIL_KINDS, type MailKind } from '@shop/domain/mail-preference'
import { selectCustomerById } from '../customer/customer-rows.ts'
import type { EngineContext } from '../database/context.ts'
import { readMailLink } from './mail-link.ts'
import { findOrMakeRecipient, type MailRecipient, selectConsent, selectRecipient } from './recipient-rows.ts'

/** Who asks about their mails: the reader of a mail by its link, or a customer who is signed in, in the store they are in. */
export type MailReader =
  | { readonly token: string }
  | { readonly customerId: string; readonly storeKey: string; readonly locale: string }

/** Which mails an address gets. */
export interface MailPreferences {
  readonly recipient: MailRecipient
  /** The kinds that are sent to it. */
  readonly wanted: readonly MailKind[]
}

/** The recipient someone asks for; undefined for a link that is worth nothing. */
export async function findReader(context: EngineContext, reader: MailReader): Promise<MailRecipient | undefined> {
  if ('token' in reader) {
    const id = await readMailLink(context, reader.token)
    return id === undefined ? undefined : selectRecipient(context.db, id)
  }
  const stored = await selectCustomerById(context.db, reader.customerId)
  if (!stored) return undefined
  const { storeKey, locale } = reader
  return findOrMakeRecipient(context.db, { id: context.newId(), email: stored.customer.email, storeKey, locale })
}

/** Which mails an address gets; undefined for a link that has expired, is not the shop's, or is of someone whose data were erased. */
export async function findMailPreferences(context: EngineContext, reader: MailReader): Promise<MailPreferences | undefined> {
  const recipient = await findReader(context, reader)
  return recipient && preferencesOf(context, recipient)
}

/** Which mails a recipient gets. */
export async function preferencesOf({ db }: Pick<EngineContext, 'db'>, recipient: MailRecipient): Promise<MailPreferences> {
  const consent = await selectConsent(db, recipient)
  return { recipient, wanted: MAIL_KINDS.filter(kind => isMailWanted(kind, consent)) }
}
