import { isMailWanted, MAIL_KINDS, type MailKind, REMINDER_KINDS } from '@shop/domain/mail-preference'
import { sql } from 'kysely'
import { type ConsentText, keepConsentText } from '../consent/consent-texts.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { confirmSubscriptionOfCustomer, setChoiceOfAddress, withdrawSubscriptions } from '../newsletter/subscription-rows.ts'
import { findReader, type MailPreferences, type MailReader, preferencesOf } from './find-preferences.ts'
import { readMailLink } from './mail-link.ts'
import { endStockAlerts, type MailRecipient, selectConsent, selectRecipient, writeDecision } from './recipient-rows.ts'

/** What someone chose, with the text they saw next to each kind that they agree to. */
export interface MailChoice {
  readonly wanted: readonly MailKind[]
  readonly text: ConsentText
}

/**
 * Sets which mails an address gets, all kinds at once (NEWS-05). Its reader has proven the address: by a mail to it, or by being signed
 * in; so the newsletter needs no further mail to be confirmed. Undefined for a link that is worth nothing. The same choice again
 * changes nothing.
 */
export async function setMailPreferences(
  context: EngineContext,
  reader: MailReader,
  { wanted, text }: MailChoice,
): Promise<MailPreferences | undefined> {
  const found = await findReader(context, reader)
  if (!found) return undefined
  return inTransaction(context, async db => {
    const recipient = await lockRecipient(db, found.id)
    if (!recipient) return undefined
    const textId = await keepConsentText(db, text)
    for (const kind of REMINDER_KINDS)
      await writeDecision(db, { recipientId: recipient.id, kind, isWanted: wanted.includes(kind), textId })
    if (!wanted.includes('back-in-stock')) await endStockAlerts(db, recipient.id)
    const isSubscribed = isMailWanted('newsletter', await selectConsent(db, recipient))
    if (!wanted.includes('newsletter')) await endNewsletter(db, recipient)
    else if (!isSubscribed) await beginNewsletter(context, db, recipient, textId)
    return preferencesOf({ db }, recipient)
  })
}

/**
 * Ends one kind of mail, or all of them, by the link of a mail; a mail program may do it without its reader coming here (RFC 8058). A
 * second time, and a link that is worth nothing, changes nothing.
 */
export async function unsubscribeMail(
  context: EngineContext,
  { token, kind }: { readonly token: string; readonly kind: MailKind | 'all' },
): Promise<void> {
  const id = await readMailLink(context, token)
  if (id === undefined) return
  await inTransaction(context, async db => {
    const recipient = await lockRecipient(db, id)
    if (!recipient) return
    for (const ended of kind === 'all' ? MAIL_KINDS : [kind]) {
      if (ended === 'newsletter') await endNewsletter(db, recipient)
      else if (ended === 'back-in-stock') await endStockAlerts(db, id)
      else await writeDecision(db, { recipientId: id, kind: ended, isWanted: false })
    }
  })
}

/** The customer before all that is about mails, as everywhere. */
export async function lockRecipient(db: Database, id: string): Promise<MailRecipient | undefined> {
  await sql`
    select customer.id from customer join mail_recipient on mail_recipient.email = lower(customer.email)
    where mail_recipient.id = ${id} for update of customer`.execute(db)
  return selectRecipient(db, id, { lock: true })
}

async function endNewsletter(db: Database, { email }: MailRecipient): Promise<void> {
  await withdrawSubscriptions(db, email)
  await setChoiceOfAddress(db, email, false)
}

async function beginNewsletter(context: EngineContext, db: Database, recipient: MailRecipient, textId: string): Promise<void> {
  await confirmSubscriptionOfCustomer(db, { ...recipient, id: context.newId() })
  await db
    .updateTable('newsletter_subscription')
    .set({ consent_text_id: textId })
    .where('email', '=', recipient.email)
    .where('store_key', '=', recipient.storeKey)
    .execute()
  await setChoiceOfAddress(db, recipient.email, true)
}
