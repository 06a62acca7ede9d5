import type { HeldPayment, PaymentRefusal } from './held-payment.ts'
import { answerOf, type PaymentDesk } from './payment-desk.ts'
import { type MethodRule, methodOf } from './payment-methods.ts'
import type { ProviderError } from './provider-error.ts'
import { type Fields, hasFields, objectOf, type PaymentOrder, readOrder } from './read-order.ts'
import { type Card, forcedResult, readCard } from './test-cards.ts'
import type { ProviderVisit, VisitKind } from './visits.ts'
import { voucherOf } from './voucher.ts'
import { readWalletCard } from './wallet-cards.ts'

/** A payment that is open, and the rule of its method. */
export interface BegunPayment {
  readonly payment: HeldPayment
  readonly rule: MethodRule
}

/** Opens a payment as a request wants it; an error where the request cannot be used, and then nothing is open. */
export function beginPayment({ vault, secured }: PaymentDesk, fields: Fields): BegunPayment | ProviderError {
  const order = readOrder(fields)
  if (typeof order === 'string') return order
  const method = secured.decrypt(objectOf(fields.paymentMethod))
  const rule = methodOf(method.type, order.amount.currency)
  if (!rule) return 'no-such-method'
  if (!hasFields(fields, rule.needs)) return 'missing-field'
  const card = cardOf(rule, method)
  if (rule.begins === 'card' && !card) return 'invalid-card'
  return { payment: vault.open(draftOf(order, rule, fields, card, vault.nextNumber())), rule }
}

/** Begins a payment: an answer with what became of it or what the shopper has to do, or an error. */
export function startPayment(desk: PaymentDesk, fields: Fields, origin: string, now: number): object | ProviderError {
  const begun = beginPayment(desk, fields)
  if (typeof begun === 'string') return begun
  const { payment, rule } = begun
  switch (rule.begins) {
    case 'at-once':
      return answerOf(desk.finish(payment.pspReference, 'approve'))
    case 'voucher':
      return {
        ...answerOf(desk.finish(payment.pspReference, 'pending')),
        resultCode: 'PresentToShopper',
        action: voucherOf(payment, now),
      }
    case 'sheet':
      return withAction(payment, 'Pending', sheetAction(desk, payment))
    case 'redirect':
      return withAction(
        payment,
        'RedirectShopper',
        rule.isPosted ? postedAction(desk, payment, 'bank', origin) : redirectAction(desk, payment, 'bank', origin),
      )
    case 'card':
    case 'wallet': {
      if (!payment.isChallenged) return answerOf(desk.finish(payment.pspReference, 'approve'))
      const wish = objectOf(objectOf(fields.authenticationData).threeDSRequestData).nativeThreeDS
      const isNative = wish === 'preferred' && fields.browserInfo !== undefined
      return isNative
        ? withAction(payment, 'ChallengeShopper', challengeAction(desk, payment, origin))
        : withAction(
            payment,
            'RedirectShopper',
            (payment.isLedByForm ? postedAction : redirectAction)(desk, payment, 'challenge', origin),
          )
    }
  }
}

/** Where a form leads to a page, by its field `MD`. */
export const POSTED_PATH = '/payment/posted'

/** Opens a page for the shopper and returns its path. */
export function visitPath({ visits }: PaymentDesk, visit: ProviderVisit): string {
  return `/payment/pages/${visits.open(visit)}`
}

function cardOf({ begins }: MethodRule, method: Fields): Card | undefined {
  if (begins === 'card') return readCard(method)
  return begins === 'wallet' ? readWalletCard(method.googlePayToken ?? method.applePayToken) : undefined
}

function draftOf(order: PaymentOrder, rule: MethodRule, fields: Fields, card: Card | undefined, pspReference: string) {
  const { holderName } = objectOf(fields.paymentMethod)
  const holder = typeof holderName === 'string' ? holderName : ''
  const code = objectOf(fields.additionalData).RequestedTestAcquirerResponseCode
  const forced = forcedResult(holder, String(code ?? ''))
  const lastName = objectOf(fields.shopperName).lastName
  const denied: PaymentRefusal | undefined =
    lastName === 'Denied' ? { resultCode: 'Refused', reason: 'Refused', code: '2' } : undefined
  const isCard = rule.begins === 'card'
  return {
    ...order,
    pspReference,
    method: isCard && card ? card.brand : rule.type,
    refusal: forced === 'pending' ? undefined : (forced ?? card?.refusal ?? denied),
    staysPending: forced === 'pending',
    isCard,
    isChallenged: card?.isChallenged ?? false,
    ...(card?.isLedByForm ? { isLedByForm: card.isLedByForm } : {}),
    isCapturedAtOnce: rule.isCapturedAtOnce,
    failsCapture: holder === 'capture failed',
    failsRefund: holder === 'refund failed',
  }
}

function withAction(payment: HeldPayment, resultCode: string, action: object): object {
  return { ...answerOf(payment), resultCode, action }
}

function redirectAction(desk: PaymentDesk, { pspReference, method, isCard }: HeldPayment, kind: VisitKind, origin: string) {
  return {
    type: 'redirect',
    url: origin + visitPath(desk, { kind, pspReference }),
    method: 'GET',
    paymentMethodType: isCard ? 'scheme' : method,
  }
}

/** A redirect by a form, with what the page is found by in it. */
function postedAction({ visits }: PaymentDesk, { pspReference, method }: HeldPayment, kind: VisitKind, origin: string) {
  const data = { MD: visits.open({ kind, pspReference }), PaReq: Buffer.from(pspReference).toString('base64') }
  return { type: 'redirect', url: `${origin}${POSTED_PATH}`, method: 'POST', data, paymentMethodType: method }
}

function challengeAction({ visits }: PaymentDesk, { pspReference }: HeldPayment, origin: string) {
  const token = visits.open({ kind: 'framed-challenge', pspReference })
  const acs = { acsURL: `${origin}/payment/pages/${token}`, acsTransID: token.slice(0, 12), messageVersion: '2.2.0' }
  return {
    type: 'threeDS2',
    subtype: 'challenge',
    paymentMethodType: 'scheme',
    token: Buffer.from(JSON.stringify(acs)).toString('base64'),
    authorisationToken: token,
    paymentData: pspReference,
  }
}

function sheetAction({ visits }: PaymentDesk, { pspReference, method }: HeldPayment) {
  const token = visits.open({ kind: 'sheet', pspReference })
  return { type: 'sdk', paymentMethodType: method, sdkData: { token }, paymentData: pspReference }
}
