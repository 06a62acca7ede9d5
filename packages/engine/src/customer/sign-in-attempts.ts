import { CommerceError } from '@shop/domain/error'
import { networkOf } from '@shop/domain/session'
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
import { isKnownNetwork } from './customer-network-rows.ts'

/** Wrong passwords for whatever account from one network: enough for an office that forgets, not for a list of accounts. */
const OF_NETWORK: AttemptLimit = { attempts: 100, withinSeconds: 900 }
/** Wrong passwords for one account from one network, four times as many within an hour. */
const OF_PAIR: AttemptLimit = { attempts: 10, withinSeconds: 900 }
/** Wrong passwords for one account from everywhere: more than one network can use up, so that one caller closes nothing. */
const OF_ACCOUNT: AttemptLimit = { attempts: 50, withinSeconds: 3600 }

/** Whose password is tried, and from where. */
export interface SignInAttempt {
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
 * none of them, so it gives none back: others would have it.
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
