import { sql } from 'kysely'
import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'
import { type DeletionBatches, deleteByAge } from '../database/delete-by-age.ts'
import { hashToken, newSessionToken } from '../session/session-token.ts'

/** What a challenge is for. */
export interface ChallengePurpose {
  /** Who makes a passkey; without a customer someone wants to sign in. */
  readonly customerId?: string | undefined
  /** The host of the shop that asks. */
  readonly rpId: string
}

/** A page of the login may stay open for a while with the passkeys that its field offers. */
const CHALLENGE_MINUTES = 30
/** Challenges of one network: each page of the login asks for one. */
const CHALLENGES: AttemptLimit = { attempts: 120, withinSeconds: 60 }

/**
 * Makes a challenge for a passkey to sign, 256 unpredictable bits as base64url; the shop keeps its hash for half an hour. Throws
 * `CommerceError` `too-many-requests` after 120 a minute from one network.
 */
export async function openPasskeyChallenge(
  context: EngineContext,
  { customerId, rpId, clientAddress }: ChallengePurpose & { readonly clientAddress: string },
): Promise<string> {
  await requireNetworkAttempt(context, { action: 'passkey-challenge', clientAddress, limit: CHALLENGES })
  const challenge = newSessionToken(context)
  await context.db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: hashToken(challenge),
      customer_id: customerId ?? null,
      rp_id: rpId,
      expires_at: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute()
  return challenge
}

/** Takes a challenge away, whatever comes of its signature. False for one that is not there, any more, for this purpose. */
export async function takePasskeyChallenge(
  { db }: EngineContext,
  challenge: string,
  { customerId, rpId }: ChallengePurpose,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('rp_id', '=', rpId)
    .where('customer_id', 'is not distinct from', customerId ?? null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Deletes challenges that no one signed in time. Returns how many. */
export function deleteExpiredChallenges({ db }: EngineContext, batches: DeletionBatches): Promise<number> {
  return deleteByAge(db, { table: 'passkey_challenge', age: 'expires_at', before: sql`now()` }, batches)
}
