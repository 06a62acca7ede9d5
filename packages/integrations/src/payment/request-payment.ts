import type { NextStep, PaymentFinding } from '@shop/domain/payment'
import type { PaymentOutcome, PaymentProvider, ProviderObject, ProviderPaymentDraft, SessionDraft } from './payment-provider.ts'

/** What a payment begins with: a page of the provider's, or a method that needs none. Kept until it is answered, as JSON. */
export type PaymentRequest =
  | { readonly kind: 'page'; readonly draft: SessionDraft }
  | { readonly kind: 'payment'; readonly draft: ProviderPaymentDraft }

/** How a payment goes on. */
export type PaymentAnswer =
  /** The shopper goes on at this address, on a page of the session if there is one; with `fields` by a form that posts them. */
  | {
      readonly kind: 'redirect'
      readonly url: string
      readonly fields?: Readonly<Record<string, string>>
      readonly sessionId?: string
      readonly pspReference?: string
    }
  /** The bank asks inside of the page, by what the provider's script makes of it. */
  | { readonly kind: 'challenge'; readonly action: ProviderObject; readonly pspReference?: string }
  | { readonly kind: 'finding'; readonly finding: PaymentFinding }
  /** A notification or the same question again will tell. */
  | { readonly kind: 'unknown' }

/** Begins a payment; the same key is the same payment, however often it is asked. */
export async function requestPayment(
  provider: PaymentProvider,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<PaymentAnswer> {
  if (request.kind === 'payment') return answerOf(await provider.pay(request.draft, idempotencyKey), request.draft.reference)
  const session = await provider.openSession(request.draft, idempotencyKey)
  if (session.kind === 'opened') return { kind: 'redirect', url: session.pageUrl, sessionId: session.id }
  return session.kind === 'rejected' ? REJECTED : session
}

/** How a payment goes on after the provider's answer; `reference` is the shop's number of it. */
export function answerOf(outcome: PaymentOutcome, reference: string): PaymentAnswer {
  switch (outcome.kind) {
    case 'authorised':
    case 'pending':
      return { kind: 'finding', finding: outcome }
    case 'voucher': {
      const { pspReference, voucher } = outcome
      return { kind: 'finding', finding: { kind: 'pending', pspReference, action: { ...voucher, merchantReference: reference } } }
    }
    case 'refused':
    case 'cancelled':
      return {
        kind: 'finding',
        finding: {
          kind: 'failed',
          reason: outcome.kind,
          ...(outcome.pspReference ? { pspReference: outcome.pspReference } : {}),
        },
      }
    case 'action': {
      const known = outcome.pspReference ? { pspReference: outcome.pspReference } : {}
      if (outcome.action.type === 'threeDS2') return { kind: 'challenge', action: outcome.action, ...known }
      const redirect = readRedirect(outcome.action)
      return redirect ? { kind: 'redirect', ...redirect, ...known } : { kind: 'unknown' }
    }
    case 'rejected':
      return REJECTED
    case 'unknown':
      return outcome
  }
}

/** What an answer leaves to the shopper. */
export function nextStepOf(answer: PaymentAnswer & { readonly kind: 'redirect' | 'challenge' }): NextStep {
  if (answer.kind === 'challenge') return { challenge: { ...answer.action } }
  return { redirectUrl: answer.url, ...(answer.fields ? { redirectFields: { ...answer.fields } } : {}) }
}

/** Where an action leads; undefined for one that leads nowhere, or to no page of the web. */
function readRedirect({ type, url, method, data }: ProviderObject) {
  if (type !== 'redirect' || typeof url !== 'string' || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return undefined
  if (method !== 'POST') return { url }
  const fields = Object.entries(typeof data === 'object' && data !== null ? data : {}).map(([name, value]) => [
    name,
    String(value),
  ])
  return { url, fields: Object.fromEntries(fields) as Record<string, string> }
}

const REJECTED: PaymentAnswer = { kind: 'finding', finding: { kind: 'failed', reason: 'rejected' } }
