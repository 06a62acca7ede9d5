import { createHash } from 'node:crypto'
import type { paymentOperations } from '@shop/contract/payment'
import { CommerceError } from '@shop/domain/error'
import { type CheckoutAttempt, errorCodeOf, type PaymentFinding, providerMethodRule } from '@shop/domain/payment'
import { requireOwnCart } from '@shop/engine/cart'
import {
  attemptAnswered,
  attemptOfState,
  beginAttempt,
  findAttemptSession,
  findNextStep,
  keepAttemptRequest,
  selectAttempt,
  settleAttempt,
  signAttempt,
} from '@shop/engine/payment'
import {
  answerOf,
  nextStepOf,
  type PaymentAnswer,
  type PaymentRequest,
  requestPayment,
  type SessionState,
} from '@shop/integrations/payment'
import type { HandlersOf, OperationContext, OperationHandler } from '../call/operation-call.ts'
import { listProviderMethods } from './provider-methods.ts'
import { type PurchasedContent, purchaseDraftOf } from './purchase-draft.ts'

/** An attempt that has begun, with what it pays for. */
interface Begun {
  readonly attempt: CheckoutAttempt
  readonly cart: PurchasedContent
}

type Progress = Awaited<ReturnType<HandlersOf<typeof paymentOperations>['startPayment']>>
type StartDraft = Parameters<HandlersOf<typeof paymentOperations>['startPayment']>[1]['draft']

/** What the provider has for the caller's cart; the shop's own methods are offered without asking it. */
export const getProviderMethods: OperationHandler<'getProviderMethods'> = async (call, { id }) => {
  const cart = await call.admit(async () =>
    requireOwnCart(call.engine, { owner: await call.session.owner(), storeKey: call.storeKey, id }),
  )
  const methods = await listProviderMethods(call, cart)
  return {
    isAvailable: methods !== undefined,
    methods: (methods ?? []).map(({ method, issuers }) => ({ method, ...(issuers ? { issuers: [...issuers] } : {}) })),
  }
}

/**
 * Begins an attempt, asks the provider outside of every transaction and keeps what it said. A provider that does not answer
 * leaves the payment open: the worker asks again under the same key, and a notification tells.
 */
export const startPayment: OperationHandler<'startPayment'> = async (call, { id, version, draft, returnUrl }) => {
  return pay(call, { draft, returnUrl }, async () => {
    const owner = await call.session.owner()
    const { paymentMethodInfo, amountPlanned } = draft
    const { method } = paymentMethodInfo
    return beginAttempt(
      call.engine,
      { owner, storeKey: call.storeKey, id, version },
      { paymentMethodInfo, amountPlanned, method },
    )
  })
}

/** Pays what `begin` begins: a cart, or an order that is due. */
export async function pay(
  call: OperationContext,
  { draft: { card, ...draft }, returnUrl }: { readonly draft: StartDraft; readonly returnUrl: string },
  begin: () => Promise<Begun>,
): Promise<Progress> {
  const { engine } = call
  const { method } = draft.paymentMethodInfo
  if (card && method !== 'scheme')
    throw new CommerceError({ code: 'invalid-input', field: 'card' }, `No card is entered for ${method}`)
  const address = requireOwnAddress(call, returnUrl)
  const { needs } = providerMethodRule(method)
  if (needs === 'issuer' && !draft.issuer) throw missing('issuer')
  if (needs === 'date-of-birth' && !draft.dateOfBirth) throw missing('dateOfBirth')
  const begun = await call.admit(begin)
  const state = await signAttempt(engine, begun.attempt.id)
  address.searchParams.set('state', state)
  const request = requestOf(call, begun, { returnUrl: address, card, ...draft })
  await call.admit(() => keepAttemptRequest(engine, begun.attempt.id, request))
  const answer = await requestPayment(call.paymentProvider, request, begun.attempt.id)
  return call.admit(() => progressAfter(call, begun.attempt, state, answer))
}

/** Takes what the shopper came back with. What the provider does not say now, a notification will. */
export const finishPayment: OperationHandler<'finishPayment'> = async (call, { state, isResumed, ...told }) => {
  const { engine, paymentProvider } = call
  const [attempt, sessionId] = await call.admit(async () => {
    const id = await attemptOfState(engine, state)
    const found = id === undefined ? undefined : await selectAttempt(engine.db, id)
    if (!found)
      throw new CommerceError(
        { code: 'resource-not-found', typeId: 'payment', id: 'state' },
        'There is no such payment to return to',
      )
    return [found, await findAttemptSession(engine, found.id)] as const
  })
  // The provider tells its decision by a notification; what the shopper came back with says nothing new.
  if (attempt.state !== 'open' || attempt.isPending) return progressOf(attempt, state)
  if (isResumed) return { ...progressOf(attempt, state), ...(await call.admit(() => findNextStep(engine, attempt.id))) }
  const { redirectResult, threeDSResult, sessionResult } = told
  const details = redirectResult !== undefined ? { redirectResult } : threeDSResult !== undefined ? { threeDSResult } : undefined
  if (details) {
    const outcome = await paymentProvider.submitDetails({ details }, detailsKeyOf(attempt, details))
    return call.admit(() => progressAfter(call, attempt, state, answerOf(outcome, attempt.id)))
  }
  if (sessionResult !== undefined && sessionId !== undefined) {
    const session = await paymentProvider.readSession(sessionId, sessionResult)
    const finding = session && findingOfSession(session)
    return call.admit(() => progressAfter(call, attempt, state, finding ? { kind: 'finding', finding } : { kind: 'unknown' }))
  }
  return progressOf(attempt, state)
}

async function progressAfter(
  { engine }: OperationContext,
  attempt: CheckoutAttempt,
  state: string,
  answer: PaymentAnswer,
): Promise<Progress> {
  switch (answer.kind) {
    case 'redirect':
    case 'challenge': {
      const nextStep = nextStepOf(answer)
      await attemptAnswered(engine, attempt.id, answer, nextStep)
      return { ...progressOf(attempt, state), ...nextStep }
    }
    case 'finding':
      return progressOf(await settleAttempt(engine, attempt.id, answer.finding), state)
    case 'unknown':
      return progressOf((await selectAttempt(engine.db, attempt.id)) ?? attempt, state)
  }
}

function progressOf({ state: standing, method, isPending, orderNumber, reason }: CheckoutAttempt, state: string): Progress {
  return {
    state,
    standing,
    method,
    ...(isPending ? { isPending } : {}),
    ...(orderNumber ? { orderNumber } : {}),
    ...(reason && standing !== 'ordered' ? { errorCode: errorCodeOf(reason), failure: reason } : {}),
  }
}

/** The same details are the same call; a bank that asks twice is answered twice. */
function detailsKeyOf({ id }: CheckoutAttempt, details: object): string {
  return `${id}/${createHash('sha256').update(JSON.stringify(details)).digest('hex').slice(0, 16)}`
}

/** What a payment is asked for with, besides the cart. */
interface ToldDraft extends Pick<StartDraft, 'issuer' | 'dateOfBirth' | 'card' | 'walletToken'> {
  readonly returnUrl: URL
}

/** On the provider's page where the shopper enters what the shop must not see, unless its fields in our page have encrypted it. */
function requestOf(
  { clientAddress }: OperationContext,
  { attempt, cart }: Begun,
  { returnUrl, issuer, dateOfBirth, card, walletToken }: ToldDraft,
): PaymentRequest {
  const { method } = attempt
  const purchase = purchaseDraftOf(cart, attempt, { returnUrl: returnUrl.href, clientAddress, dateOfBirth })
  if (card) {
    const { browserInfo, ...entered } = card
    const paymentMethod = { type: method, ...entered }
    return { kind: 'payment', draft: { ...purchase, paymentMethod, browserInfo, origin: returnUrl.origin } }
  }
  // The card is in the token, encrypted for the provider: there is nothing left to enter.
  if (method === 'googlepay' && walletToken) {
    const paymentMethod = { type: method, subtype: 'express', googlePayToken: walletToken }
    return { kind: 'payment', draft: { ...purchase, paymentMethod } }
  }
  if (providerMethodRule(method).isEnteredAtProvider) return { kind: 'page', draft: { ...purchase, allowedMethods: [method] } }
  return { kind: 'payment', draft: { ...purchase, paymentMethod: { type: method, ...(issuer ? { issuer } : {}) } } }
}

/** What became of a session; undefined while the shopper is still on its page. */
function findingOfSession({ status, pspReference }: SessionState): PaymentFinding | undefined {
  switch (status) {
    case 'completed':
      return pspReference ? { kind: 'authorised', pspReference } : undefined
    case 'paymentPending':
      return pspReference ? { kind: 'pending', pspReference } : undefined
    case 'refused':
    case 'expired':
      return { kind: 'failed', reason: status }
    case 'canceled':
      return { kind: 'failed', reason: 'cancelled' }
    case 'active':
      return undefined
  }
}

/** An address on the host of the call: the provider sends the shopper nowhere else. Throws `CommerceError` `invalid-input`. */
function requireOwnAddress({ host }: OperationContext, returnUrl: string): URL {
  const url = URL.parse(returnUrl)
  if (url?.host !== host || !/^https?:$/.test(url.protocol))
    throw new CommerceError({ code: 'invalid-input', field: 'returnUrl' }, 'The return address is not on the host of the shop')
  return url
}

function missing(field: string): CommerceError {
  return new CommerceError({ code: 'payment-prerequisite', field }, `The payment method needs ${field}`)
}
