import { moneyOf } from '@shop/domain/money'
import { importCartDiscounts, importDiscountCodes } from '@shop/engine/discount'
import { aCartDiscount, aDiscountCode } from '@shop/engine/testing'
import { formatMoney, formatPercent } from '@shop/i18n/format'
import PgBoss from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import {
  mailsTo,
  mailTo,
  openTestShop,
  openTestStandins,
  openTestWorker,
  placeOrder,
  setMailMode,
  until,
} from '../worker.fixtures.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const worker = await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

// A look into the queue; its tables are there once the worker is ready.
await until(async () => (await fetch(`${worker.address}/readyz`)).ok)
const queue = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false, migrate: false })
await queue.start()
afterAll(() => queue.stop({ graceful: false }))

const jobOf = (orderId: string) => queue.getJobById('order-confirmation', orderId)

test('ORD-03, CHK-25 a German transfer is confirmed with lines, taxes, addresses, delivery day and bank details', async () => {
  const email = 'erika@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email, quantity: 2 })
  const mail = await mailTo(standins, email)
  expect(mail.subject).toContain(order.orderNumber)
  expect(mail.to).toEqual([email])

  const total = formatMoney(order.totalPrice, 'de-DE')
  const [portion] = order.taxedPrice.taxPortions
  expect(total).toBe('238,00\u00a0€')
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain(order.orderNumber)
    expect(form).toContain(total)
    expect(form).toContain(formatMoney(moneyOf('EUR', 11_900), 'de-DE'))
    expect(form).toContain(formatMoney(portion!.amount, 'de-DE'))
    expect(form).toContain(formatPercent(0.19, 'de-DE'))
    expect(form).toContain('MwSt')
    expect(form).toContain('EX30000001')
    for (const part of ['Owner Ltd', 'DE00 0000 0000 0000 0100', 'TESTXX00', 'Test Bank']) expect(form).toContain(part)
    for (const part of ['Jana Nová', 'Hlavná 12', 'Dlhá 12', '10115 Berlin', 'Deutschland', 'DE123456788'])
      expect(form).toContain(part)
    expect(form).toMatch(/(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag) \d\d\.\d\d\.\d{4}/)
  }
  expect(mail.text).toContain('Presse <20 t>')
  expect(mail.text).toContain('Nová & Sons')
  expect(mail.html).toContain('Presse &lt;20 t&gt;')
  expect(mail.html).toContain('Nová &amp; Sons')
  expect(mail.html).toContain('<html lang="de"')
})

test('ORD-03 a Czech transfer names the digits of the order number alone as its reference', async () => {
  const email = 'jana@example.org'
  const order = await placeOrder(context, { country: 'CZ', language: 'cs', payment: 'bank-transfer', email })
  const mail = await mailTo(standins, email)
  const digits = order.orderNumber.replace('NS', '')
  expect(mail.subject).toContain(order.orderNumber)
  expect(mail.text).toMatch(new RegExp(`: ${digits}$`, 'm'))
  expect(mail.html).toContain(`>${digits}<`)
  expect(mail.text).toContain(formatMoney(moneyOf('CZK', 289_900), 'cs-CZ'))
})

test('DISC-13, SHIP-13 discounts and reduced delivery are confirmed by name with what they take off', async () => {
  const name = (text: string) => ({ de: text })
  const welcome = aCartDiscount({ name: name('Willkommensrabatt'), requiresDiscountCode: true, target: { type: 'totalPrice' } })
  const delivery = aCartDiscount({
    name: name('Gratisversand'),
    sortOrder: '0.4',
    requiresDiscountCode: true,
    target: { type: 'shipping' },
    value: { type: 'relative', permyriad: 10_000 },
  })
  await importCartDiscounts(context, [welcome, delivery])
  await importDiscountCodes(context, [aDiscountCode('WELCOME', [welcome.id, delivery.id])])
  const email = 'saver@example.org'
  const wish = { country: 'DE', language: 'de', payment: 'bank-transfer', email, code: 'welcome' } as const
  const order = await placeOrder(context, wish)
  expect(order.totalPrice).toEqual(moneyOf('EUR', 10_710))
  const { text, html } = await mailTo(standins, email)
  for (const form of [text, html]) {
    expect(form).toContain('Willkommensrabatt')
    expect(form).toContain(`−${formatMoney(moneyOf('EUR', 1190), 'de-DE')}`)
    expect(form).toContain(formatMoney(order.totalPrice, 'de-DE'))
  }
})

test('COD-08, ORD-03 cash on delivery is confirmed with its fee and the amount to have ready, without bank details', async () => {
  const email = 'peter@example.org'
  const order = await placeOrder(context, { country: 'SK', language: 'sk', payment: 'cash-on-delivery', email })
  const { text, html } = await mailTo(standins, email)
  const amount = formatMoney(order.totalPrice, 'sk-SK')
  expect(amount).toBe('123,95\u00a0€')
  // As what is to be had ready, and as the total.
  expect(text.split(amount).length).toBe(3)
  for (const form of [text, html]) {
    expect(form).toContain('Poplatok za dobierku')
    expect(form).toContain(formatMoney(moneyOf('EUR', 495), 'sk-SK'))
    expect(form).not.toContain('TESTXX00')
  }
})

test('A6 the confirmation says that a machine wrote it, and the same order always has the same message id', async () => {
  const email = 'anna@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  const { headers, from } = await mailTo(standins, email)
  const header = (name: string) => headers.find(({ key }) => key === name)?.value
  expect(from).toBe('orders@anvil.example')
  expect(header('message-id')).toBe(`<order-confirmation.${order.id}@anvil.example>`)
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('reply-to')).toBe('service.de@anvil.example')
  expect(header('list-unsubscribe')).toBeUndefined()
})

test('O3 an order that is told again is not confirmed again', async () => {
  const email = 'once@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await mailTo(standins, email)
  await until(async () => (await jobOf(order.id))?.state === 'completed')
  const { db } = context
  const key = `order-created/${order.id}`
  await db.updateTable('outbox').set({ relayed_at: null }).where('dedup_key', '=', key).execute()
  await until(async () => {
    const waiting = await db.selectFrom('outbox').select('id').where('relayed_at', 'is', null).execute()
    return waiting.length === 0
  })
  // An order placed after the repetition is confirmed after it.
  await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email: 'later@example.org' })
  await mailTo(standins, 'later@example.org')
  expect(await mailsTo(standins, email)).toHaveLength(1)
})

test('O2 ORD-03 while the mail server refuses, orders are placed, and their confirmations follow when it takes mails', async () => {
  await setMailMode(standins, 'reject')
  const email = 'patient@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await until(async () => (await jobOf(order.id))?.state === 'retry')
  expect(await mailsTo(standins, email)).toEqual([])
  // What is kept about the failure says nothing about the buyer.
  expect(JSON.stringify((await jobOf(order.id))?.output)).not.toContain('example.org')
  await setMailMode(standins, 'ok')
  await mailTo(standins, email)
  await until(async () => (await jobOf(order.id))?.state === 'completed')
  expect((await jobOf(order.id))?.retryCount).toBeGreaterThan(0)
  expect(await mailsTo(standins, email)).toHaveLength(1)
})

test('O2 a recipient who does not exist is not tried again and kept as a dead letter', async () => {
  const order = await placeOrder(context, {
    country: 'DE',
    language: 'de',
    payment: 'bank-transfer',
    email: 'bounce@example.org',
  })
  await until(async () => (await jobOf(order.id))?.state === 'completed')
  const deadLetters = await queue.fetch('order-confirmation-dead')
  expect(deadLetters.map(({ data }) => data)).toEqual([{ orderId: order.id }])
})

test('the worker says that it is alive and at work', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${worker.address}${path}`)).status).toBe(200)
})
