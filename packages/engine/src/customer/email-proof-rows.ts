import type { CustomerDraft } from '@shop/domain/customer'
import type { Locale } from '@shop/domain/market'
import { sql } from 'kysely'
import { type AttemptLimit, countAttempt } from '../attempt/count-attempt.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { hashToken, isSessionToken } from '../session/session-token.ts'
import type { ProviderSubject } from './provider-subject-rows.ts'

/** Topic of the outbox under which an address is told that has to be proven by the link of a mail. */
export const EMAIL_PROOF_TOPIC = 'email-proof-requested'

/** Topic under which the wish for another address is told to the one before. */
export const EMAIL_CHANGE_TOPIC = 'email-change-requested'

/** Topic under which a change of address is told to the one before. */
export const EMAIL_CHANGED_TOPIC = 'email-changed'

/** Topic under which a customer is told that someone wanted an account with their address. */
export const KNOWN_EMAIL_TOPIC = 'known-email-used'

/** How long the link of a mail that proves an address can be used, in minutes; as that for a new password (rule A3). */
export const EMAIL_PROOF_MINUTES = 60

/** Mails that ask an address for its proof, no matter who wants them: a mailbox is not flooded with them. */
const EMAIL_PROOF_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 3600 }

/** What follows from the proof: a customer's address changes from the one before, or a draft becomes a customer. */
type ProofPurpose =
  | { readonly customerId: string; readonly previousEmail: string }
  | {
      readonly draft: CustomerDraft
      readonly customerId?: undefined
      /** Who the customer is at a provider that did not tell the address. */
      readonly subject?: ProviderSubject | undefined
    }

/** An address that has to be proven, and the store and language in which it is written to. */
type EmailProof = ProofPurpose & {
  readonly id: string
  readonly email: string
  readonly storeKey: string
  readonly locale: Locale
}

/**
 * Keeps an address that has to be proven and tells the worker, in the transaction of `db`. Known and unknown addresses
 * are treated alike (rule A4): which they are is found out when the mail is sent. False, with nothing done, after three
 * mails to an address within an hour. A customer's newer wish ends the older one.
 */
export async function requestEmailProof(db: Database, proof: EmailProof): Promise<boolean> {
  const { id, email, storeKey, locale } = proof
  if ((await countAttempt(db, ['email-proof-mails', email.toLowerCase()], EMAIL_PROOF_MAILS)) !== undefined) return false
  if (proof.customerId !== undefined) await closeEmailChanges(db, proof.customerId)
  await db
    .insertInto('email_proof')
    .values({
      id,
      email,
      store_key: storeKey,
      locale,
      customer_id: proof.customerId ?? null,
      previous_email: proof.customerId === undefined ? null : proof.previousEmail,
      draft: proof.customerId === undefined ? JSON.stringify(proof.draft) : null,
      provider: (proof.customerId === undefined && proof.subject?.provider) || null,
      subject: (proof.customerId === undefined && proof.subject?.subject) || null,
      expires_at: sql`now() + make_interval(mins => ${EMAIL_PROOF_MINUTES})`,
    })
    .execute()
  await addToOutbox(db, { topic: EMAIL_PROOF_TOPIC, payload: { proofId: id }, dedupKey: `${EMAIL_PROOF_TOPIC}/${id}` })
  return true
}

/** Ends what waits for the proof of another address of a customer: its link is worth nothing from now on. */
export async function closeEmailChanges(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('email_proof')
    .set({ is_open: false, token_hash: null })
    .where('customer_id', '=', customerId)
    .where('is_open', '=', true)
    .execute()
}

/**
 * Asks an address again for what it has not proven, also where the link of its mail has expired: under an id of its own, for all of its
 * time. What was asked before ends, and its link opens nothing. Returns how many mails there will be.
 */
export async function renewEmailProofs(context: EngineContext, db: Database, email: string): Promise<number> {
  const open = await db
    .updateTable('email_proof')
    .set({ is_open: false, token_hash: null })
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .where('is_open', '=', true)
    .returning(['customer_id', 'email', 'previous_email', 'draft', 'provider', 'subject', 'store_key', 'locale', 'requested_at'])
    .execute()
  // A form that was sent twice asks twice; what was wanted last of each customer, and of an address without account, is asked again.
  const newest = new Map(open.toSorted((a, b) => (a.requested_at < b.requested_at ? -1 : 1)).map(row => [row.customer_id, row]))
  for (const { draft, requested_at: _, ...proof } of newest.values()) {
    const id = context.newId()
    const expires = sql<string>`now() + make_interval(mins => ${EMAIL_PROOF_MINUTES})`
    await db
      .insertInto('email_proof')
      .values({ ...proof, id, draft: draft && JSON.stringify(draft), expires_at: expires })
      .execute()
    await addToOutbox(db, { topic: EMAIL_PROOF_TOPIC, payload: { proofId: id }, dedupKey: `${EMAIL_PROOF_TOPIC}/${id}` })
  }
  return newest.size
}

/** Whether the token of a mail can still be used; spares those that cannot the work of a password. */
export async function isProofOpen(db: Database, token: string): Promise<boolean> {
  if (!isSessionToken(token)) return false
  const row = await db
    .selectFrom('email_proof')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Uses the token of a mail up: what it proves, or undefined for an unknown, used, replaced or expired one. It works once,
 * also in parallel, and again when the transaction of `db` fails.
 */
export async function useEmailProof(db: Database, token: string): Promise<EmailProof | undefined> {
  if (!isSessionToken(token)) return undefined
  const row = await db
    .updateTable('email_proof')
    .set({ is_open: false, token_hash: null })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['id', 'customer_id', 'email', 'previous_email', 'draft', 'provider', 'subject', 'store_key', 'locale'])
    .executeTakeFirst()
  if (!row) return undefined
  const { id, email, store_key: storeKey, customer_id: customerId, previous_email: previousEmail, draft } = row
  // Written from a locale, as the draft was from a draft.
  const common = { id, email, storeKey, locale: row.locale as Locale }
  if (customerId !== null && previousEmail !== null) return { ...common, customerId, previousEmail }
  const { provider, subject } = row
  if (draft) return { ...common, draft, ...(provider && subject ? { subject: { provider, subject } } : {}) }
  throw new Error(`The proof ${id} is for nothing`)
}

/** Deletes proofs a day after they were asked for, when every mail about them is out. Returns how many. */
export function deleteOldEmailProofs({ db }: EngineContext, batches: DeletionBatches): Promise<number> {
  const before = sql<string>`now() - interval '1 day'`
  return deleteByAge(db, { table: 'email_proof', age: 'requested_at', before }, batches)
}
