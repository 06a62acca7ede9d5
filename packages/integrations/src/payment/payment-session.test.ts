import { moneyOf } from '@shop/domain/money'
import { describe, expect, test } from 'vitest'
import type { SessionDraft } from './index.ts'
import { aDraft, aKey, decide, openPaymentTest, WHOLE_PURCHASE } from './payment.fixtures.ts'

const { standins, open, look, events } = await openPaymentTest()
const provider = open()

const FORM = { method: 'scheme', number: '4111 1111 1111 1111', expiry: '03/30', code: '737', holder: 'Jana Nová' }
const CHALLENGED = { ...FORM, number: '5454 5454 5454 5454' }

/** An order without what only the provider's page knows. */
function anOrder(changes: Partial<SessionDraft> = {}): SessionDraft {
  const { paymentMethod: _entered, ...order } = aDraft()
  return { ...order, ...changes }
}

async function openSession(allowedMethods?: readonly string[], changes: Partial<SessionDraft> = {}) {
  const session = await provider.openSession(anOrder({ ...(allowedMethods ? { allowedMethods } : {}), ...changes }), aKey())
  if (session.kind !== 'opened') throw new Error(`Not opened: ${JSON.stringify(session)}`)
  return session
}

/** Where a page led, as an absolute address. */
async function submit(url: string, form: Record<string, string>): Promise<string> {
  return new URL(await decide(url, form), standins.address).href
}

/** What the shop learns of a session by the address the shopper came back with. */
async function stateOf(id: string, back: string) {
  const { origin, pathname, searchParams } = new URL(back)
  expect(origin + pathname).toBe('https://shop.example/checkout/return')
  expect([searchParams.get('cart'), searchParams.get('sessionId')]).toEqual(['1', id])
  return provider.readSession(id, searchParams.get('sessionResult') ?? '')
}

const pageOf = async (url: string) => (await fetch(url)).text()

describe('the page of a session', () => {
  test('offers the methods of country and currency, or only the allowed ones', async () => {
    const all = await pageOf((await openSession()).pageUrl)
    expect(all).toContain('129.95 EUR')
    for (const name of ['Cards', 'PayPal', 'Google Pay']) expect(all).toContain(name)
    expect(all).not.toContain('iDEAL')
    const one = await pageOf((await openSession(['paypal'])).pageUrl)
    expect(one).toContain('<h1>PayPal</h1>')
    expect(one).not.toContain('Cards')
    expect(await pageOf((await openSession(['ideal'])).pageUrl)).toContain('No method of the account')
  })

  test.each(['scheme', 'paypal', 'klarna', 'ratepay', 'googlepay', 'applepay'])(
    'says of %s that no money moves, and runs no script',
    async method => {
      const answer = await fetch((await openSession([method], { countryCode: 'DE' })).pageUrl)
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
      expect(await answer.text()).toContain('no money moves')
    },
  )

  test('is not found under an address that was not given out', async () => {
    expect((await fetch(`${standins.address}/payment/sessions/made-up`)).status).toBe(404)
  })
})

describe('a card on the page of a session', () => {
  test('is authorised, and the shopper comes back with what became of it', async () => {
    const { id, pageUrl } = await openSession(['scheme'])
    const state = await stateOf(id, await submit(pageUrl, FORM))
    const [payment] = (await look()).payments
    expect(state).toEqual({ status: 'completed', pspReference: payment?.pspReference })
    expect(payment?.method).toBe('visa')
    expect(await events()).toEqual(['AUTHORISATION true'])
    expect(await provider.readSession(id, 'made-up')).toBeUndefined()
    // A second press of a button finds the payment as it is.
    expect(await stateOf(id, await submit(pageUrl, FORM))).toEqual(state)
    expect(await events()).toEqual(['AUTHORISATION true'])
  })

  test('that is refused can be followed by another one', async () => {
    const { id, pageUrl } = await openSession(['scheme'])
    expect(await submit(pageUrl, { ...FORM, holder: 'NOT_ENOUGH_BALANCE' })).toBe(pageUrl)
    expect(await pageOf(pageUrl)).toContain('Not enough balance')
    expect(await stateOf(id, await submit(pageUrl, FORM))).toMatchObject({ status: 'completed' })
    expect(await events()).toEqual(['AUTHORISATION true', 'AUTHORISATION false'])
  })

  test('that is refused is what the shop learns of a shopper who gives up, or tries three times', async () => {
    const first = await openSession(['scheme'])
    await submit(first.pageUrl, { ...FORM, holder: 'DECLINED' })
    expect(await stateOf(first.id, await submit(first.pageUrl, { decision: 'leave' }))).toEqual({ status: 'refused' })
    const second = await openSession(['scheme'])
    for (let tries = 0; tries < 2; tries++) await submit(second.pageUrl, { ...FORM, code: '000' })
    expect(await stateOf(second.id, await submit(second.pageUrl, { ...FORM, expiry: '01/25' }))).toEqual({ status: 'refused' })
    expect(await pageOf(second.pageUrl)).toContain('Back to the shop')
  })

  test.each([
    ['password', 'completed', 'AUTHORISATION true'],
    ['guess', 'refused', 'AUTHORISATION false'],
  ])('whose bank asks: the answer %s is %s', async (password, status, event) => {
    const { id, pageUrl } = await openSession(['scheme'])
    const challenge = await submit(pageUrl, CHALLENGED)
    expect(await pageOf(challenge)).toContain('Confirm that it is you')
    expect(await events()).toEqual([])
    const next = await submit(challenge, { password })
    const back = next === pageUrl ? await submit(pageUrl, { decision: 'leave' }) : next
    expect(await stateOf(id, back)).toMatchObject({ status })
    expect(await events()).toEqual([event])
  })

  test('paid in one window is not paid again in another', async () => {
    const { id, pageUrl } = await openSession(['scheme'])
    const [one, other] = [await submit(pageUrl, CHALLENGED), await submit(pageUrl, CHALLENGED)]
    await submit(one, { password: 'password' })
    expect(await stateOf(id, await submit(other, { password: 'password' }))).toMatchObject({ status: 'completed' })
    expect(await events()).toEqual(['AUTHORISATION true'])
  })

  test('of PENDING leaves the payment open, which a notification ends', async () => {
    const { id, pageUrl } = await openSession(['scheme'])
    const state = await stateOf(id, await submit(pageUrl, { ...FORM, holder: 'PENDING' }))
    expect(state).toMatchObject({ status: 'paymentPending', pspReference: expect.any(String) })
    await standins.tell(`payment/payments/${state?.pspReference}`, { operation: 'pay' })
    expect(await events()).toEqual(['AUTHORISATION true'])
  })

  test('with fields that cannot be is asked for again, with what is wrong next to each', async () => {
    const { pageUrl } = await openSession(['scheme'])
    const wrong = { ...FORM, number: '4111 1111 1111 1112', expiry: '13/30', code: '' }
    const page = await decide(pageUrl, wrong)
    for (const problem of ['number-problem', 'expiry-problem', 'code-problem']) expect(page).toContain(`id="${problem}"`)
    expect(page).toContain('4111 1111 1111 1112')
    expect((await look()).payments).toEqual([])
  })
})

describe('the other methods on the page of a session', () => {
  const CASES = [
    ['paypal', 'SK', 'EUR'],
    ['klarna', 'SK', 'EUR'],
    ['klarna_account', 'SK', 'EUR'],
    ['klarna_b2b', 'SK', 'EUR'],
    ['ratepay', 'DE', 'EUR'],
    ['onlineBanking_PL', 'PL', 'PLN'],
    ['ideal', 'NL', 'EUR'],
    ['applepay', 'SK', 'EUR'],
    ['googlepay', 'SK', 'EUR'],
    ['twint', 'CH', 'CHF'],
    ['mobilepay', 'DK', 'DKK'],
  ] as const

  test.each(
    CASES.flatMap(row =>
      (
        [
          ['approve', 'completed', ['AUTHORISATION true']],
          ['refuse', 'refused', ['AUTHORISATION false']],
          ['cancel', 'canceled', []],
          ['pending', 'paymentPending', []],
        ] as const
      ).map(end => [...row, ...end] as const),
    ),
  )('%s in %s for %s: %s is %s', async (method, countryCode, currency, decision, status, told) => {
    const draft = { ...WHOLE_PURCHASE, countryCode, amount: moneyOf(currency, 12_995) }
    const { id, pageUrl } = await openSession([method], draft)
    let next = await submit(pageUrl, { method, decision, issuer: '154', card: 'visa-1111' })
    if (next.startsWith(`${standins.address}/payment/pages/`)) next = await submit(next, { decision })
    // Who was refused may try again, and does not want to.
    if (next === pageUrl) next = await submit(pageUrl, { decision: 'leave' })
    expect(await stateOf(id, next)).toMatchObject({ status })
    expect(await events()).toEqual(told)
  })

  test('multibanco shows its reference, and is paid later', async () => {
    const { id, pageUrl } = await openSession(['multibanco'], { countryCode: 'PT' })
    expect(await submit(pageUrl, { method: 'multibanco' })).toBe(pageUrl)
    const page = await pageOf(pageUrl)
    expect(page).toMatch(/\d{3} \d{3} \d{3}/)
    const [, back = ''] = /href="([^"]*)">Back to the shop/.exec(page) ?? []
    expect(await stateOf(id, back.replaceAll('&amp;', '&'))).toMatchObject({ status: 'paymentPending' })
    expect(await events()).toEqual([])
  })

  test('a card of a wallet may be refused, or its bank may ask', async () => {
    const refused = await openSession(['applepay'])
    await submit(refused.pageUrl, { method: 'applepay', card: 'amex-8431', decision: 'approve' })
    expect(await events()).toEqual(['AUTHORISATION false'])
    const asked = await openSession(['googlepay'])
    const challenge = await submit(asked.pageUrl, { method: 'googlepay', card: 'mastercard-5454', decision: 'approve' })
    expect(await stateOf(asked.id, await submit(challenge, { password: 'password' }))).toMatchObject({ status: 'completed' })
  })

  test('an invoice the shop did not say enough for is not begun', async () => {
    const { pageUrl } = await openSession(['klarna'])
    expect(await decide(pageUrl, { method: 'klarna' })).toContain('This cannot be paid')
    expect((await look()).payments).toEqual([])
  })
})

describe('a session', () => {
  test('that the shopper leaves is cancelled', async () => {
    const { id, pageUrl } = await openSession(['scheme'])
    expect(await stateOf(id, await submit(pageUrl, { decision: 'leave' }))).toEqual({ status: 'canceled' })
    expect(await events()).toEqual([])
  })

  test('ends after an hour, also for the shopper on its page', async () => {
    await standins.tell('clock', { now: '2026-11-21T10:00:00Z' })
    const { id, pageUrl } = await openSession(['scheme'])
    await standins.tell('clock', { now: '2026-11-21T11:00:00Z' })
    expect(await provider.readSession(id, '')).toEqual({ status: 'expired' })
    expect(await stateOf(id, await submit(pageUrl, FORM))).toEqual({ status: 'expired' })
    expect((await look()).payments).toEqual([])
  })

  test('is told as it was when the shopper came back, not as it is by now', async () => {
    const { id, pageUrl } = await openSession(['paypal'])
    const back = await submit(pageUrl, { method: 'paypal', decision: 'pending' })
    const [payment] = (await look()).payments
    await standins.tell(`payment/payments/${payment?.pspReference}`, { operation: 'pay' })
    expect(await stateOf(id, back)).toMatchObject({ status: 'paymentPending' })
  })

  test('of an amount that cannot be is rejected', async () => {
    expect(await provider.openSession(anOrder({ amount: moneyOf('EUR', 0) }), aKey())).toEqual({
      kind: 'rejected',
      errorCode: '137',
    })
  })
})
