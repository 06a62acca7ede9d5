import { type AttemptLimit, requireAttempt } from '../customer/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'

/** Tokens that one address may have checked: a check asks somebody else's service. */
const PROVIDER_SIGN_INS: AttemptLimit = { attempts: 20, withinSeconds: 60 }

/**
 * Counts one try to sign in with a provider, before the provider is asked. Throws `CommerceError` `too-many-requests`
 * after 20 a minute from one address.
 */
export async function countProviderSignIn(
  context: EngineContext,
  { clientAddress }: { readonly clientAddress: string },
): Promise<void> {
  await requireAttempt(context.db, ['sign-in-with-provider', clientAddress], PROVIDER_SIGN_INS)
}
