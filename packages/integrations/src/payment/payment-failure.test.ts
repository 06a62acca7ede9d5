import { moneyOf } from '@shop/domain/money'
import { describe, expect, test } from 'vitest'
import type { PaymentProvider } from './index.ts'
import { aDraft, aKey, openPaymentTest } from './payment.fixtures.ts'

const { standins, open, pay, look, fault } = await openPaymentTest()

const CALLS: [endpoint: string, call: (provider: PaymentProvider) => Promise<unknown>, failed: unknown][] = [
  [
    'paymentMethods',
    provider => provider.listMethods({ amount: moneyOf('EUR', 1), countryCode: 'SK', locale: 'sk-SK' }),
    undefined,
  ],
  ['payments', provider => provider.pay(aDraft(), aKey()), { kind: 'unknown' }],
  ['payments/details', provider => provider.submitDetails({ details: {} }, aKey()), { kind: 'unknown' }],
  ['sessions', provider => provider.openSession(aDraft(), aKey()), { kind: 'unknown' }],
  ['sessions/status', provider => provider.readSession('CS1', 'x'), undefined],
  ...(['capture', 'cancel', 'refund'] as const).map(kind => {
    const draft = { pspReference: 'ABCDEFGHIJKLMNOP', amount: moneyOf('EUR', 1), reference: 'r', idempotencyKey: aKey() }
    return [`${kind}s`, (provider: PaymentProvider) => provider[kind](draft), { kind: 'unknown' }] as (typeof CALLS)[number]
  }),
]

describe.each(CALLS)('%s', (endpoint, call, failed) => {
  test.each(['reset', 'lost-answer', 'too-many', 'out-of-order', 'malformed'])('%s: nothing is known', async kind => {
    await fault(endpoint, kind)
    const answer = await call(open())
    // Half an error still has its status.
    expect(kind === 'malformed' && (answer as { kind?: string } | undefined)?.kind === 'rejected' ? failed : answer).toEqual(
      failed,
    )
  })

  test('is given up when it takes too long', async () => {
    await fault(endpoint, 'timeout', 1)
    expect(await call(open({}, 200))).toEqual(failed)
  })
})

test('a payment that is slow is waited for, and one at a provider in trouble is made when the trouble has passed', async () => {
  await standins.tell('payment/faults', { endpoint: 'payments', kind: 'latency', latencyMs: 50, times: 1 })
  expect(await pay()).toMatchObject({ kind: 'authorised' })
  await fault('payments', 'out-of-order', 2)
  expect(await pay()).toMatchObject({ kind: 'authorised' })
  expect((await look()).payments).toHaveLength(2)
})

test('after failures in a row the provider is left alone', async () => {
  await fault('payments', 'out-of-order')
  const provider = open()
  for (let count = 0; count < 4; count++) expect(await pay({}, provider)).toEqual({ kind: 'unknown' })
  expect((await look()).requests).toHaveLength(5)
})
