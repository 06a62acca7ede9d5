import type { MailKind } from '@shop/domain/mail-preference'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findOrMakeRecipient, preferencesOf, signMailLink } from '../mail-preference/index.ts'
import type { MailRecipient } from '../mail-preference/recipient-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** Topic of the outbox under which a subscription is told whose owner is to be reminded of what they agreed to. */
export const CONSENT_REMINDER_TOPIC = 'consent-reminder'

/**
 * Claims subscriptions that were confirmed a year ago, or whose owner was last reminded then, and leaves a message for each. Workers
 * that run in parallel claim each once; what is withdrawn or was never confirmed is left alone. Returns how many.
 */
export async function claimConsentReminders(context: EngineContext, { limit }: { readonly limit: number }): Promise<number> {
  return inTransaction(context, async db => {
    const { rows } = await sql<{ id: string }>`
      update newsletter_subscription set reminded_at = now()
      where id in (select id from newsletter_subscription
        where state = 'confirmed' and greatest(confirmed_at, reminded_at) < now() - interval '1 year'
        order by greatest(confirmed_at, reminded_at) limit ${limit} for update skip locked)
      returning id`.execute(db)
    for (const { id } of rows) {
      const messageId = context.newId()
      await addToOutbox(db, {
        topic: CONSENT_REMINDER_TOPIC,
        payload: { messageId, subscriptionId: id },
        dedupKey: `${CONSENT_REMINDER_TOPIC}/${messageId}`,
      })
    }
    return rows.length
  })
}

/** What a subscriber is reminded of. */
export interface ConsentReminder {
  readonly recipient: MailRecipient
  /** ISO instant of their consent. */
  readonly confirmedAt: string
  /** The kinds of mails that they get. */
  readonly wanted: readonly MailKind[]
  /** Signed name of the recipient for the links of the mail. */
  readonly mailLink: string
}

/** What the mail about a claimed subscription says; undefined where it was withdrawn meanwhile, or its owner erased. */
export async function findConsentReminder(context: EngineContext, subscriptionId: string): Promise<ConsentReminder | undefined> {
  const row = await context.db
    .selectFrom('newsletter_subscription')
    .select(['email', 'store_key as storeKey', 'locale', 'confirmed_at as confirmedAt'])
    .where('id', '=', subscriptionId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst()
  if (!row || row.confirmedAt === null) return undefined
  const { confirmedAt, ...address } = row
  const recipient = await findOrMakeRecipient(context.db, { ...address, id: context.newId() })
  const { wanted } = await preferencesOf(context, recipient)
  const mailLink = await signMailLink(context, recipient.id)
  return { recipient, confirmedAt: new Date(confirmedAt).toISOString(), wanted, mailLink }
}
