import { randomUUID } from 'node:crypto'
import { LANGUAGES, localeOf, MARKETS } from '@shop/domain/market'
import type { Order } from '@shop/domain/order'
import { findOrder } from '@shop/engine/order'
import { changeShipmentState, shipOrder } from '@shop/engine/shipment'
import { findStores } from '@shop/engine/store'
import {
  acceptWithdrawal,
  createWithdrawal,
  findWithdrawal,
  rejectWithdrawal,
  type StoredWithdrawal,
} from '@shop/engine/withdrawal'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailsTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { type WithdrawalNews, withdrawalMail } from './withdrawal-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

async function withdraw(email: string, orderNumber: string, goods?: string): Promise<string> {
  const content = { contactName: 'Jürgen Groß', orderNumber, email, ...(goods ? { goods } : {}) }
  const draft = { draftId: randomUUID(), content, locale: 'de-DE', storeKey: 'de', clientAddress: '127.0.0.1' } as const
  return (await createWithdrawal(context, draft)).withdrawalNumber
}

const anOrder = (email: string): Promise<Order> =>
  placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })

/** The mails about withdrawals, once there are as many; oldest first. */
async function newsTo(email: string, count: number) {
  const news = async () => (await mailsTo(standins, email)).filter(({ text }) => text.includes('Widerrufsnummer')).toReversed()
  await until(async () => (await news()).length === count)
  return news()
}

test('a withdrawal is acknowledged at once with its content, date and time, whether there is such an order or not', async () => {
  const email = `${randomUUID()}@example.org`
  const number = await withdraw(email, 'Fritteuse vom 3. November, siehe evil.example', 'Korb <b>\n\nDeckel')
  const [mail] = await newsTo(email, 1)
  expect(mail?.subject).toBe(`Ihr Widerruf ist eingegangen (${number})`)
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(number)
    expect(form).toMatch(/\d\d\.\d\d\.\d{4} \d\d:\d\d \(UTC\+[12]\)/)
    expect(form).toContain('Hiermit widerrufe ich')
    expect(form).toContain('Jürgen Groß')
    expect(form).not.toContain('evil.example')
  }
  expect(mail?.html).not.toContain('<b>')
})

test('ORD-04 accepting a withdrawal cancels an order that has not left the house, once', async () => {
  const email = `Jana.${randomUUID()}@example.org`
  const order = await anOrder(email.toLowerCase())
  const number = await withdraw(email, order.orderNumber.toLowerCase())
  expect(await acceptWithdrawal(context, number)).toEqual({ isOrderCancelled: true })
  expect(await acceptWithdrawal(context, number)).toEqual({ isOrderCancelled: true })
  expect((await findOrder(context, { id: order.id })).orderState).toBe('Cancelled')
  const [, accepted] = await newsTo(email, 2)
  expect(accepted?.text).toContain('Ihre Bestellung ist storniert')
  await expect(rejectWithdrawal(context, number, 'too late')).rejects.toThrow('is Accepted')
})

test('who withdraws from goods that have left the house is told how to send them back; from a part, nothing is cancelled', async () => {
  const email = `${randomUUID()}@example.org`
  const [shipped, whole] = [await anOrder(email), await anOrder(email)]
  await changeShipmentState(context, { id: shipped.id }, 'Shipped', [{ trackingNumber: '00340434161094042557' }])
  const numbers = [await withdraw(email, shipped.orderNumber), await withdraw(email, whole.orderNumber, 'nur der Korb')]
  const accepted = []
  for (const number of numbers) accepted.push(await acceptWithdrawal(context, number))
  const returnNumber = expect.stringMatching(/^RT\d{6}$/)
  expect(accepted).toEqual([
    { isOrderCancelled: false, returnNumber },
    { isOrderCancelled: false, isUnclear: true },
  ])
  expect((await findOrder(context, { id: whole.id })).orderState).toBe('Open')
  const mails = (await newsTo(email, 4)).filter(({ subject }) => subject.includes('angenommen'))
  expect(mails).toHaveLength(2)
  for (const mail of mails) expect(mail.text).toMatch(/binnen 14 Tagen[\s\S]*\/return-policy\//)
  expect((await findWithdrawal(context, { withdrawalNumber: numbers[0] ?? '' }))?.lastShippedAt).toBeDefined()
})

test('fiscal check 16: goods that a withdrawal names are cancelled or come back without anyone repeating them, and delivery stays', async () => {
  const email = `${randomUUID()}@example.org`
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email, quantity: 3 })
  const [line] = order.lineItems
  const sku = line?.variant.sku ?? ''
  await shipOrder(context, order, { units: [{ sku, quantity: 1 }] })
  const number = await withdraw(email, order.orderNumber, `2 x ${sku}`)
  const accepted = await acceptWithdrawal(context, number)
  expect(accepted).toEqual({ isOrderCancelled: false, isPartCancelled: true })
  expect(await acceptWithdrawal(context, number)).toEqual(accepted)
  const after = await findOrder(context, { id: order.id })
  expect(after.cancellations).toMatchObject([{ lines: [{ lineItemId: line?.id, quantity: 2 }] }])
  const [, cancelled] = await newsTo(email, 2)
  expect(cancelled?.text).toContain('Sie ist storniert und wird nicht geliefert')
  const other = await withdraw(email, order.orderNumber, line?.name.de ?? line?.name.en ?? '')
  expect(await acceptWithdrawal(context, other)).toEqual({ isOrderCancelled: false, isUnclear: true })
  const { returnNumber } = await acceptWithdrawal(context, other, [{ sku, quantity: 1 }])
  expect(await acceptWithdrawal(context, other)).toEqual({ isOrderCancelled: false, returnNumber })
  expect(returnNumber).toMatch(/^RT\d{6}$/)
})

test('who is rejected is told why, and is told again when that was wrong', async () => {
  const email = `${randomUUID()}@example.org`
  const number = await withdraw(email, 'unknown')
  await rejectWithdrawal(context, number, 'Die Frist ist am 3. Oktober abgelaufen.')
  const [, rejected] = await newsTo(email, 2)
  expect(rejected?.text).toContain('Die Frist ist am 3. Oktober abgelaufen.')
  await acceptWithdrawal(context, number)
  expect((await newsTo(email, 3))[2]?.subject).toContain('angenommen')
  await expect(acceptWithdrawal(context, 'WD999999')).rejects.toThrow('There is no withdrawal WD999999')
})

test('the mails are written in every language, differently in each', async () => {
  const [store] = await findStores(context, { key: 'de', limit: 1 })
  if (!store) throw new Error('There is no store')
  const content = { contactName: 'Jana', orderNumber: 'NS00001042', email: 'jana@example.org' }
  const stored: StoredWithdrawal = {
    id: randomUUID(),
    withdrawalNumber: 'WD100001',
    storeKey: 'de',
    locale: 'de-DE',
    content,
    createdAt: '2026-11-28T16:00:00.000Z',
    state: 'Received',
    reason: 'Reason',
    isPartCancelled: false,
    isReturned: false,
  }
  for (const news of [
    'received',
    'returned',
    'partReturned',
    'cancelled',
    'partCancelled',
    'rejected',
  ] satisfies WithdrawalNews[]) {
    const texts = new Set<string>()
    for (const language of LANGUAGES) {
      const market = MARKETS.find(({ languages }) => languages.some(spoken => spoken === language))!
      const t = await translatorOf(localeOf(market, language))
      const { subject, text, html } = withdrawalMail({ store, market, language }, stored, news, t)
      texts.add(`${subject}${text}`)
      expect(html).toContain(`<html lang="${language}"`)
      for (const form of [text, html]) expect(form).toContain('WD100001')
      expect(`${subject}${text}${html}`).not.toMatch(/(?:withdrawal|mail)\.\w|\{\w+\}/)
    }
    expect(texts.size).toBe(LANGUAGES.length)
  }
})
