import { authSyncBody } from '@shop/contract/login'
import type { LoginStrategy, ProviderIdentity } from '@shop/domain/login'
import { localeOf, marketOfHost, storeKeyOf } from '@shop/domain/market'
import { countProviderSignIn, signInWithProvider } from '@shop/engine/login'
import type { LoginProviders } from '@shop/integrations/login'
import type { FastifyInstance } from 'fastify'
import type { IncomingCall, OperationDependencies } from '../call/answer-operation.ts'
import type { OperationAnswer } from '../call/operation-answer.ts'
import { checkParams, parseJson } from '../call/parse-payload.ts'
import { withinDeadline } from '../call/within-deadline.ts'
import { errorAnswerOf } from '../error/error-answer.ts'
import { guardCall, onlyPost } from '../http/guard-call.ts'
import { decodeBody, signalOfCaller } from '../http/read-request.ts'
import { sendAnswer } from '../http/send-answer.ts'
import { logOperation } from '../log/log-operation.ts'
import { createCallSession } from '../session/call-session.ts'
import { requireIdentity, requireProvider } from './require-identity.ts'

/** `POST /auth-sync` (AUTH-14), which is `/api/auth-sync` through the storefront. */
export function routeAuthSync(server: FastifyInstance, deps: OperationDependencies): void {
  server.post<{ Body: Buffer | undefined }>('/auth-sync', { onRequest: guardCall }, async (request, reply) => {
    const begun = performance.now()
    const { cookie } = request.headers
    const incoming = {
      body: decodeBody(request.body),
      host: request.host,
      clientAddress: request.ip,
      signal: signalOfCaller(reply),
      ...(cookie ? { cookie } : {}),
      ...(request.headers['user-agent'] ? { userAgent: request.headers['user-agent'] } : {}),
    }
    const answer = await answerAuthSync(deps, incoming)
    logOperation(request.log, { operation: 'auth-sync', ...incoming, answer, durationMs: performance.now() - begun, way: 'http' })
    return sendAnswer(reply, answer)
  })
  onlyPost(server, '/auth-sync', 'Signing in is a POST')
}

/**
 * Answers `POST /auth-sync` (AUTH-14): asks the provider whose token it is, signs the customer in under the rules of
 * `customerSignMeIn`, and sets the token cookie (AUTH-15). Never throws, except the signal's reason when the caller has
 * gone.
 */
async function answerAuthSync(deps: OperationDependencies, incoming: Omit<IncomingCall, 'operation'>): Promise<OperationAnswer> {
  const { signal, cookie, userAgent, clientAddress = 'unknown' } = incoming
  const { engine, passwords, loginProviders } = deps
  let setCookies: readonly string[] = []
  try {
    const market = marketOfHost(incoming.host)
    const { accessToken, provider, sessionTtl, password } = checkParams(authSyncBody, parseJson(incoming.body))
    const storeKey = storeKeyOf(market)
    const session = createCallSession(engine, { storeKey, ...(cookie ? { cookie } : {}), ...(userAgent ? { userAgent } : {}) })
    setCookies = session.setCookies
    const customerId = await withinDeadline(deps.deadlineMs, signal, async ending => {
      const admit = <Result>(work: () => Promise<Result>) => deps.admission.run({ kind: 'buying', signal: ending }, work)
      await admit(() => countProviderSignIn(engine, { clientAddress }))
      // Not while holding a place: a provider that answers late must not keep others from buying.
      const identity = await identityOf(loginProviders, provider, accessToken)
      ending.throwIfAborted()
      return admit(async () => {
        const entrance = { storeKey, session: await session.find(), ttlSeconds: sessionTtl, device: session.device }
        const signIn = { identity, password, locale: localeOf(market), clientAddress }
        const signedIn = await signInWithProvider(engine, passwords, entrance, signIn)
        session.enter(signedIn)
        return signedIn.customer.id
      })
    })
    return { status: 200, body: { customerId }, setCookies }
  } catch (error) {
    if (signal?.aborted && error === signal.reason) throw error
    return { ...errorAnswerOf(error), setCookies }
  }
}

async function identityOf(providers: LoginProviders, provider: LoginStrategy, accessToken: string): Promise<ProviderIdentity> {
  return requireIdentity(provider, await requireProvider(providers, provider).verify(accessToken))
}
