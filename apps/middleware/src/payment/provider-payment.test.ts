import { createHmac } from 'node:crypto'
import type { ParamsOf } from '@shop/contract'
import { claimUnansweredAttempts, takeNotifications } from '@shop/engine/payment'
import { start as startStandins } from '@shop/standins'
import { afterAll, afterEach, expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware, type Shopper } from '../middleware.fixtures.ts'
import { readyCart } from '../order/checkout.fixtures.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const middleware = await openTestMiddleware({ standins: standins.address, outside: { totalTimeoutMs: 60_000 } })
const alone = await openTestMiddleware()
afterEach(async () => {
  await fetch(`${standins.address}/__sandbox/payment/faults`, { method: 'DELETE' })
})

/** The key of the stand-in's notifications, in hexadecimal digits. */
const HMAC_KEY = '0123456789ABCDEF'.repeat(4)
const RETURN_URL = 'http://sk.localhost/checkout/payment-return'

async function fault(endpoint: string, kind: string): Promise<void> {
  const body = JSON.stringify({ endpoint, kind, times: 1 })
  await fetch(`${standins.address}/__sandbox/payment/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
}

/** A card as the fields in a page hand it on: typed into their frame, readable for the provider alone. */
async function enterCard(number: string) {
  const entered = await fetch(`${standins.address}/payment/securedfields/test_ANVILLOCAL/encrypt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '03/30', code: '737' }),
  })
  const { encrypted } = (await entered.json()) as { encrypted: Record<string, string> }
  const { type: _type, ...card } = encrypted
  return { ...card, browserInfo: BROWSER } as CardEntry
}

type CardEntry = NonNullable<ParamsOf<'startPayment'>['draft']['card']>

const BROWSER = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'sk',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
  userAgent: 'test',
}

async function begin(shopper: Shopper, method: 'scheme' | 'paypal' = 'scheme', returnUrl = RETURN_URL, card?: CardEntry) {
  const { id, version, totalPrice } = await readyCart(shopper)
  const { currencyCode, centAmount } = totalPrice
  const paymentMethodInfo = { paymentInterface: 'card-payment-provider', method, name: { en: 'Payment' } } as const
  const draft = { paymentMethodInfo, amountPlanned: { currencyCode, centAmount }, ...(card ? { card } : {}) }
  return { id, centAmount, progress: await shopper.do('startPayment', { id, version, draft, returnUrl }) }
}

/** A body as the provider posts it, signed with a key. */
function notification(reference: string, centAmount: number, key = HMAC_KEY, account = 'AnvilECOM'): string {
  const pspReference = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
  const text = [pspReference, '', account, reference, centAmount, 'EUR', 'AUTHORISATION', 'true'].join(':')
  const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('base64')
  const item = {
    ...{ eventCode: 'AUTHORISATION', success: 'true', eventDate: '2026-11-23T10:00:00+01:00', pspReference },
    ...{ merchantAccountCode: account, merchantReference: reference, paymentMethod: 'visa' },
    ...{ amount: { currency: 'EUR', value: centAmount }, additionalData: { hmacSignature } },
  }
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] })
}

async function notify(payload: string, to = middleware) {
  return to.server.inject({ method: 'POST', url: '/webhooks/payment', headers: { 'content-type': 'application/json' }, payload })
}

async function attemptOf(cartId: string): Promise<{ id: string; state: string }> {
  return (await middleware.engine.db
    .selectFrom('checkout_attempt')
    .select(['id', 'state'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst())!
}

test('PAY-02 the methods of the provider are those of the market, and none while it is away', async () => {
  const shopper = aShopper(middleware)
  const cart = await readyCart(shopper)
  const offered = await shopper.do('getProviderMethods', { id: cart.id })
  expect(offered).toEqual({
    isAvailable: true,
    methods: [{ method: 'scheme' }, { method: 'paypal' }, { method: 'applepay' }, { method: 'googlepay' }],
  })
  const other = aShopper(alone)
  const { id } = await readyCart(other)
  expect(await other.do('getProviderMethods', { id })).toEqual({ isAvailable: false, methods: [] })
})

test('A1 the methods of another shopper’s cart are not told', async () => {
  const { id } = await readyCart(aShopper(middleware))
  await expect(aShopper(middleware).do('getProviderMethods', { id })).rejects.toThrow(/not found/)
})

test('P1 a provider that does not answer leaves the payment open, and is asked again under the same key', async () => {
  const shopper = aShopper(middleware)
  await fault('sessions', 'lost-answer')
  const { id, progress } = await begin(shopper)
  // The call was repeated, or its answer is lost for now: never a failure.
  expect(progress.standing).toBe('open')
  expect(progress.errorCode).toBeUndefined()
  const other = aShopper(alone)
  const left = await begin(other)
  expect(left.progress).toMatchObject({ standing: 'open' })
  expect(left.progress.redirectUrl).toBeUndefined()
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString()
  await alone.engine.db.updateTable('checkout_attempt').set({ created_at: aMinuteAgo }).where('cart_id', '=', left.id).execute()
  const [unanswered] = await claimUnansweredAttempts(alone.engine, 10)
  expect(unanswered?.request).toMatchObject({ kind: 'page', draft: { reference: unanswered?.id, allowedMethods: ['scheme'] } })
  expect(await claimUnansweredAttempts(alone.engine, 10)).toEqual([])
  expect((await attemptOf(id)).state).toBe('open')
})

/** Pays by the token of a wallet's card. */
async function payByToken(card: string) {
  const shopper = aShopper(middleware)
  const { id, version, totalPrice } = await readyCart(shopper)
  const { currencyCode, centAmount } = totalPrice
  const paymentMethodInfo = { paymentInterface: 'card-payment-provider', method: 'googlepay', name: { en: 'Payment' } } as const
  const walletToken = JSON.stringify({ protocolVersion: 'ECv2', signature: 's', signedMessage: JSON.stringify({ card }) })
  const draft = { paymentMethodInfo, amountPlanned: { currencyCode, centAmount }, walletToken }
  return shopper.do('startPayment', { id, version, draft, returnUrl: RETURN_URL })
}

test('PAY-03, PAY-19 the token of a wallet pays without a page of the provider, unless the bank asks', async () => {
  expect(await payByToken('visa-1111')).toMatchObject({ standing: 'ordered', method: 'googlepay' })
  expect(await payByToken('amex-8431')).toMatchObject({ standing: 'failed', errorCode: 'payment-error', failure: 'refused' })
  expect(await payByToken('mastercard-5454')).toMatchObject({ standing: 'open', redirectUrl: expect.stringMatching(/^http/) })
})

test('PAY-05, P1, M4 what the provider tells with our signature makes the order, once, whatever else is told', async () => {
  const shopper = aShopper(middleware)
  const { id, centAmount, progress } = await begin(shopper)
  const attempt = await attemptOf(id)
  const genuine = notification(attempt.id, centAmount)
  for (const forged of [
    notification(attempt.id, centAmount, 'FF'.repeat(32)),
    notification(attempt.id, centAmount, HMAC_KEY, 'AnotherShop'),
    genuine.replace(`"value":${centAmount}`, '"value":1'),
  ])
    expect((await notify(forged)).body).toBe('[accepted]')
  expect(await takeNotifications(middleware.engine, 10)).toBe(0)
  for (const body of [genuine, genuine]) expect((await notify(body)).body).toBe('[accepted]')
  expect(await takeNotifications(middleware.engine, 10)).toBe(1)
  const finished = await shopper.do('finishPayment', { state: progress.state })
  expect(finished).toMatchObject({ standing: 'ordered', orderNumber: expect.stringMatching(/^NS\d{8}$/) })
  const { me } = await shopper.do('getOrders', { where: { orderNumber: finished.orderNumber! } })
  expect(me.orders.results).toMatchObject([{ paymentState: 'Paid', totalPrice: { centAmount } }])
  const [paid] = me.orders.results[0]?.paymentInfo.payments ?? []
  expect(paid?.paymentMethodInfo).toMatchObject({ paymentInterface: 'card-payment-provider', method: 'scheme' })
})

test('an event that is not one is refused, and one of a payment that is not ours is kept and acknowledged', async () => {
  expect((await notify('{"notificationItems": 7}')).statusCode).toBe(400)
  expect((await notify(notification('NS1', 100))).statusCode).toBe(200)
  expect(await takeNotifications(middleware.engine, 10)).toBe(1)
  const kept = middleware.engine.db.selectFrom('payment_notification').select('outcome')
  expect(await kept.where('merchant_reference', '=', 'NS1').execute()).toEqual([{ outcome: 'unknown payment' }])
})

test('A6, P2 a payment is finished by its signed name alone, and no other text is one', async () => {
  const { progress } = await begin(aShopper(middleware))
  const another = aShopper(middleware)
  expect(await another.do('finishPayment', { state: progress.state })).toEqual({
    state: progress.state,
    standing: 'open',
    method: 'scheme',
  })
  const forged = `${progress.state.slice(0, -2)}xx`
  await expect(another.do('finishPayment', { state: forged })).rejects.toThrow(/no such payment/)
})

test('the provider sends a shopper to no other site than the shop', async () => {
  for (const returnUrl of ['https://evil.example/', 'http://sk.localhost.evil.example/', 'javascript:alert(1)'])
    await expect(begin(aShopper(middleware), 'scheme', returnUrl), returnUrl).rejects.toThrow(/return address/)
})

test('PAY-01, PAY-12 a card entered in the page is charged at once, and what the shop keeps of it says nothing', async () => {
  const shopper = aShopper(middleware)
  const card = await enterCard('4111 1111 1111 1111')
  const { id, progress } = await begin(shopper, 'scheme', RETURN_URL, card)
  expect(progress).toMatchObject({ standing: 'ordered', orderNumber: expect.stringMatching(/^NS\d{8}$/) })
  const rows = await middleware.engine.db.selectFrom('checkout_attempt').selectAll().where('cart_id', '=', id).execute()
  const kept = JSON.stringify([rows, middleware.logLines, card])
  expect(kept).not.toMatch(/4111\s?1111/)
  expect(rows[0]?.request).toBeNull()
})

test('PAY-14, P2 a bank that asks inside of the page is answered by its result, once', async () => {
  for (const [password, standing] of [
    ['password', 'ordered'],
    ['wrong', 'failed'],
  ] as const) {
    const shopper = aShopper(middleware)
    const { progress } = await begin(shopper, 'scheme', RETURN_URL, await enterCard('4035 5014 2814 6300'))
    expect(progress).toMatchObject({ standing: 'open', challenge: { type: 'threeDS2', subtype: 'challenge' } })
    // Another page than the one that began can show it as well, until it is answered.
    expect(await shopper.do('finishPayment', { state: progress.state, isResumed: true })).toEqual(progress)
    expect(await shopper.do('finishPayment', { state: progress.state })).not.toHaveProperty('challenge')
    const { acsURL } = JSON.parse(Buffer.from(String(progress.challenge?.token), 'base64').toString()) as { acsURL: string }
    const answer = await fetch(acsURL, { method: 'POST', body: new URLSearchParams({ password }) })
    const [, threeDSResult = ''] = /<output[^>]*>([^<]*)</.exec(await answer.text()) ?? []
    const finished = await shopper.do('finishPayment', { state: progress.state, threeDSResult })
    expect(finished.standing).toBe(standing)
    expect(await shopper.do('finishPayment', { state: progress.state, threeDSResult })).toEqual(finished)
    expect(await shopper.do('finishPayment', { state: progress.state, isResumed: true })).toEqual(finished)
  }
})

test('a card whose number can be read is refused, and so is a card for another method', async () => {
  const card = await enterCard('4111 1111 1111 1111')
  for (const number of ['4111111111111111', 'test_4111111111111111', '4111 1111 1111 1111'])
    await expect(
      begin(aShopper(middleware), 'scheme', RETURN_URL, { ...card, encryptedCardNumber: number }),
      number,
    ).rejects.toThrow(/answered 400.*encryptedCardNumber/)
  await expect(begin(aShopper(middleware), 'paypal', RETURN_URL, card)).rejects.toThrow(/No card is entered/)
})

test('PAY-10, PAY-26 a cart without an e-mail address begins no payment, and that it has none is logged', async () => {
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  const added = await shopper.do('addToCart', { id: cart.id, version: cart.version, product: { sku: PRESS }, quantity: 1 })
  const { id, version, totalPrice } = added.cart
  const paymentMethodInfo = { paymentInterface: 'card-payment-provider', method: 'scheme', name: { en: 'Payment' } } as const
  const draft = { paymentMethodInfo, amountPlanned: { currencyCode: 'EUR', centAmount: totalPrice.centAmount } }
  await expect(shopper.do('startPayment', { id, version, draft, returnUrl: RETURN_URL })).rejects.toThrow(/no e-mail address/)
  const logged = middleware.logLines.filter(line => line.includes('"startPayment"')).at(-1) ?? ''
  expect(JSON.parse(logged)).toMatchObject({ codes: ['RequiredField'], fields: ['customerEmail'] })
})

test('PAY-24, M3 another amount than the cart has begins no payment', async () => {
  const shopper = aShopper(middleware)
  const { id, version } = await readyCart(shopper)
  const paymentMethodInfo = { paymentInterface: 'card-payment-provider', method: 'scheme', name: { en: 'Payment' } } as const
  const draft = { paymentMethodInfo, amountPlanned: { currencyCode: 'EUR', centAmount: 1 } }
  await expect(shopper.do('startPayment', { id, version, draft, returnUrl: RETURN_URL })).rejects.toThrow(/over 1 EUR/)
  expect(await attemptOf(id)).toBeUndefined()
})
