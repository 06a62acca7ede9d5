import type { EngineContext } from '../database/context.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { signText, verifyText } from '../signing-key/signed-text.ts'

const PURPOSE = 'payment-return'
const LONGEST = 200

/**
 * The name of an attempt for the address to which its shopper comes back from the provider: signed, since the browser sends no
 * cookie with a return from another site. It tells how the payment stands and finishes it, and opens nothing else.
 */
export async function signAttempt(context: EngineContext, id: string): Promise<string> {
  return signText(await findSigningKey(context, PURPOSE), PURPOSE, id)
}

/** The id of a signed attempt; undefined for what the shop did not sign. */
export async function attemptOfState(context: EngineContext, state: string): Promise<string | undefined> {
  return state.length > LONGEST ? undefined : verifyText(await findSigningKey(context, PURPOSE), PURPOSE, state)
}
