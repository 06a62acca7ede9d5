import type { Money } from '@shop/domain/money'
import { type JsonObject, readJsonObject } from '../http/json-object.ts'
import { createServiceClient, UpstreamError } from '../http/service-client.ts'
import {
  type ModificationOutcome,
  type PaymentOrderDraft,
  type PaymentProvider,
  type PaymentPurchaseDraft,
  type ProviderPaymentDraft,
  type Rejection,
  SESSION_STATUSES,
  type SessionDraft,
  type SessionOutcome,
  type SessionState,
  type UnknownOutcome,
} from './payment-provider.ts'
import { readPaymentOutcome } from './read-payment-outcome.ts'

/** The shop at the payment provider. */
export interface PaymentSettings {
  /** Address of the interface, with its version. */
  readonly url: string
  readonly apiKey: string
  readonly merchantAccount: string
  /** Key of the notifications' signatures, in hexadecimal digits. */
  readonly hmacKey: string
}

/** A bank takes its time; an outcome that stays unknown is worse than a wait. */
const TIMEOUT_MS = 25_000
const UNKNOWN: UnknownOutcome = { kind: 'unknown' }

type Answer = { readonly kind: 'answered'; readonly body: JsonObject } | Rejection | UnknownOutcome

/** Calls the provider's Checkout interface, version 72. Nothing connects before the first call. */
export function createPaymentProvider(
  settings: PaymentSettings,
  limits: { readonly totalTimeoutMs?: number } = {},
): PaymentProvider {
  const { merchantAccount } = settings
  const client = createServiceClient({
    service: 'payment',
    baseUrl: settings.url,
    totalTimeoutMs: limits.totalTimeoutMs ?? TIMEOUT_MS,
    maxConcurrentCalls: 50,
  })

  async function call(method: 'GET' | 'POST', path: string, more: Partial<Parameters<typeof client.call>[0]>): Promise<Answer> {
    try {
      const headers = { 'x-api-key': settings.apiKey, ...more.headers }
      const { status, text } = await client.call({ method, path, isRepeatable: true, ...more, headers })
      const body = readJsonObject(text)
      // What cannot be read is not the provider's word.
      if (!body) return UNKNOWN
      if (status >= 200 && status < 300) return { kind: 'answered', body }
      // Too many calls, trouble there, and a request still under way under the same key: all may end otherwise.
      const isOpen = status >= 500 || status === 429 || body.errorCode === ALREADY_IN_PROGRESS
      return isOpen ? UNKNOWN : { kind: 'rejected', errorCode: String(body.errorCode ?? status) }
    } catch (error) {
      if (error instanceof UpstreamError) return UNKNOWN
      throw error
    }
  }

  const postAlone = (path: string, json: object, idempotencyKey?: string) =>
    call('POST', path, { json, ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }) })

  const post = (path: string, json: object, idempotencyKey?: string) =>
    postAlone(path, { merchantAccount, ...json }, idempotencyKey)

  async function modify(
    kind: 'captures' | 'cancels' | 'refunds',
    draft: {
      readonly pspReference: string
      readonly reference: string
      readonly idempotencyKey: string
      readonly amount?: Money
    },
  ): Promise<ModificationOutcome> {
    const { pspReference: payment, reference, idempotencyKey, amount } = draft
    // Only all of an authorisation can be let go of.
    const json = { reference, ...(amount && kind !== 'cancels' ? { amount: amountOf(amount) } : {}) }
    const answer = await post(`/payments/${encodeURIComponent(payment)}/${kind}`, json, idempotencyKey)
    if (answer.kind !== 'answered') return answer
    const { status, pspReference } = answer.body
    return status === 'received' && typeof pspReference === 'string' ? { kind: 'received', pspReference } : UNKNOWN
  }

  return {
    async listMethods({ amount, countryCode, locale, blocked }) {
      const json = {
        amount: amountOf(amount),
        countryCode,
        shopperLocale: locale,
        channel: 'Web',
        blockedPaymentMethods: blocked,
      }
      const answer = await post('/paymentMethods', json)
      return answer.kind === 'answered' && Array.isArray(answer.body.paymentMethods) ? answer.body : undefined
    },
    async pay(draft, idempotencyKey) {
      const answer = await post('/payments', paymentOf(draft), idempotencyKey)
      return answer.kind === 'answered' ? readPaymentOutcome(answer.body) : answer
    },
    async submitDetails({ details, paymentData }, idempotencyKey) {
      // Without the account: this request has no field for it, since the payment has one.
      const answer = await postAlone('/payments/details', { details, paymentData }, idempotencyKey)
      return answer.kind === 'answered' ? readPaymentOutcome(answer.body) : answer
    },
    async openSession(draft, idempotencyKey) {
      const json = { ...purchaseOf(draft), mode: 'hosted', allowedPaymentMethods: draft.allowedMethods }
      const answer = await post('/sessions', json, idempotencyKey)
      return answer.kind === 'answered' ? readOpenedSession(answer.body) : answer
    },
    async readSession(id, sessionResult) {
      const answer = await call('GET', `/sessions/${encodeURIComponent(id)}`, { query: { sessionResult } })
      return answer.kind === 'answered' ? readSessionState(answer.body) : undefined
    },
    capture: draft => modify('captures', draft),
    cancel: draft => modify('cancels', draft),
    refund: draft => modify('refunds', draft),
    close: () => client.close(),
  }
}

const ALREADY_IN_PROGRESS = '704'

function amountOf({ currencyCode, centAmount }: Money): { readonly currency: string; readonly value: number } {
  return { currency: currencyCode, value: centAmount }
}

function orderOf({ amount, reference, returnUrl, countryCode, locale }: PaymentOrderDraft): object {
  return { amount: amountOf(amount), reference, returnUrl, countryCode, shopperLocale: locale, channel: 'Web' }
}

function purchaseOf(draft: SessionDraft | PaymentPurchaseDraft): object {
  const { shopper, billingAddress, deliveryAddress, lineItems } = draft
  return {
    ...orderOf(draft),
    billingAddress,
    deliveryAddress,
    lineItems,
    shopperReference: shopper?.reference,
    shopperEmail: shopper?.email,
    shopperIP: shopper?.ip,
    shopperName: shopper?.name,
    telephoneNumber: shopper?.telephoneNumber,
    dateOfBirth: shopper?.dateOfBirth,
    company: shopper?.company,
  }
}

function paymentOf(draft: ProviderPaymentDraft): object {
  const { paymentMethod, browserInfo, origin } = draft
  return {
    ...purchaseOf(draft),
    paymentMethod,
    browserInfo,
    origin,
    // Banks ask for proof inside of the page where they can, else by a redirect.
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
  }
}

function readOpenedSession({ id, url, expiresAt }: JsonObject): SessionOutcome {
  if (typeof id !== 'string' || typeof url !== 'string' || typeof expiresAt !== 'string') return UNKNOWN
  return { kind: 'opened', id, pageUrl: url, expiresAt }
}

function readSessionState({ status: told, payments }: JsonObject): SessionState | undefined {
  const status = SESSION_STATUSES.find(known => known === told)
  if (!status) return undefined
  const [payment] = Array.isArray(payments) ? payments : []
  const pspReference: unknown = payment?.pspReference
  return { status, ...(typeof pspReference === 'string' ? { pspReference } : {}) }
}
