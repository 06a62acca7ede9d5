import type { loginOperations } from '@shop/contract/login'
import type { ResultOf } from '@shop/contract/operations'
import { CommerceError } from '@shop/domain/error'
import { emailOf, type LoginStrategy, originOfHost, type ProviderIdentity } from '@shop/domain/login'
import { localeOf } from '@shop/domain/market'
import { deviceNameOf } from '@shop/domain/session'
import { countSignUp } from '@shop/engine/customer'
import {
  countProviderSignIn,
  findProviderDeletion,
  findProviderFlow,
  linkProvider,
  listSignInWays,
  openIdentity,
  openProviderFlow,
  type ProviderFlow,
  proveProviderEmail,
  sealIdentity,
  signInWithProvider,
  unlinkProvider,
} from '@shop/engine/login'
import { endOtherSessions, listCustomerSessions } from '@shop/engine/session'
import type { HandlersOf, OperationContext } from '../call/operation-call.ts'
import { requireOwnLocale } from '../call/require-of-market.ts'
import { requireSignedIn } from '../customer/customer-request.ts'
import { providerUnavailable, requireIdentity, requireProvider } from './require-identity.ts'

export const loginHandlers: HandlersOf<typeof loginOperations> = {
  getLoginProviders: async ({ loginProviders }) => {
    return { providers: (Object.keys(loginProviders) as LoginStrategy[]).toSorted().toReversed() }
  },

  getProviderDeletion: async ({ engine }, { code }) => {
    return { providerDeletion: (await findProviderDeletion(engine, code)) ?? null }
  },

  beginProviderSignIn: async (call, { provider, isLinking = false }) => {
    const { engine, clientAddress, loginProviders, admit } = call
    const asked = requireProvider(loginProviders, provider)
    const { flow, sealed } = await admit(async () => {
      await countProviderSignIn(engine, { clientAddress })
      const customerId = isLinking ? (await requireSignedIn(call)).customerId : undefined
      return openProviderFlow(engine, { provider, customerId })
    })
    // Not while holding a place: a provider that answers late must not keep others from buying.
    const authorizationUrl = await asked.authorizationUrl(questionOf(call, flow))
    if (authorizationUrl === undefined) throw providerUnavailable(provider)
    return { authorizationUrl, flow: sealed }
  },

  finishProviderSignIn: async (call, { provider, flow: sealed, state, code }) => {
    const { engine, clientAddress, loginProviders, admit } = call
    const asked = requireProvider(loginProviders, provider)
    const flow = await admit(async () => {
      await countProviderSignIn(engine, { clientAddress })
      return findProviderFlow(engine, { sealed, provider, state })
    })
    if (!flow) throw new CommerceError({ code: 'invalid-credentials' }, 'The sign-in was begun elsewhere, or too long ago')
    const identity = requireIdentity(provider, await asked.exchange(code, questionOf(call, flow)))
    return admit(() => (flow.customerId === undefined ? enter(call, identity) : link(call, flow.customerId, identity)))
  },

  linkProviderAccount: async (call, { identity, password }) => {
    await signIn(call, await requireSealedIdentity(call, identity), password)
    return null
  },

  proveProviderEmail: async (call, { identity: sealed, email, locale }) => {
    const { engine, market, storeKey, clientAddress } = call
    requireOwnLocale(market, locale)
    await countSignUp(engine, { clientAddress })
    const identity = await requireSealedIdentity(call, sealed)
    await proveProviderEmail(engine, { identity, email, locale, storeKey })
    return null
  },

  getMySecurity: async call => {
    const { engine } = call
    const signedIn = await requireSignedIn(call)
    const [ways, sessions] = await Promise.all([
      listSignInWays(engine, signedIn.customerId),
      listCustomerSessions(engine, signedIn.customerId),
    ])
    return {
      hasPassword: ways.hasPassword,
      providers: [...ways.providers],
      passkeys: ways.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt,
        ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
      })),
      sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
        id,
        device: deviceNameOf(userAgent),
        createdAt,
        lastUsedAt,
        isCurrent: id === signedIn.id,
      })),
    }
  },

  unlinkProvider: async (call, { provider }) => {
    const { customerId } = await requireSignedIn(call)
    await unlinkProvider(call.engine, { customerId, provider })
    return null
  },

  endOtherSessions: async (call, { id }) => {
    const { customerId, id: currentId } = await requireSignedIn(call)
    await endOtherSessions(call.engine, { customerId, currentId, id })
    return null
  },
}

type Finished = ResultOf<'finishProviderSignIn'>

/** The same question on the way to the provider and back; its answer comes to a page of the host that asked. */
function questionOf({ host }: OperationContext, { provider, state, nonce, codeVerifier }: ProviderFlow) {
  return { redirectUri: `${originOfHost(host)}/login/${provider}`, state, nonce, codeVerifier }
}

async function signIn(call: OperationContext, identity: ProviderIdentity, password?: string): Promise<void> {
  const { engine, passwords, market, storeKey, session, clientAddress } = call
  const entrance = { storeKey, session: await session.find(), device: session.device }
  const wish = { identity, password, locale: localeOf(market), clientAddress }
  session.enter(await signInWithProvider(engine, passwords, entrance, wish))
}

/** Signs in whom a provider vouches for, or tells what is missing for it. */
async function enter(call: OperationContext, identity: ProviderIdentity): Promise<Finished> {
  try {
    await signIn(call, identity)
    return { outcome: 'signed-in' }
  } catch (error) {
    const outcome = error instanceof CommerceError ? missingOf(error) : undefined
    if (outcome === undefined) throw error
    const email = outcome === 'password-needed' ? emailOf(identity) : undefined
    return { outcome, identity: await sealIdentity(call.engine, identity), ...(email === undefined ? {} : { email }) }
  }
}

/** What a refused sign-in is missing; undefined where nothing would help. An unverified address is not asked for again. */
function missingOf({ failure }: CommerceError): 'password-needed' | 'email-needed' | undefined {
  if (failure.code === 'account-exists') return 'password-needed'
  return failure.code === 'provider-email' && failure.problem === 'missing' ? 'email-needed' : undefined
}

async function link(call: OperationContext, customerId: string, identity: ProviderIdentity): Promise<Finished> {
  const signedIn = await requireSignedIn(call)
  // Someone else has signed in to this browser meanwhile.
  if (signedIn.customerId !== customerId) throw new CommerceError({ code: 'unauthenticated' }, 'User is not authenticated')
  await linkProvider(call.engine, { customerId, identity })
  return { outcome: 'linked' }
}

async function requireSealedIdentity({ engine }: OperationContext, sealed: string): Promise<ProviderIdentity> {
  const identity = await openIdentity(engine, sealed)
  if (!identity) throw new CommerceError({ code: 'email-token-expired' }, 'The sign-in was begun too long ago')
  return identity
}
