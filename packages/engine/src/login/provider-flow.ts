import type { LoginStrategy, ProviderIdentity } from '@shop/domain/login'
import type { EngineContext } from '../database/context.ts'
import { newSessionToken } from '../session/session-token.ts'
import { openSealed, sealValue } from '../signing-key/sealed-value.ts'

const FLOW = 'provider-flow'
const IDENTITY = 'provider-identity'

/** How long someone may take at the provider's page. */
const FLOW_SECONDS = 600
/** How long someone may take to prove what is missing, such as their password. */
const IDENTITY_SECONDS = 1800

/** Someone's way to a provider and back, known to the browser that began it alone. */
export interface ProviderFlow {
  readonly provider: LoginStrategy
  /** Comes back in the address, so that an answer to another browser's question is not taken. */
  readonly state: string
  /** Comes back in what the provider signed. */
  readonly nonce: string
  /** Shows the provider that who asked is who fetches the answer (PKCE, RFC 7636). */
  readonly codeVerifier: string
  /** Whose account is to be linked; without one someone wants to sign in. */
  readonly customerId?: string | undefined
}

/** Begins a way to a provider: what the shop asks with, and the same sealed for a cookie of the browser, good for ten minutes. */
export async function openProviderFlow(
  context: EngineContext,
  draft: Pick<ProviderFlow, 'provider' | 'customerId'>,
): Promise<{ readonly flow: ProviderFlow; readonly sealed: string }> {
  const secret = () => newSessionToken(context)
  const flow = { ...draft, state: secret(), nonce: secret(), codeVerifier: secret() }
  return { flow, sealed: await sealValue(context, FLOW, flow, FLOW_SECONDS) }
}

/** The way that a browser comes back from; undefined where it began none with this provider, or none in ten minutes. */
export async function findProviderFlow(
  context: EngineContext,
  asked: { readonly sealed: string; readonly provider: LoginStrategy; readonly state: string },
): Promise<ProviderFlow | undefined> {
  const flow = (await openSealed(context, FLOW, asked.sealed)) as ProviderFlow | undefined
  return flow?.provider === asked.provider && flow.state === asked.state ? flow : undefined
}

/** Whom a provider has vouched for, sealed for the browser of that person until they have proven what is missing. */
export function sealIdentity(context: EngineContext, identity: ProviderIdentity): Promise<string> {
  return sealValue(context, IDENTITY, identity, IDENTITY_SECONDS)
}

/** Whom a provider has vouched for within the last half hour; undefined for anything that the shop did not seal. */
export async function openIdentity(context: EngineContext, sealed: string): Promise<ProviderIdentity | undefined> {
  return (await openSealed(context, IDENTITY, sealed)) as ProviderIdentity | undefined
}
