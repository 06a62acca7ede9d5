import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { start } from '../../start.ts'

const standins = await start({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
beforeEach(async () => {
  await fetch(`${standins.address}/__sandbox/reset`, { method: 'POST' })
})

const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}
const PAYMENT = {
  merchantAccount: 'AnvilECOM',
  amount: { currency: 'EUR', value: 12_995 },
  reference: 'SK-100042',
  returnUrl: 'https://shop.example/',
  paymentMethod: CARD,
}

async function call(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${standins.address}/payment/v72/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'anvil-local', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
async function answerOf(path: string, body: unknown, headers?: Record<string, string>): Promise<Record<string, unknown>> {
  return (await (await call(path, body, headers)).json()) as Record<string, unknown>
}
async function look(): Promise<{ readonly payments: readonly Record<string, unknown>[] }> {
  return (await fetch(`${standins.address}/__sandbox/payment`)).json() as never
}

describe('a refusal that a holder name or a code asks for', () => {
  // Names, numbers and results of the provider's own table of test results.
  test.each([
    ['UNKNOWN', '0', 'Error'],
    ['APPROVED', '1', 'Authorised'],
    ['DECLINED', '2', 'Refused'],
    ['REFERRAL', '3', 'Refused'],
    ['ERROR', '4', 'Error'],
    ['BLOCK_CARD', '5', 'Refused'],
    ['CARD_EXPIRED', '6', 'Refused'],
    ['INVALID_AMOUNT', '7', 'Refused'],
    ['INVALID_CARD_NUMBER', '8', 'Refused'],
    ['ISSUER_UNAVAILABLE', '9', 'Refused'],
    ['NOT_SUPPORTED', '10', 'Refused'],
    ['NOT_3D_AUTHENTICATED', '11', 'Refused'],
    ['NOT_ENOUGH_BALANCE', '12', 'Refused'],
    ['PENDING', '13', 'Received'],
    ['ACQUIRER_FRAUD', '14', 'Refused'],
    ['CANCELLED', '15', 'Refused'],
    ['SHOPPER_CANCELLED', '16', 'Refused'],
  ])('%s or %s is %s', async (holderName, code, resultCode) => {
    const byName = await answerOf('payments', { ...PAYMENT, paymentMethod: { ...CARD, holderName } })
    const byCode = await answerOf('payments', { ...PAYMENT, additionalData: { RequestedTestAcquirerResponseCode: code } })
    const isRefused = resultCode === 'Refused' || resultCode === 'Error'
    for (const answer of [byName, byCode]) {
      expect(answer).toMatchObject({
        resultCode,
        merchantReference: 'SK-100042',
        pspReference: expect.stringMatching(/^[A-Z0-9]{16}$/),
      })
      expect(answer.refusalReasonCode).toBe(isRefused ? code : undefined)
      expect(typeof answer.refusalReason).toBe(isRefused ? 'string' : 'undefined')
    }
  })

  test('of an invoice for Denied is one', async () => {
    const person = { shopperName: { firstName: 'Testperson-de', lastName: 'Denied' } }
    const address = { street: 'Obchodná', houseNumberOrName: '12', postalCode: '81106', city: 'Bratislava', country: 'SK' }
    const wanted = {
      ...{ ...PAYMENT, ...person, billingAddress: address, deliveryAddress: address, lineItems: [{}] },
      ...{ dateOfBirth: '1990-01-01', telephoneNumber: '+49', shopperIP: '192.0.2.7' },
    }
    expect(await answerOf('payments', { ...wanted, paymentMethod: { type: 'ratepay' } })).toMatchObject({ resultCode: 'Refused' })
  })
})

describe('an error', () => {
  test.each<[what: string, body: unknown, headers: Record<string, string>, error: readonly [number, string, string]]>([
    ['a wrong key', PAYMENT, { 'x-api-key': 'other' }, [401, '000', 'security']],
    ['another account', { ...PAYMENT, merchantAccount: 'Other' }, {}, [403, '901', 'security']],
    ['half a body', '{"merchantAccount":', {}, [400, '702', 'validation']],
    ['no reference', { ...PAYMENT, reference: undefined }, {}, [422, '130', 'validation']],
    ['a reference of 81 characters', { ...PAYMENT, reference: 'x'.repeat(81) }, {}, [422, '130', 'validation']],
    ['no return URL', { ...PAYMENT, returnUrl: undefined }, {}, [422, '14_030', 'validation']],
    ['an amount of nothing', { ...PAYMENT, amount: { currency: 'EUR', value: 0 } }, {}, [422, '137', 'validation']],
    ['half a cent', { ...PAYMENT, amount: { currency: 'EUR', value: 0.5 } }, {}, [422, '137', 'validation']],
    ['a currency the account lacks', { ...PAYMENT, amount: { currency: 'USD', value: 1 } }, {}, [422, '138', 'validation']],
    [
      'a card number that cannot be',
      { ...PAYMENT, paymentMethod: { ...CARD, encryptedCardNumber: 'test_4111111111111112' } },
      {},
      [422, '101', 'validation'],
    ],
    [
      'a bank without its name',
      { ...PAYMENT, amount: { currency: 'PLN', value: 1 }, paymentMethod: { type: 'onlineBanking_PL' } },
      {},
      [422, '130', 'validation'],
    ],
    ['an invoice without its lines', { ...PAYMENT, paymentMethod: { type: 'klarna' } }, {}, [422, '130', 'validation']],
    ['an unknown method', { ...PAYMENT, paymentMethod: { type: 'barter' } }, {}, [500, '905', 'configuration']],
    ['a method of another currency', { ...PAYMENT, paymentMethod: { type: 'twint' } }, {}, [500, '905', 'configuration']],
  ])(
    'for %s has the status, number and kind the provider gives it, and opens no payment',
    async (_what, body, headers, error) => {
      const answer = await call('payments', body, headers)
      const [status, errorCode, errorType] = error
      expect(answer.status).toBe(status)
      expect(await answer.json()).toEqual({ status, errorCode, errorType, message: expect.any(String) })
      expect(answer.headers.get('transient-error')).toBeNull()
      expect((await look()).payments).toEqual([])
    },
  )

  test.each(['captures', 'refunds', 'cancels', 'reversals'])(
    'of %s is for an unknown payment and another currency',
    async kind => {
      const unknown = await answerOf(`payments/ABCDEFGHIJKLMNOP/${kind}`, PAYMENT)
      expect(unknown).toMatchObject({ status: 422, errorCode: '167' })
      const { pspReference } = await answerOf('payments', PAYMENT)
      const other = await call(`payments/${pspReference}/${kind}`, { ...PAYMENT, amount: { currency: 'CZK', value: 1 } })
      // What has no amount has no currency either.
      expect(other.status).toBe(kind === 'captures' || kind === 'refunds' ? 422 : 201)
    },
  )
})

describe('the same key', () => {
  test('gives the first answer, names the key and does nothing else, also for another body', async () => {
    const headers = { 'idempotency-key': 'one' }
    const first = await call('payments', PAYMENT, headers)
    const again = await call('payments', { ...PAYMENT, amount: { currency: 'EUR', value: 1 } }, headers)
    expect(again.headers.get('idempotency-key')).toBe('one')
    expect([again.status, await again.json()]).toEqual([first.status, await first.json()])
    expect((await look()).payments).toHaveLength(1)
  })

  test('captures once', async () => {
    const { pspReference } = await answerOf('payments', PAYMENT)
    const part = { ...PAYMENT, amount: { currency: 'EUR', value: 5000 } }
    const answers = [
      await answerOf(`payments/${pspReference}/captures`, part, { 'idempotency-key': 'two' }),
      await answerOf(`payments/${pspReference}/captures`, part, { 'idempotency-key': 'two' }),
    ]
    expect(answers[1]).toEqual(answers[0])
    expect((await look()).payments[0]).toMatchObject({ capturedValue: 5000 })
  })

  test('repeats an error of the request, and tries again after trouble at the provider', async () => {
    const wrong = { ...PAYMENT, reference: '' }
    const headers = { 'idempotency-key': 'three' }
    await call('payments', wrong, headers)
    expect((await call('payments', PAYMENT, headers)).status).toBe(422)
    await fetch(`${standins.address}/__sandbox/payment/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: 'payments', kind: 'out-of-order', times: 1 }),
    })
    const other = { 'idempotency-key': 'four' }
    expect((await call('payments', PAYMENT, other)).headers.get('transient-error')).toBe('true')
    expect((await call('payments', PAYMENT, other)).status).toBe(200)
  })

  test('twice at a time is one payment: the second is told that the first is under way', async () => {
    await fetch(`${standins.address}/__sandbox/payment/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: 'payments', kind: 'latency', latencyMs: 100 }),
    })
    const headers = { 'idempotency-key': 'five' }
    const answers = await Promise.all([1, 2].map(() => answerOf('payments', PAYMENT, headers)))
    expect(answers.map(({ errorCode, resultCode }) => errorCode ?? resultCode).sort()).toEqual(['704', 'Authorised'])
    expect((await look()).payments).toHaveLength(1)
  })

  test.each(['timeout', 'reset'])('is free again after a call that was cut off (%s)', async kind => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ endpoint: 'payments', kind, times: 1 })
    await fetch(`${standins.address}/__sandbox/payment/faults`, { method: 'POST', headers, body })
    const signal = AbortSignal.timeout(100)
    const key = { ...headers, 'x-api-key': 'anvil-local', 'idempotency-key': 'six' }
    const address = `${standins.address}/payment/v72/payments`
    await expect(fetch(address, { method: 'POST', headers: key, body: JSON.stringify(PAYMENT), signal })).rejects.toThrow()
    await expect.poll(async () => (await answerOf('payments', PAYMENT, key)).resultCode).toBe('Authorised')
  })

  test('may have 64 characters and no more', async () => {
    expect((await call('payments', PAYMENT, { 'idempotency-key': 'x'.repeat(64) })).status).toBe(200)
    expect((await call('payments', PAYMENT, { 'idempotency-key': 'x'.repeat(65) })).status).toBe(400)
  })
})

describe('money', () => {
  test('is captured up to what was authorised and refunded up to what was captured, in parts', async () => {
    const { pspReference } = await answerOf('payments', PAYMENT)
    const modify = (kind: string, value: number) =>
      call(`payments/${pspReference}/${kind}`, { ...PAYMENT, amount: { currency: 'EUR', value } })
    for (const value of [5000, 7995, 1]) await modify('captures', value)
    for (const value of [12_000, 995, 1]) await modify('refunds', value)
    const { payments, notifications } = (await look()) as never as {
      payments: object[]
      notifications: { items: { eventCode: string; success: string; amount: { value: number }; reason: string }[] }
    }
    expect(payments[0]).toMatchObject({ capturedValue: 12_995, refundedValue: 12_995 })
    const told = notifications.items
      .toReversed()
      .map(({ eventCode, success, amount }) => `${eventCode} ${success} ${amount.value}`)
    expect(told).toEqual([
      'AUTHORISATION true 12995',
      'CAPTURE true 5000',
      'CAPTURE true 7995',
      'CAPTURE false 1',
      'REFUND true 12000',
      'REFUND true 995',
      'REFUND false 1',
    ])
    expect(notifications.items[0]?.reason).toBe('Insufficient balance on payment')
  })

  test('is given back as a whole by a reversal: cancelled before the capture, refunded after it', async () => {
    for (const isCaptured of [false, true]) {
      const { pspReference } = await answerOf('payments', PAYMENT)
      if (isCaptured) await call(`payments/${pspReference}/captures`, PAYMENT)
      await call(`payments/${pspReference}/reversals`, PAYMENT)
    }
    const { payments, notifications } = (await look()) as never as {
      payments: { standing: string; refundedValue: number }[]
      notifications: { items: { eventCode: string; additionalData: Record<string, string> }[] }
    }
    expect(payments.map(({ standing, refundedValue }) => [standing, refundedValue])).toEqual([
      ['authorised', 12_995],
      ['cancelled', 0],
    ])
    const reversals = notifications.items.filter(({ eventCode }) => eventCode === 'CANCEL_OR_REFUND')
    expect(reversals.map(({ additionalData }) => additionalData['modification.action'])).toEqual(['refund', 'cancel'])
  })

  test('that is authorised can become more or less, not less than was captured', async () => {
    const { pspReference } = await answerOf('payments', PAYMENT)
    const adjust = (value: number) =>
      answerOf(`payments/${pspReference}/amountUpdates`, { ...PAYMENT, amount: { currency: 'EUR', value } })
    expect(await adjust(15_000)).toMatchObject({ status: 'received', amount: { value: 15_000 }, reference: 'SK-100042' })
    await call(`payments/${pspReference}/captures`, { ...PAYMENT, amount: { currency: 'EUR', value: 14_000 } })
    await adjust(13_999)
    const { payments, notifications } = (await look()) as never as {
      payments: object[]
      notifications: { items: { eventCode: string; success: string }[] }
    }
    expect(payments[0]).toMatchObject({ amount: { value: 15_000 }, capturedValue: 14_000 })
    expect(notifications.items.map(({ eventCode, success }) => `${eventCode} ${success}`)).toEqual([
      'AUTHORISATION_ADJUSTMENT false',
      'CAPTURE true',
      'AUTHORISATION_ADJUSTMENT true',
      'AUTHORISATION true',
    ])
  })

  test('in the sheet of PayPal can change until the shopper has agreed', async () => {
    const { action, pspReference } = await answerOf('payments', { ...PAYMENT, paymentMethod: { type: 'paypal' } })
    const { paymentData, sdkData } = action as { paymentData: string; sdkData: { token: string } }
    const update = (value: number) =>
      answerOf('paypal/updateOrder', { pspReference, paymentData, amount: { currency: 'EUR', value } })
    expect(await update(14_000)).toEqual({ paymentData, status: 'success' })
    const sheet = `${standins.address}/payment/pages/${sdkData.token}`
    expect(await (await fetch(sheet)).text()).toContain('140.00 EUR')
    const agreed = await (await fetch(sheet, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) })).text()
    const [, orderID = ''] = /<output[^>]*>([^<]*)</.exec(agreed) ?? []
    expect(await answerOf('payments/details', { details: { orderID }, paymentData })).toMatchObject({
      resultCode: 'Authorised',
      amount: { value: 14_000 },
    })
    expect(await update(15_000)).toEqual({ paymentData, status: 'error' })
    expect(await answerOf('paypal/updateOrder', { pspReference: 'ABCDEFGHIJKLMNOP' })).toMatchObject({ errorCode: '167' })
  })
})
