import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { moneyOf } from '@shop/domain/money'
import { afterAll, expect, test } from 'vitest'
import { isAuthentic, type PaymentNotification, readNotifications } from './index.ts'
import { aKey, openPaymentTest, referenceOf } from './payment.fixtures.ts'

const { standins, settings, open, pay } = await openPaymentTest()
const endings: (() => unknown)[] = []
afterAll(() => endings.map(end => end()))

/** A receiver: acknowledges all but the first few, and keeps what came. */
async function listen(refusals = 0) {
  const heard: PaymentNotification[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let calls = 0
  const server = createServer(async (request, response) => {
    const notifications = readNotifications(await text(request)) ?? []
    calls++
    if (calls <= refusals) return void response.writeHead(500).end()
    heard.push(...notifications)
    response.end('[accepted]')
    for (const { count, resolve } of waiting) if (heard.length >= count) resolve()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  endings.push(() => server.close())
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`
  const until = (count: number) =>
    new Promise<void>(resolve => (heard.length >= count ? resolve() : waiting.push({ count, resolve })))
  return { url, heard, until, calls: () => calls }
}
const configure = (changes: object) => standins.tell('payment/notifications', changes)

test('notifications are signed so that the adapter can tell', async () => {
  const { url, heard, until } = await listen()
  await configure({ url })
  const payment = await referenceOf(pay())
  await until(1)
  expect(heard[0]).toMatchObject({ eventCode: 'AUTHORISATION', isSuccess: true, pspReference: payment, centAmount: 12_995 })
  expect(heard.every(notification => isAuthentic(notification, settings.hmacKey))).toBe(true)
})

test('notifications with a wrong signature are told apart', async () => {
  const { url, heard, until } = await listen()
  await configure({ url, hasWrongSignature: true })
  await pay()
  await until(1)
  expect(heard.some(notification => isAuthentic(notification, settings.hmacKey))).toBe(false)
})

test('notifications come twice where that is wanted, and again when they are replayed', async () => {
  const { url, heard, until } = await listen()
  await configure({ url, duplicates: 1 })
  const pspReference = await referenceOf(pay())
  await until(2)
  await standins.tell('payment/notifications/replay', { pspReference })
  await until(4)
  expect(new Set(heard.map(notification => JSON.stringify(notification))).size).toBe(1)
})

test('notifications come in the wrong order where that is wanted', async () => {
  const { url, heard, until } = await listen()
  await configure({ url, isHeld: true })
  const pspReference = await referenceOf(pay())
  const draft = { pspReference, amount: moneyOf('EUR', 12_995), reference: 'SK-100042', idempotencyKey: aKey() }
  await open().capture(draft)
  expect(heard).toEqual([])
  await standins.tell('payment/notifications/release', { isReversed: true })
  await until(2)
  expect(heard.map(({ eventCode }) => eventCode)).toEqual(['CAPTURE', 'AUTHORISATION'])
})

test('notifications that are not acknowledged come again: three times at once, then after minutes', async () => {
  const { url, heard, until, calls } = await listen(5)
  await configure({ url, minuteMs: 1 })
  await pay()
  await until(1)
  expect(heard).toHaveLength(1)
  expect(calls()).toBe(6)
})
