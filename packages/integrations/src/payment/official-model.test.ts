import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type {
  CreateCheckoutSessionRequest,
  CreateCheckoutSessionResponse,
  PaymentCaptureResponse,
  PaymentRequest,
} from '@adyen/api-library/lib/src/typings/checkout/models'
import HmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator'
import { moneyOf } from '@shop/domain/money'
import { describe, expect, test } from 'vitest'
import { isAuthentic, readNotifications } from './index.ts'
import { mismatchesOf, type RequiredFields } from './official-model.fixtures.ts'
import { aDraft, aKey, CARD, CHALLENGED, decide, openPaymentTest, referenceOf, WHOLE_PURCHASE } from './payment.fixtures.ts'

const { standins, settings, open, pay } = await openPaymentTest()
const provider = open()
const hmac = new HmacValidator()

interface Seen {
  readonly requests: readonly { readonly endpoint: string; readonly path: string; readonly body: unknown }[]
}
const look = () => standins.look<Seen>('payment')

/** What the stand-in answers to the body it received last, sent again by hand. */
async function answerToLast(endpoint: string): Promise<{ readonly body: unknown; readonly answer: Record<string, unknown> }> {
  const seen = (await look()).requests.find(request => request.endpoint === endpoint)
  if (!seen) throw new Error(`Nothing came to ${endpoint}`)
  const headers = { 'content-type': 'application/json', 'x-api-key': settings.apiKey }
  const answer = await fetch(standins.address + seen.path, { method: 'POST', headers, body: JSON.stringify(seen.body) })
  return { body: seen.body, answer: (await answer.json()) as Record<string, unknown> }
}

describe('by the models of the official library', () => {
  test.each([
    ['a card', CARD, 'EUR'],
    ['a refused card', { ...CARD, holderName: 'DECLINED' }, 'EUR'],
    ['a card whose bank asks', CHALLENGED, 'EUR'],
    ['PayPal', { type: 'paypal' }, 'EUR'],
    ['Klarna', { type: 'klarna' }, 'EUR'],
    ['Klarna over time', { type: 'klarna_account' }, 'EUR'],
    ['Klarna for companies', { type: 'klarna_b2b' }, 'EUR'],
    ['Ratepay', { type: 'ratepay' }, 'EUR'],
    ['iDEAL', { type: 'ideal' }, 'EUR'],
    ['a bank in Poland', { type: 'onlineBanking_PL', issuer: '154' }, 'PLN'],
    ['TWINT', { type: 'twint' }, 'CHF'],
    ['MobilePay', { type: 'mobilepay' }, 'DKK'],
    ['Multibanco', { type: 'multibanco' }, 'EUR'],
    ['Google Pay', { type: 'googlepay', googlePayToken: '{}' }, 'EUR'],
    ['Apple Pay', { type: 'applepay', applePayToken: '{}' }, 'EUR'],
  ] as const)('%s is asked for by PaymentRequest and answered by PaymentResponse', async (_name, paymentMethod, currency) => {
    const browserInfo = {
      acceptHeader: '*/*',
      colorDepth: 24,
      javaEnabled: false,
      language: 'sk-SK',
      screenHeight: 900,
      screenWidth: 1440,
      timeZoneOffset: -60,
      userAgent: 'test',
    }
    const outcome = await pay({ ...WHOLE_PURCHASE, paymentMethod, browserInfo, amount: moneyOf(currency, 12_995) }, provider)
    expect(['rejected', 'unknown']).not.toContain(outcome.kind)
    const { body, answer } = await answerToLast('payments')
    expect(mismatchesOf(body, 'PaymentRequest')).toEqual([])
    expect(mismatchesOf(answer, 'PaymentResponse')).toEqual([])
    const required: RequiredFields<PaymentRequest> = {
      amount: true,
      merchantAccount: true,
      paymentMethod: true,
      reference: true,
      returnUrl: true,
    }
    expect(Object.keys(required).filter(name => !(name in (body as object)))).toEqual([])
  })

  test.each(['approve', 'refuse', 'cancel', 'pending'])(
    'the way back after %s is PaymentDetailsRequest and -Response',
    async decision => {
      const outcome = await pay({ paymentMethod: { type: 'ideal' } }, provider)
      if (outcome.kind !== 'action') throw new Error(`No action: ${outcome.kind}`)
      const back = new URL(await decide(outcome.action.url, { decision }))
      await provider.submitDetails({ details: { redirectResult: back.searchParams.get('redirectResult') } }, aKey())
      const { body, answer } = await answerToLast('payments/details')
      expect(mismatchesOf(body, 'PaymentDetailsRequest')).toEqual([])
      expect(mismatchesOf(answer, 'PaymentDetailsResponse')).toEqual([])
    },
  )

  test('a session is CreateCheckoutSessionRequest and -Response, and its result SessionResultResponse', async () => {
    const { paymentMethod: _none, ...order } = aDraft(WHOLE_PURCHASE)
    const session = await provider.openSession({ ...order, allowedMethods: ['paypal'] }, aKey())
    if (session.kind !== 'opened') throw new Error(`Not opened: ${session.kind}`)
    const { body, answer } = await answerToLast('sessions')
    expect(mismatchesOf(body, 'CreateCheckoutSessionRequest')).toEqual([])
    expect(mismatchesOf(answer, 'CreateCheckoutSessionResponse')).toEqual([])
    const asked: RequiredFields<CreateCheckoutSessionRequest> = {
      amount: true,
      merchantAccount: true,
      reference: true,
      returnUrl: true,
    }
    const answered: RequiredFields<CreateCheckoutSessionResponse> = { ...asked, expiresAt: true, id: true }
    expect(Object.keys(asked).filter(name => !(name in (body as object)))).toEqual([])
    expect(Object.keys(answered).filter(name => !(name in answer))).toEqual([])

    for (const decision of ['approve', 'pending', 'cancel']) {
      const { id, pageUrl } = (await provider.openSession({ ...order, allowedMethods: ['paypal'] }, aKey())) as typeof session
      const back = new URL(await decide(pageUrl, { method: 'paypal', decision }))
      const headers = { 'x-api-key': settings.apiKey }
      const result = await fetch(`${settings.url}/sessions/${id}${back.search}`, { headers })
      expect(mismatchesOf(await result.json(), 'SessionResultResponse')).toEqual([])
    }
  })

  test('the methods are PaymentMethodsRequest and -Response', async () => {
    await provider.listMethods({ amount: moneyOf('PLN', 100), countryCode: 'PL', locale: 'pl-PL', blocked: ['klarna'] })
    const { body, answer } = await answerToLast('paymentMethods')
    expect(mismatchesOf(body, 'PaymentMethodsRequest')).toEqual([])
    expect(mismatchesOf(answer, 'PaymentMethodsResponse')).toEqual([])
  })

  test.each([
    ['capture', 'captures', 'PaymentCapture'],
    ['refund', 'refunds', 'PaymentRefund'],
    ['cancel', 'cancels', 'PaymentCancel'],
  ] as const)('a %s is requested and received as its types say', async (kind, endpoint, type) => {
    const pspReference = await referenceOf(pay({}, provider))
    const draft = { pspReference, amount: moneyOf('EUR', 100), reference: 'r', idempotencyKey: aKey() }
    await provider[kind](draft)
    const { body, answer } = await answerToLast(endpoint)
    expect(mismatchesOf(body, `${type}Request`)).toEqual([])
    expect(mismatchesOf(answer, `${type}Response`)).toEqual([])
    const required: RequiredFields<PaymentCaptureResponse> = {
      merchantAccount: true,
      paymentPspReference: true,
      pspReference: true,
      status: true,
      amount: true,
    }
    expect(Object.keys(required).filter(name => !(name in answer) && (name !== 'amount' || kind !== 'cancel'))).toEqual([])
  })

  test('an error is ServiceError', async () => {
    await provider.pay(aDraft({ reference: '' }), aKey())
    expect(mismatchesOf((await answerToLast('payments')).answer, 'ServiceError')).toEqual([])
  })

  test('what the library does not know is found', () => {
    const amount = { currency: 'EUR', value: '100' }
    const wrong = { resultCode: 'Paid', amount, action: { type: 'teleport' }, paidAt: 1 }
    expect(mismatchesOf(wrong, 'PaymentResponse')).toEqual([
      'PaymentResponse.resultCode is not one of its words: "Paid"',
      'PaymentResponse.amount.value is not a number: "100"',
      'PaymentResponse.action.type is not one of its words: teleport',
      'PaymentResponse has no field paidAt',
    ])
  })
})

describe('the signature of a notification', () => {
  test('is what the official library makes of each, and the library takes it', async () => {
    const bodies: string[] = []
    const server = createServer(async (request, response) => {
      bodies.push(await text(request))
      response.end('[accepted]')
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    await standins.tell('payment/notifications', { url: `http://127.0.0.1:${port}/` })
    const payment = await referenceOf(pay({}, provider))
    for (const operation of ['capture', 'refund', 'chargeback']) await standins.tell(`payment/payments/${payment}`, { operation })
    await expect.poll(() => bodies.length).toBe(4)
    server.close()
    for (const body of bodies) {
      const item = JSON.parse(body).notificationItems[0].NotificationRequestItem
      expect(hmac.calculateHmac(item, settings.hmacKey)).toBe(item.additionalData.hmacSignature)
      expect(hmac.validateHMAC(item, settings.hmacKey)).toBe(true)
      const [notification] = readNotifications(body) ?? []
      expect(notification && isAuthentic(notification, settings.hmacKey)).toBe(true)
    }
  })
})
