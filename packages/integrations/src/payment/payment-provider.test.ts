import { moneyOf } from '@shop/domain/money'
import { describe, expect, test } from 'vitest'
import type { ProviderObject } from './index.ts'
import { ADDRESS, aDraft, aKey, CARD, CHALLENGED, decide, LINE, openPaymentTest } from './payment.fixtures.ts'

const { standins, open, pay, look, events } = await openPaymentTest()

describe('a payment', () => {
  test('by a card is authorised and notified', async () => {
    const outcome = await pay()
    expect(outcome).toEqual({ kind: 'authorised', pspReference: expect.stringMatching(/^[A-Z0-9]{16}$/) })
    expect(await events()).toEqual(['AUTHORISATION true'])
  })

  test.each([
    ['DECLINED', '2'],
    ['ERROR', '4'],
    ['CARD_EXPIRED', '6'],
    ['NOT_ENOUGH_BALANCE', '12'],
    ['DECLINED : 06 : ERROR', '2'],
  ])('of %s is refused with reason %s', async (holderName, reasonCode) => {
    expect(await pay({ paymentMethod: { ...CARD, holderName } })).toMatchObject({ kind: 'refused', reasonCode })
    expect(await events()).toEqual(['AUTHORISATION false'])
  })

  test('of PENDING is not known until a notification tells', async () => {
    const outcome = await pay({ paymentMethod: { ...CARD, holderName: 'PENDING' } })
    expect(outcome).toMatchObject({ kind: 'pending' })
    expect(await events()).toEqual([])
    const { pspReference = '' } = (await look()).payments[0] ?? {}
    await standins.tell(`payment/payments/${pspReference}`, { operation: 'pay' })
    expect(await events()).toEqual(['AUTHORISATION true'])
  })

  test('with a wrong date or code of the card is refused', async () => {
    expect(await pay({ paymentMethod: { ...CARD, encryptedExpiryYear: 'test_2029' } })).toMatchObject({ reasonCode: '6' })
    expect(await pay({ paymentMethod: { ...CARD, encryptedSecurityCode: 'test_000' } })).toMatchObject({ reasonCode: '24' })
  })

  test('at a bank leads there and back, and the result counts once', async () => {
    const provider = open()
    const outcome = await pay({ paymentMethod: { type: 'ideal' } }, provider)
    const { action } = outcome as unknown as { action: { url: string } }
    expect(outcome).toMatchObject({ kind: 'action', action: { type: 'redirect', method: 'GET' } })
    expect(await (await fetch(action.url)).text()).toContain('129.95 EUR')
    const back = new URL(await decide(action.url, { decision: 'approve' }))
    expect(back.origin + back.pathname).toBe('https://shop.example/checkout/return')
    expect(back.searchParams.get('cart')).toBe('1')
    // The bank had decided before the browser came back.
    expect(await events()).toEqual(['AUTHORISATION true'])
    const details = { redirectResult: back.searchParams.get('redirectResult') }
    const first = await provider.submitDetails({ details }, aKey())
    expect(first).toMatchObject({ kind: 'authorised' })
    expect(await provider.submitDetails({ details }, aKey())).toEqual(first)
    expect(await events()).toEqual(['AUTHORISATION true'])
    expect(await decide(action.url, { decision: 'refuse' })).toBe(back.href)
  })

  test.each([
    ['refuse', 'refused'],
    ['cancel', 'cancelled'],
    ['pending', 'pending'],
  ])('that the shopper wants to %s is %s', async (decision, kind) => {
    const provider = open()
    const { action } = (await pay({ paymentMethod: { type: 'twint' }, amount: moneyOf('CHF', 100) }, provider)) as never as {
      action: { url: string }
    }
    const back = new URL(await decide(action.url, { decision }))
    const details = { redirectResult: back.searchParams.get('redirectResult') }
    expect(await provider.submitDetails({ details }, aKey())).toMatchObject({ kind })
  })

  test.each([
    ['password', 'authorised'],
    ['guess', 'refused'],
  ])('by a card whose bank asks inside of the page: %s is %s', async (password, kind) => {
    const provider = open()
    const outcome = await pay({ paymentMethod: CHALLENGED, browserInfo: { userAgent: 'test' } }, provider)
    const { action } = outcome as unknown as { action: { subtype: string; token: string; paymentData: string } }
    expect(action.subtype).toBe('challenge')
    const { acsURL } = JSON.parse(Buffer.from(action.token, 'base64').toString())
    const [, threeDSResult = ''] = /<output[^>]*>([^<]*)</.exec(await decide(acsURL, { password })) ?? []
    expect(await events()).toEqual([])
    const { paymentData } = action
    expect(await provider.submitDetails({ details: { threeDSResult }, paymentData }, aKey())).toMatchObject({ kind })
    expect(await events()).toHaveLength(1)
  })

  test('by a card whose bank asks on a page of its own, where the browser is not known', async () => {
    const provider = open()
    const { action } = (await pay({ paymentMethod: CHALLENGED }, provider)) as never as { action: { url: string } }
    const back = new URL(await decide(action.url, { password: 'password' }))
    const details = { redirectResult: back.searchParams.get('redirectResult') }
    expect(await provider.submitDetails({ details }, aKey())).toMatchObject({ kind: 'authorised' })
  })

  test('in a sheet is pending with an action', async () => {
    const outcome = await pay({ paymentMethod: { type: 'paypal' } })
    expect(outcome).toMatchObject({ kind: 'action', action: { type: 'sdk', paymentMethodType: 'paypal' } })
    const { action } = outcome as unknown as { action: { sdkData: { token: string }; paymentData: string } }
    const page = await decide(`${standins.address}/payment/pages/${action.sdkData.token}`, { decision: 'approve' })
    const [, orderID] = /<output[^>]*>([^<]*)</.exec(page) ?? []
    const handedIn = { details: { orderID, payerID: 'P1' }, paymentData: action.paymentData }
    expect(await open().submitDetails(handedIn, aKey())).toMatchObject({ kind: 'authorised' })
  })

  test('by voucher has one to pay with, and is paid later', async () => {
    await standins.tell('clock', { now: '2026-11-25T12:00:00Z' })
    const outcome = await pay({ paymentMethod: { type: 'multibanco' }, countryCode: 'PT' })
    expect(outcome).toMatchObject({
      kind: 'voucher',
      voucher: { entity: '11249', reference: expect.stringMatching(/^\d{3} \d{3} \d{3}$/), expiresAt: '2026-12-02T12:00:00' },
    })
    const { pspReference } = outcome as { pspReference: string }
    await standins.tell(`payment/payments/${pspReference}`, { operation: 'expire' })
    expect(await events()).toEqual(['OFFER_CLOSED true'])
  })

  test('by invoice wants lines and an address, and refuses Denied', async () => {
    const shopper = {
      ...aDraft().shopper,
      name: { firstName: 'Testperson-se', lastName: 'Approved' },
      telephoneNumber: '+421900000000',
    }
    const invoice = { paymentMethod: { type: 'klarna' }, shopper, billingAddress: ADDRESS }
    expect(await pay(invoice)).toEqual({ kind: 'rejected', errorCode: '130' })
    const lineItems = [{ ...LINE, taxAmount: 2430, taxPercentage: 2300 }]
    expect(await pay({ ...invoice, lineItems })).toMatchObject({ kind: 'action' })
  })

  test.each([
    ['another key', {}, { apiKey: 'other' }, '000'],
    ['another account', {}, { merchantAccount: 'Other' }, '901'],
    ['no reference', { reference: '' }, {}, '130'],
    ['no way back', { returnUrl: '' }, {}, '14_030'],
    ['nothing to pay', { amount: moneyOf('EUR', 0) }, {}, '137'],
    ['a currency of elsewhere', { amount: moneyOf('USD', 100) }, {}, '138'],
    ['a card number that is not valid', { paymentMethod: { ...CARD, encryptedCardNumber: 'test_4111111111111112' } }, {}, '101'],
  ])('with %s is rejected', async (_what, draft, changes, errorCode) => {
    expect(await pay(draft, open(changes))).toEqual({ kind: 'rejected', errorCode })
    expect((await look()).payments).toEqual([])
  })

  test('by a method the account does not have is not known to have happened, and an invented result is rejected', async () => {
    expect(await pay({ paymentMethod: { type: 'barter' } })).toEqual({ kind: 'unknown' })
    const handedIn = { details: { redirectResult: 'made-up' } }
    expect(await open().submitDetails(handedIn, aKey())).toEqual({ kind: 'rejected', errorCode: '14_018' })
  })
})

describe('the methods', () => {
  test('are those of country and currency, without the blocked ones', async () => {
    const typesOf = async (currency: 'EUR' | 'PLN', countryCode: string, blocked: string[] = []) => {
      const answer = await open().listMethods({ amount: moneyOf(currency, 100), countryCode, locale: 'pl-PL', blocked })
      return ((answer as ProviderObject).paymentMethods as { type: string }[]).map(({ type }) => type)
    }
    expect(await typesOf('PLN', 'PL', ['klarna'])).toContain('onlineBanking_PL')
    expect(await typesOf('PLN', 'PL', ['klarna'])).not.toContain('klarna')
    expect(await typesOf('EUR', 'SK')).not.toContain('onlineBanking_PL')
    expect(await typesOf('EUR', 'PT')).toContain('multibanco')
  })
})
