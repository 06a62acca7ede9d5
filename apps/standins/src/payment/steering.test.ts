import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { start } from '../../start.ts'

/** A shop that acknowledges what it is told. */
const told: { readonly eventCode: string; readonly pspReference: string; readonly success: string; readonly reason: string }[] =
  []
const shop = createServer(async (request, response) => {
  const { notificationItems } = JSON.parse(await text(request))
  for (const { NotificationRequestItem } of notificationItems) told.push(NotificationRequestItem)
  response.end('[accepted]')
})
await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
const { port } = shop.address() as { port: number }
const standins = await start({
  port: 0,
  smtpPort: 0,
  bindHost: '127.0.0.1',
  paymentNotifications: { url: `http://127.0.0.1:${port}/webhooks/payment`, hmacKey: 'AB'.repeat(32) },
})
afterAll(async () => {
  await standins.stop()
  shop.close()
})
beforeEach(async () => {
  await fetch(`${standins.address}/__sandbox/reset`, { method: 'POST' })
  told.length = 0
})

const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}

async function call(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-api-key': 'anvil-local' }
  const json = JSON.stringify({ merchantAccount: 'AnvilECOM', ...body })
  return fetch(`${standins.address}/payment/v72/${path}`, { method: 'POST', headers, body: json })
}
async function pay(paymentMethod: object = CARD): Promise<string> {
  const order = { amount: { currency: 'EUR', value: 12_995 }, reference: 'SK-<1>', returnUrl: 'https://shop.example/' }
  return ((await (await call('payments', { ...order, paymentMethod })).json()) as { pspReference: string }).pspReference
}
/** Presses a button of a form as a browser without scripts does. */
async function press(path: string, form: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(standins.address + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')?.replace(/#.*/, '')]).toEqual([303, '/payment'])
}
async function tell(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${standins.address}/__sandbox/payment/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
const page = async () => (await fetch(`${standins.address}/payment`)).text()
const operate = (payment: string, form: Record<string, string>) => press(`/payment/payments/${payment}`, form)
const eventually = (events: readonly string[]) =>
  expect.poll(() => told.map(({ eventCode, success }) => (success === 'true' ? eventCode : `${eventCode} false`))).toEqual(events)

describe('the page of the payments', () => {
  test('shows a payment, what the shop was told and how it answered, and offers what can be done now', async () => {
    expect(await page()).toContain('There is no payment yet')
    const payment = await pay()
    await eventually(['AUTHORISATION'])
    await expect.poll(page).toMatch(/<td>200<\/td>/)
    const shown = await page()
    for (const part of ['129.95 EUR', 'visa', 'SK-&lt;1&gt;', payment, 'AUTHORISATION', '>Capture<', '>Cancel<', '>Expire<'])
      expect(shown).toContain(part)
    for (const part of ['>Refund<', '>Fail capture<', '>Chargeback<', '>Reverse chargeback<']) expect(shown).not.toContain(part)
    await operate(payment, { operation: 'capture', value: '5000' })
    for (const part of ['captured 50.00 EUR', '>Refund<', '>Fail capture<', '>Chargeback<']) expect(await page()).toContain(part)
  })

  test('runs no script, and is loaded again by itself only where that is wanted', async () => {
    const answer = await fetch(`${standins.address}/payment?watch`)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
    expect(await answer.text()).toContain('http-equiv="refresh"')
    expect(await page()).not.toContain('http-equiv="refresh"')
  })

  test.each<[operations: string[], paymentMethod: object, events: string[]]>([
    [['pay'], { type: 'multibanco' }, ['AUTHORISATION']],
    [['expire'], { type: 'multibanco' }, ['OFFER_CLOSED']],
    [['refuse'], { type: 'ideal' }, ['AUTHORISATION false']],
    [['refuse', 'pay'], { type: 'ideal' }, ['AUTHORISATION false', 'AUTHORISATION']],
    [['expire'], CARD, ['AUTHORISATION', 'EXPIRE']],
    [['cancel', 'capture'], CARD, ['AUTHORISATION', 'CANCELLATION', 'CAPTURE false']],
    [['capture', 'refund', 'fail-refund'], CARD, ['AUTHORISATION', 'CAPTURE', 'REFUND', 'REFUND_FAILED']],
    [['capture', 'fail-capture', 'capture'], CARD, ['AUTHORISATION', 'CAPTURE', 'CAPTURE_FAILED', 'CAPTURE']],
    [
      ['capture', 'request-information', 'dispute', 'chargeback', 'reverse-chargeback', 'second-chargeback'],
      CARD,
      [
        'AUTHORISATION',
        'CAPTURE',
        'REQUEST_FOR_INFORMATION',
        'NOTIFICATION_OF_CHARGEBACK',
        'CHARGEBACK',
        'CHARGEBACK_REVERSED',
        'SECOND_CHARGEBACK',
      ],
    ],
  ])('does %j to a payment by %o', async (operations, paymentMethod, events) => {
    const payment = await pay(paymentMethod)
    // One after the other, so that the order in which they arrive says something.
    if (events.length > operations.length) await eventually(events.slice(0, 1))
    for (const [index, operation] of operations.entries()) {
      await operate(payment, { operation })
      await eventually(events.slice(0, events.length - operations.length + index + 1))
    }
  })

  test('a failure has the number of what failed, and all of a dispute has one', async () => {
    const payment = await pay()
    for (const operation of ['capture', 'fail-capture', 'dispute', 'chargeback']) await operate(payment, { operation })
    await expect.poll(() => told.length).toBe(5)
    const numberOf = (code: string) => told.find(({ eventCode }) => eventCode === code)?.pspReference
    expect(numberOf('CAPTURE_FAILED')).toBe(numberOf('CAPTURE'))
    expect(numberOf('CHARGEBACK')).toBe(numberOf('NOTIFICATION_OF_CHARGEBACK'))
    expect(numberOf('CHARGEBACK')).not.toBe(payment)
  })

  test('notifies of anything about a payment, also what the shop does not know', async () => {
    const payment = await pay()
    await press(`/payment/payments/${payment}/events`, { eventCode: 'SOMETHING_NEW', isSuccess: 'false', isModification: 'true' })
    await eventually(['AUTHORISATION', 'SOMETHING_NEW false'])
    expect(told[1]?.pspReference).not.toBe(payment)
    expect((await tell(`payments/${payment}/events`, { eventCode: 'no code' })).status).toBe(400)
  })

  test('holds notifications, releases them newest first, and sends one again', async () => {
    await press('/payment/notifications', { url: `http://127.0.0.1:${port}/`, isHeld: 'true', duplicates: '1' })
    const payment = await pay()
    await operate(payment, { operation: 'capture' })
    expect(await page()).toContain('Release 2')
    expect(told).toEqual([])
    await press('/payment/notifications/release', { isReversed: 'true' })
    await eventually(['CAPTURE', 'CAPTURE', 'AUTHORISATION', 'AUTHORISATION'])
    await press('/payment/notifications', { duplicates: '0' })
    await press('/payment/notifications/1/resend')
    await eventually(['CAPTURE', 'CAPTURE', 'AUTHORISATION', 'AUTHORISATION', 'AUTHORISATION'])
    expect((await tell('notifications/99/resend', {})).status).toBe(404)
  })

  test('sends nowhere where the address is empty, and to no address that is not one', async () => {
    expect((await tell('notifications', { url: 'javascript:1' })).status).toBe(400)
    await press('/payment/notifications', { url: '' })
    const payment = await pay()
    expect(await page()).toContain('not sent')
    await tell('notifications', { url: `http://127.0.0.1:${port}/` })
    await operate(payment, { operation: 'capture' })
    await eventually(['CAPTURE'])
  })

  test.each([
    ['out-of-order', 500],
    ['too-many', 429],
  ])('lets the whole interface be in the mode %s, for as many calls as wanted', async (mode, status) => {
    await press('/payment/mode', { mode, endpoint: '*', times: '2' })
    const answers = [await call('sessions', {}), await call('paymentMethods', {}), await call('paymentMethods', {})]
    expect(answers.map(answer => answer.status)).toEqual([status, status, 200])
    // A caller may try again what failed for a moment.
    expect(answers.map(answer => answer.headers.get('transient-error'))).toEqual(['true', 'true', null])
  })

  test('loses the answer to a payment that was made, refuses connections, and works again', async () => {
    await press('/payment/mode', { mode: 'lost-answer', endpoint: 'payments', times: '' })
    await expect(pay()).rejects.toThrow()
    await eventually(['AUTHORISATION'])
    await press('/payment/mode', { mode: 'reset', endpoint: 'payments', times: '' })
    await expect(pay()).rejects.toThrow()
    await press('/payment/mode', { mode: 'works', endpoint: '*' })
    await pay()
    await eventually(['AUTHORISATION', 'AUTHORISATION'])
  })

  test('publishes a report of all money that was taken and given back, and notifies where it is', async () => {
    const payment = await pay()
    await operate(payment, { operation: 'capture' })
    await operate(payment, { operation: 'refund', value: '4000' })
    const paypal = await pay({ type: 'paypal' })
    await operate(paypal, { operation: 'pay' })
    await press('/payment/reports')
    await expect.poll(() => told.at(-1)?.eventCode).toBe('REPORT_AVAILABLE')
    const { pspReference: name, reason = '' } = told.at(-1) ?? {}
    expect(name).toBe('settlement_detail_report_batch_1.csv')
    expect(await page()).toContain(`href="/payment/reports/${name}"`)
    const lines = (await (await fetch(reason)).text()).split('\r\n').map(line => line.split(','))
    const movements = lines.slice(1, -1).map(fields => [fields[1], fields[3], fields[6], fields[9], fields[10]])
    expect(movements.slice(0, 3)).toEqual([
      [payment, 'visa', 'Settled', '', '129.95'],
      [payment, 'visa', 'Refunded', '40.00', ''],
      [paypal, 'paypal', 'Settled', '', '129.95'],
    ])
    expect((await fetch(`${standins.address}/payment/reports/settlement_detail_report_batch_9.csv`)).status).toBe(404)
  })

  test.each([
    ['/payment/mode', { mode: 'nonsense', endpoint: '*' }, 400],
    ['/payment/mode', { mode: 'reset', endpoint: 'nothing' }, 400],
    ['/payment/payments/ABCDEFGHIJKLMNOP', { operation: 'pay' }, 404],
    ['/payment/payments/ABCDEFGHIJKLMNOP', { operation: 'explode' }, 400],
    ['/payment/notifications', { duplicates: '11' }, 400],
  ])('refuses %s with %j', async (path, form, status) => {
    const answer = await fetch(standins.address + path, { method: 'POST', body: new URLSearchParams(form) })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
  })
})
