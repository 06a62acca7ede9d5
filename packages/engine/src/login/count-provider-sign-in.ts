import { type AttemptLimit, requireNetworkAttempt } from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'

/** Tokens that one network may have checked: a check asks somebody else's service. */
const PROVIDER_SIGN_INS: AttemptLimit = { attempts: 20, withinSeconds: 60 }

/**
 * Counts one try to sign in with a provider, before the provider is asked. Throws `CommerceError` `too-many-requests`
 * after 20 a minute from one network.
 */
export async function countProviderSignIn(
  context: EngineContext,
  { clientAddress }: { readonly clientAddress: string },
): Promise<void> {
  await requireNetworkAttempt(context, { action: 'sign-in-with-provider', clientAddress, limit: PROVIDER_SIGN_INS })
}
