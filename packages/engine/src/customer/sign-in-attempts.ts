import { CommerceError } from '@shop/domain/error'
import { networkOf } from '@shop/domain/session'
import { sql } from 'kysely'
import {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  type NetworkAttempt,
  requireAttempt,
  requireNetworkAttempt,
  returnAttempt,
  returnNetworkAttempt,
} from '../attempt/count-attempt.ts'
import type { Database, EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'

/** Wrong passwords for whatever account from one network: enough for an office that forgets, not for a list of accounts. */
const OF_NETWORK: AttemptLimit = { attempts: 100, withinSeconds: 900 }
/** Wrong passwords for one account from one network, four times as many within an hour. */
const OF_PAIR: AttemptLimit = { attempts: 10, withinSeconds: 900 }
/** Wrong passwords for one account from everywhere: more than one network can use up, so that one caller closes nothing. */
const OF_ACCOUNT: AttemptLimit = { attempts: 50, withinSeconds: 3600 }

/** Whose password is tried, and from where. */
interface SignInAttempt {
  readonly email: string
  readonly clientAddress: string
}

/**
 * Counts a try at a password before it is made: of the network, of the account from this network, and of the account.
 * Known and unknown e-mail addresses are counted alike (rule A4). What others tried elsewhere refuses no one in a network
 * the customer has signed in from. Returns what `settleSignInAttempt` needs to know: whether the account had tries left.
 * Throws `CommerceError` `too-many-requests`.
 */
export async function requireSignInAttempt(context: EngineContext, attempt: SignInAttempt): Promise<boolean> {
  const { db } = context
  // The network first: it bounds how many counts one caller can begin.
  await requireNetworkAttempt(context, ofNetwork(attempt))
  await requireAttempt(db, pairKey(attempt), OF_PAIR)
  const retryAfterSeconds = await countAttempt(db, accountKey(attempt), OF_ACCOUNT)
  if (retryAfterSeconds === undefined) return true
  if (await isKnownNetwork(db, attempt)) return false
  throw new CommerceError({ code: 'too-many-requests', retryAfterSeconds }, 'Too many attempts. Please try again later.')
}

/**
 * Forgets a try that was right, and the wrong ones before it from this network. One beyond the tries of the account took
 * no unit, so it gives none back: others would have it.
 */
export async function settleSignInAttempt(context: EngineContext, attempt: SignInAttempt, hadTriesLeft: boolean): Promise<void> {
  await forgetAttempts(context.db, pairKey(attempt))
  if (hadTriesLeft) await returnAttempt(context.db, accountKey(attempt), OF_ACCOUNT)
  await returnNetworkAttempt(context, ofNetwork(attempt))
}

/** Forgets all tries at an account whose password is a new one by a link of a mail. */
export async function forgetSignInAttempts(db: Database, attempt: SignInAttempt): Promise<void> {
  await forgetAttempts(db, pairKey(attempt))
  await forgetAttempts(db, accountKey(attempt))
}

function ofNetwork({ clientAddress }: SignInAttempt): NetworkAttempt {
  return { action: 'sign-in', clientAddress, limit: OF_NETWORK }
}

function accountKey({ email }: SignInAttempt): AttemptKey {
  return ['sign-in-account', email.trim().toLowerCase()]
}

function pairKey(attempt: SignInAttempt): AttemptKey {
  return [...accountKey(attempt), networkOf(attempt.clientAddress)]
}

/** Registrations of one network, no matter whom they are for. */
const SIGN_UPS: AttemptLimit = { attempts: 30, withinSeconds: 3600 }
/** Wishes for a new password and new passwords of one network, no matter whom they are for. */
const PASSWORD_RESETS: AttemptLimit = { attempts: 30, withinSeconds: 3600 }

interface Caller {
  readonly clientAddress: string
}

/** Counts one registration before it is looked at. Throws `CommerceError` `too-many-requests` after 30 an hour from one network. */
export async function countSignUp(context: EngineContext, { clientAddress }: Caller): Promise<void> {
  await requireNetworkAttempt(context, { action: 'sign-up', clientAddress, limit: SIGN_UPS })
}

/**
 * Counts one step of a password reset before it is looked at, alike for known and unknown addresses. Throws
 * `CommerceError` `too-many-requests` after 30 an hour from one network.
 */
export async function countPasswordReset(context: EngineContext, { clientAddress }: Caller): Promise<void> {
  await requireNetworkAttempt(context, { action: 'reset-password', clientAddress, limit: PASSWORD_RESETS })
}

const SEEN_DAYS = 90

/** Notes that a customer has entered from a network, which counts as known for 90 days from then. */
export async function rememberNetwork(db: Database, customerId: string, clientAddress: string): Promise<void> {
  await sql`
    insert into customer_network (customer_id, network_hash) values (${customerId}, ${hashOf(sql.val(customerId), clientAddress)})
    on conflict (customer_id, network_hash) do update set last_seen_at = now()`.execute(db)
}

/** Whether the customer of an e-mail address has entered from a network; the same work for an unknown address (rule A4). */
async function isKnownNetwork(
  db: Database,
  { email, clientAddress }: { readonly email: string; readonly clientAddress: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (
      select from customer join customer_network on customer_id = customer.id
      where lower(customer.email) = ${email.trim().toLowerCase()}
        and network_hash = ${hashOf(sql.ref('customer.id'), clientAddress)}
        and last_seen_at > now() - make_interval(days => ${SEEN_DAYS})) as is_known`.execute(db)
  return rows[0]?.is_known ?? false
}

function hashOf(customerId: ReturnType<typeof sql.ref> | ReturnType<typeof sql.val>, clientAddress: string) {
  return sql`sha256(convert_to(${customerId}::text || ' ' || ${networkOf(clientAddress)}::text, 'UTF8'))`
}

/** Deletes networks no customer has entered from for long. Returns how many. */
export function deleteForgottenNetworks({ db }: EngineContext, batches: DeletionBatches): Promise<number> {
  const before = sql<string>`now() - make_interval(days => ${SEEN_DAYS})`
  return deleteByAge(db, { table: 'customer_network', age: 'last_seen_at', before }, batches)
}
