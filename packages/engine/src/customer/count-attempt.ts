import { createHash } from 'node:crypto'
import { CommerceError } from '@shop/domain/error'
import { sql } from 'kysely'
import type { Database } from '../database/context.ts'

/** Something that can be guessed or overdone, and how often one may try. */
export interface AttemptLimit {
  readonly attempts: number
  readonly withinSeconds: number
}

/** Wrong passwords, per account and address of the caller. */
export const PASSWORD_ATTEMPTS: AttemptLimit = { attempts: 10, withinSeconds: 900 }
/** Mails with a link for a new password, per account. */
export const RESET_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 3600 }
/** Mails that ask to confirm the newsletter, per address. */
export const NEWSLETTER_MAILS: AttemptLimit = { attempts: 3, withinSeconds: 3600 }
/** Wishes for the newsletter, per address of the caller, whoever they are for. */
export const NEWSLETTER_WISHES: AttemptLimit = { attempts: 30, withinSeconds: 3600 }

/** What is counted, as the parts that make it one thing: the action, the account, the address. */
export type AttemptKey = readonly [action: string, ...parts: string[]]

/**
 * Counts one try before it is made, so that tries in parallel cannot go beyond the limit together. The time begins with
 * the first try. Returns the seconds to wait, or undefined where the try is allowed.
 */
export async function countAttempt(db: Database, key: AttemptKey, limit: AttemptLimit): Promise<number | undefined> {
  const { rows } = await sql<{ is_allowed: boolean; wait: number }>`
    insert into attempt_count as stored (key_hash, attempts, ends_at)
    values (${hashOf(key)}, 1, now() + make_interval(secs => ${limit.withinSeconds}))
    on conflict (key_hash) do update set
      attempts = case when stored.ends_at <= now() then 1 else least(stored.attempts + 1, ${limit.attempts} + 1) end,
      ends_at = case when stored.ends_at <= now() then excluded.ends_at else stored.ends_at end
    returning attempts <= ${limit.attempts} as is_allowed, ceil(extract(epoch from ends_at - now()))::integer as wait`.execute(db)
  const [row] = rows
  return row?.is_allowed ? undefined : Math.max(1, row?.wait ?? limit.withinSeconds)
}

/** Same as `countAttempt`, but refuses: throws `CommerceError` `too-many-requests`. */
export async function requireAttempt(db: Database, key: AttemptKey, limit: AttemptLimit): Promise<void> {
  const retryAfterSeconds = await countAttempt(db, key, limit)
  if (retryAfterSeconds !== undefined)
    throw new CommerceError({ code: 'too-many-requests', retryAfterSeconds }, 'Too many attempts. Please try again later.')
}

/** Forgets the tries at something, since the last one was right. */
export async function forgetAttempts(db: Database, key: AttemptKey): Promise<void> {
  await db.deleteFrom('attempt_count').where('key_hash', '=', hashOf(key)).execute()
}

/** Who tried what is nobody's business afterwards: only a hash of it is kept. */
function hashOf(key: AttemptKey): Uint8Array {
  return createHash('sha256').update(JSON.stringify(key)).digest()
}

/** The key under which tries at the password of an e-mail address are counted, known or not (rule A4). */
export function signInKey(email: string, clientAddress: string): AttemptKey {
  return ['sign-in', email.trim().toLowerCase(), clientAddress]
}
