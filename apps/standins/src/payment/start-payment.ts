import type { HeldPayment, PaymentRefusal } from './held-payment.ts'
import { answerOf, type PaymentDesk } from './payment-desk.ts'
import { type MethodRule, methodOf } from './payment-methods.ts'
import type { ProviderError } from './provider-error.ts'
import { type Fields, hasFields, objectOf, type PaymentOrder, readOrder } from './read-order.ts'
import { forcedResult, readCard } from './test-cards.ts'
import type { VisitKind } from './visits.ts'

const VOUCHER_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Begins a payment: an answer with what became of it or what the shopper has to do, or an error. */
export function startPayment(desk: PaymentDesk, fields: Fields, origin: string, now: number): object | ProviderError {
  const order = readOrder(fields)
  if (typeof order === 'string') return order
  const method = objectOf(fields.paymentMethod)
  const rule = methodOf(method.type, order.amount.currency)
  if (!rule) return 'no-such-method'
  if (!hasFields(fields, rule.needs)) return 'missing-field'
  const card = rule.begins === 'card' ? readCard(method) : undefined
  if (rule.begins === 'card' && !card) return 'invalid-card'

  const payment = openPayment(desk, order, rule, fields, card)
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
      return withAction(payment, 'RedirectShopper', redirectAction(desk, payment, 'bank', origin))
    case 'card': {
      if (!payment.isChallenged) return answerOf(desk.finish(payment.pspReference, 'approve'))
      const wish = objectOf(objectOf(fields.authenticationData).threeDSRequestData).nativeThreeDS
      const isNative = wish === 'preferred' && fields.browserInfo !== undefined
      return isNative
        ? withAction(payment, 'ChallengeShopper', challengeAction(desk, payment, origin))
        : withAction(payment, 'RedirectShopper', redirectAction(desk, payment, 'challenge', origin))
    }
  }
}

function openPayment(
  { vault }: PaymentDesk,
  order: PaymentOrder,
  rule: MethodRule,
  fields: Fields,
  card: ReturnType<typeof readCard>,
): HeldPayment {
  const { holderName } = objectOf(fields.paymentMethod)
  const holder = typeof holderName === 'string' ? holderName : ''
  const code = objectOf(fields.additionalData).RequestedTestAcquirerResponseCode
  const forced = forcedResult(holder, String(code ?? ''))
  const lastName = objectOf(fields.shopperName).lastName
  const denied: PaymentRefusal | undefined =
    lastName === 'Denied' ? { resultCode: 'Refused', reason: 'Refused', code: '2' } : undefined
  return vault.open({
    ...order,
    pspReference: vault.nextNumber(),
    method: card?.brand ?? rule.type,
    refusal: forced === 'pending' ? undefined : (forced ?? card?.refusal ?? denied),
    staysPending: forced === 'pending',
    isCard: rule.begins === 'card',
    isChallenged: card?.isChallenged ?? false,
    isCapturedAtOnce: rule.isCapturedAtOnce,
    failsCapture: holder === 'capture failed',
    failsRefund: holder === 'refund failed',
  })
}

function withAction(payment: HeldPayment, resultCode: string, action: object): object {
  return { ...answerOf(payment), resultCode, action }
}

function redirectAction({ visits }: PaymentDesk, { pspReference, method, isCard }: HeldPayment, kind: VisitKind, origin: string) {
  const token = visits.open({ kind, pspReference })
  return {
    type: 'redirect',
    url: `${origin}/payment/pages/${token}`,
    method: 'GET',
    paymentMethodType: isCard ? 'scheme' : method,
  }
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

function voucherOf({ pspReference, method, amount, reference }: HeldPayment, now: number) {
  const digits = [...pspReference].map(character => character.charCodeAt(0) % 10).join('')
  return {
    type: 'voucher',
    paymentMethodType: method,
    entity: '11249',
    reference: `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 9)}`,
    expiresAt: new Date(now + VOUCHER_DAYS * DAY_MS).toISOString().slice(0, 19),
    initialAmount: amount,
    totalAmount: amount,
    merchantName: 'Anvil',
    merchantReference: reference,
  }
}
