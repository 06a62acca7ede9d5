import { NEWSLETTER_CONSENT_VERSIONS } from '@shop/domain/newsletter'
import { sql } from 'kysely'
import { type ConsentText, keepConsentText } from '../consent/consent-texts.ts'
import type { Database, EngineContext } from '../database/context.ts'

/** Topic of the outbox under which a wish for the newsletter is told, whose mail asks to confirm it. */
export const NEWSLETTER_WISH_TOPIC = 'newsletter-requested'

/** Topic of the outbox under which a confirmed subscription is told. */
export const NEWSLETTER_CONFIRMED_TOPIC = 'newsletter-confirmed'

/** Whom a mail about the newsletter goes to. */
export interface Subscriber {
  readonly email: string
  readonly locale: string
  readonly storeKey: string
}

/** A new subscription, or the one its address has in the store already. */
interface SubscriptionDraft extends Subscriber {
  readonly id: string
}

/** Notes a wish; the id of the subscription, or undefined when it is confirmed already and stays as it is. */
export async function requestSubscription(db: Database, { id, email, storeKey, locale }: SubscriptionDraft) {
  const { rows } = await sql<{ id: string }>`
    insert into newsletter_subscription as stored (id, email, store_key, locale, state, source, consent_version)
    values (${id}, lower(${email}), ${storeKey}, ${locale}, 'pending', 'double-opt-in', ${NEWSLETTER_CONSENT_VERSIONS.mail})
    on conflict (email, store_key) do update set
      state = 'pending', source = excluded.source, locale = excluded.locale, consent_version = excluded.consent_version,
      consent_text_id = case stored.state when 'pending' then stored.consent_text_id end,
      requested_at = now(), confirmed_at = null, withdrawn_at = null
    where stored.state <> 'confirmed'
    returning id`.execute(db)
  return rows[0]?.id
}

/**
 * Subscribes the address of a customer who chose so themselves; what was confirmed before keeps its proof. Who chose so under another
 * address, which is withdrawn, has that one's proof.
 */
export async function confirmSubscriptionOfCustomer(
  db: Database,
  { id, email, storeKey, locale, formerEmail = null }: SubscriptionDraft & { readonly formerEmail?: string | null },
) {
  await sql`
    insert into newsletter_subscription as stored
      (id, email, store_key, locale, state, source, consent_version, consent_text_id, confirmed_at)
    values (${id}, lower(${email}), ${storeKey}, ${locale}, 'confirmed', 'account', ${NEWSLETTER_CONSENT_VERSIONS.account},
      (select former.consent_text_id from newsletter_subscription former
        where former.email = lower(${formerEmail}::text) and former.confirmed_at is not null and former.consent_text_id is not null
        order by former.confirmed_at desc limit 1),
      now())
    on conflict (email, store_key) do update set
      state = 'confirmed', source = excluded.source, locale = excluded.locale, consent_version = excluded.consent_version,
      consent_text_id = excluded.consent_text_id, requested_at = now(), confirmed_at = now(), withdrawn_at = null,
      token_hash = null, token_expires_at = null
    where stored.state <> 'confirmed'`.execute(db)
}

/** A subscription by its id, or one of a store that a customer has chosen in the account with that address. */
type SubscriptionReference = { readonly id: string } | { readonly email: string; readonly storeKey: string }

/**
 * Notes which text was agreed to by who has asked for a subscription or confirmed it, as its proof. One that has its proof already
 * keeps it: a customer who sends the same choice again has agreed to nothing new.
 */
export async function noteSubscriptionText(
  { db }: EngineContext,
  subscription: SubscriptionReference,
  text: ConsentText,
): Promise<void> {
  const textId = await keepConsentText(db, text)
  const update = db.updateTable('newsletter_subscription').set({ consent_text_id: textId })
  await ('id' in subscription
    ? update.where('id', '=', subscription.id)
    : update
        .where('email', '=', subscription.email.toLowerCase())
        .where('store_key', '=', subscription.storeKey)
        // What was confirmed by a mail has the text of that.
        .where('source', '=', 'account')
        .where('consent_text_id', 'is', null)
  ).execute()
}

/** Withdraws what an address has subscribed to or asked for, in all stores; its links are worth nothing afterwards. */
export async function withdrawSubscriptions(db: Database, email: string): Promise<void> {
  await sql`
    update newsletter_subscription set
      state = 'withdrawn', withdrawn_at = now(), token_hash = null, token_expires_at = null, withdrawal_hash = null
    where email = lower(${email}) and state <> 'withdrawn'`.execute(db)
}

/** Whether an address is subscribed in any store; no one changes that until the transaction ends. */
export async function holdIsSubscribed(db: Database, email: string): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    select state from newsletter_subscription where email = lower(${email}) for update`.execute(db)
  return rows.some(({ state }) => state === 'confirmed')
}

/** Notes in the account of an address, if it has one, what a mail's link decided; its version rises by one. */
export async function setChoiceOfAddress(db: Database, email: string, isSubscribed: boolean): Promise<void> {
  await sql`
    update customer set version = version + 1, last_modified_at = now(),
      document = jsonb_set(document, '{custom,newsletter}', to_jsonb(${isSubscribed}::boolean))
    where lower(email) = lower(${email})
      and (document #> '{custom,newsletter}' is not distinct from 'true') <> ${isSubscribed}::boolean`.execute(db)
}

/** Notes in an account that its address is subscribed; part of the change that gave it that address, so of its version. */
export async function takeOverSubscription(db: Database, customerId: string): Promise<void> {
  await sql`
    update customer set document = jsonb_set(document, '{custom,newsletter}', 'true') where id = ${customerId}`.execute(db)
}

/**
 * Deletes wishes that were not confirmed and subscriptions that were withdrawn, so many days later. Returns how many it
 * deleted, at most `limit`.
 */
export async function deleteUnconfirmedSubscriptions(
  context: EngineContext,
  { olderThanDays, limit }: { readonly olderThanDays: number; readonly limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from newsletter_subscription where id in (
      select id from newsletter_subscription
      where state <> 'confirmed' and coalesce(withdrawn_at, requested_at) < now() - make_interval(days => ${olderThanDays})
      order by coalesce(withdrawn_at, requested_at) limit ${limit} for update skip locked)`.execute(context.db)
  return Number(numAffectedRows)
}
