import { type MailConsent, type ReminderKind, reminderConsentVersion } from '@shop/domain/mail-preference'
import type { SubscriptionState } from '@shop/domain/newsletter'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** Whom mails go to that no order asks for: an address in a store, with the language it reads. */
export interface MailRecipient {
  readonly id: string
  readonly email: string
  readonly storeKey: string
  readonly locale: string
}

/** The recipient of an address in a store, made where it is unknown; the language is the one given last. */
export async function findOrMakeRecipient(db: Database, { id, email, storeKey, locale }: MailRecipient): Promise<MailRecipient> {
  const { rows } = await sql<MailRecipient>`
    insert into mail_recipient (id, email, store_key, locale) values (${id}, lower(${email}), ${storeKey}, ${locale})
    on conflict (email, store_key) do update set locale = excluded.locale
    returning id, email, store_key as "storeKey", locale`.execute(db)
  return rows[0] as MailRecipient
}

/** A recipient by the id in a link; undefined for one who is gone. With `lock` no one else changes what they decided meanwhile. */
export async function selectRecipient(
  db: Database,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<MailRecipient | undefined> {
  const { rows } = await sql<MailRecipient>`
    select id, email, store_key as "storeKey", locale from mail_recipient where id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/** What a recipient has agreed to and decided. */
export async function selectConsent(db: Database, { id, email, storeKey }: MailRecipient): Promise<MailConsent> {
  const { rows } = await sql<{ state: SubscriptionState; consentVersion: number }>`
    select state, consent_version as "consentVersion" from newsletter_subscription
    where email = ${email} and store_key = ${storeKey}`.execute(db)
  const decisions = await db.selectFrom('mail_preference').select(['kind', 'is_wanted']).where('recipient_id', '=', id).execute()
  const alerts = await db
    .selectFrom('stock_alert')
    .select('id')
    .where('recipient_id', '=', id)
    .where('state', 'in', ['pending', 'waiting'])
    .execute()
  return {
    newsletter: rows[0],
    openAlerts: alerts.length,
    decisions: Object.fromEntries(decisions.map(({ kind, is_wanted }) => [kind, is_wanted])),
  }
}

/** Notes what a recipient decided of a kind; the same decision again keeps its time and proof. */
export async function writeDecision(db: Database, { recipientId, kind, isWanted, textId = null }: DecisionRow): Promise<void> {
  await sql`
    insert into mail_preference as stored (recipient_id, kind, is_wanted, consent_text_id)
    values (${recipientId}, ${kind}, ${isWanted}, ${isWanted ? textId : null})
    on conflict (recipient_id, kind) do update set
      is_wanted = excluded.is_wanted, decided_at = now(), consent_text_id = excluded.consent_text_id
    where stored.is_wanted <> excluded.is_wanted`.execute(db)
}

interface DecisionRow {
  readonly recipientId: string
  readonly kind: ReminderKind
  readonly isWanted: boolean
  /** The text that was agreed to. */
  readonly textId?: string | null
}

/** The condition that an address in a store wants a kind of reminder: `isMailWanted` of the domain, for many rows at once. */
export function wantsReminder(
  kind: ReminderKind,
  email: RawBuilder<unknown>,
  storeKey: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (select preference.is_wanted from mail_preference preference
      join mail_recipient recipient on recipient.id = preference.recipient_id
      where recipient.email = ${email} and recipient.store_key = ${storeKey} and preference.kind = ${kind}),
    (select state = 'confirmed' and consent_version >= ${reminderConsentVersion(kind) ?? null}::integer from newsletter_subscription subscription
      where subscription.email = ${email} and subscription.store_key = ${storeKey}),
    false)`
}

/** Ends what a recipient wants to be told about. */
export async function endStockAlerts(db: Database, recipientId: string): Promise<void> {
  await sql`
    update stock_alert set state = 'ended' where recipient_id = ${recipientId} and state in ('pending', 'waiting', 'gone')`.execute(
    db,
  )
}
