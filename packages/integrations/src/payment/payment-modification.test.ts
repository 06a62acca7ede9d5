import { moneyOf } from '@shop/domain/money'
import { describe, expect, test } from 'vitest'
import { aDraft, aKey, CARD, openPaymentTest, referenceOf } from './payment.fixtures.ts'

const { open, pay, look, events, fault } = await openPaymentTest()

describe('a modification', () => {
  const of = (pspReference: string, cents = 12_995) => ({
    pspReference,
    amount: moneyOf('EUR', cents),
    reference: 'SK-100042',
    idempotencyKey: aKey(),
  })

  test('is received, and a notification tells that it succeeded', async () => {
    const provider = open()
    const payment = await referenceOf(pay())
    expect(await provider.capture(of(payment, 10_000))).toMatchObject({ kind: 'received' })
    expect(await provider.refund(of(payment, 4000))).toMatchObject({ kind: 'received' })
    expect((await look()).payments[0]).toMatchObject({ capturedValue: 10_000, refundedValue: 4000 })
    expect(await events()).toEqual(['REFUND true', 'CAPTURE true', 'AUTHORISATION true'])
    expect((await look()).notifications.items[0]).toMatchObject({ originalReference: payment })
  })

  test('beyond what there is is received as well, and fails in its notification', async () => {
    const provider = open()
    const payment = await referenceOf(pay())
    await provider.capture(of(payment, 12_996))
    await provider.refund(of(payment, 1))
    await provider.capture(of(payment))
    await provider.cancel(of(payment))
    expect(await events()).toEqual(['CANCELLATION false', 'CAPTURE true', 'REFUND false', 'CAPTURE false', 'AUTHORISATION true'])
    expect((await look()).payments[0]).toMatchObject({ standing: 'authorised', capturedValue: 12_995 })
  })

  test('can cancel what was not captured', async () => {
    const payment = await referenceOf(pay())
    expect(await open().cancel(of(payment))).toMatchObject({ kind: 'received' })
    expect((await look()).payments[0]).toMatchObject({ standing: 'cancelled' })
  })

  test('of an unknown payment is rejected', async () => {
    expect(await open().capture(of('ABCDEFGHIJKLMNOP'))).toEqual({ kind: 'rejected', errorCode: '167' })
  })

  test.each([
    ['capture failed', 'capture', ['CAPTURE_FAILED true', 'CAPTURE true', 'AUTHORISATION true']],
    ['refund failed', 'refund', ['REFUND_FAILED true', 'REFUND true', 'CAPTURE true', 'AUTHORISATION true']],
  ] as const)('of the holder "%s" fails afterwards', async (holderName, kind, told) => {
    const provider = open()
    const payment = await referenceOf(pay({ paymentMethod: { ...CARD, holderName } }))
    if (kind === 'refund') await provider.capture(of(payment))
    await provider[kind](of(payment))
    expect(await events()).toEqual(told)
  })
})

describe('the same key', () => {
  test('is one payment, however often it is asked for, and another key another', async () => {
    const provider = open()
    const first = await provider.pay(aDraft(), 'one')
    expect(await provider.pay(aDraft({ amount: moneyOf('EUR', 1) }), 'one')).toEqual(first)
    await provider.pay(aDraft(), 'two')
    expect((await look()).payments).toHaveLength(2)
  })

  test('asked for with a wrong key of the shop is not used up', async () => {
    expect(await open({ apiKey: 'other' }).pay(aDraft(), 'one')).toMatchObject({ kind: 'rejected' })
    expect(await open().pay(aDraft(), 'one')).toMatchObject({ kind: 'authorised' })
  })

  test('makes one payment of one whose answer was lost', async () => {
    await fault('payments', 'lost-answer', 1)
    expect(await open().pay(aDraft(), 'one')).toMatchObject({ kind: 'authorised' })
    const { payments, requests } = await look()
    expect(payments).toHaveLength(1)
    expect(requests).toHaveLength(2)
  })
})
