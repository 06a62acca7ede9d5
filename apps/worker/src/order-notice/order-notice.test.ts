import { LANGUAGES } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { addBusinessDays } from '@shop/domain/shipping'
import { cancelOrder, findOrder } from '@shop/engine/order'
import { refundOrder, registerPayment } from '@shop/engine/payment'
import { findStores } from '@shop/engine/store'
import { formatDate, formatMoney, formatWeekday } from '@shop/i18n/format'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { mailsTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { noticeContent } from './notice-mail.ts'
import { sendOrderNotice } from './send-order-notice.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

/** All mails about an order but its confirmation, once there are as many; oldest first. */
async function noticesTo(email: string, count: number) {
  await until(async () => (await mailsTo(standins, email)).length === count + 1)
  return (await mailsTo(standins, email)).toReversed().slice(1)
}

test('ORD-04 a buyer is told in their language that their order is cancelled and nothing is to be paid', async () => {
  const email = 'erika@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await until(async () => (await mailsTo(standins, email)).length === 1)
  await cancelOrder(context, { id: order.id })
  await cancelOrder(context, { id: order.id })
  const [mail] = await noticesTo(email, 1)
  expect(mail?.subject).toBe(`Ihre Bestellung ${order.orderNumber} wurde storniert`)
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(order.orderNumber)
    expect(form).toContain('Sie müssen nichts bezahlen.')
    expect(form).not.toContain('Jana')
  }
  expect(mail?.html).toContain('<html lang="de"')
  expect(mail?.headers.find(({ key }) => key === 'message-id')?.value).toBe(`<order-cancelled.${order.id}@anvil.example>`)
})

test('ORD-05 P2 a buyer who had paid is notified of the cancellation and of each refund with its amount', async () => {
  const email = 'jana@example.org'
  const order = await placeOrder(context, { country: 'CZ', language: 'cs', payment: 'bank-transfer', email })
  await until(async () => (await mailsTo(standins, email)).length === 1)
  await registerPayment(context, { id: order.id }, {})
  await noticesTo(email, 1)
  await cancelOrder(context, { id: order.id })
  const [, cancelled] = await noticesTo(email, 2)
  expect(cancelled?.text).toContain('Částku, kterou jste již zaplatili, vám vrátíme.')
  await refundOrder(context, { id: order.id }, { centAmount: 12_345 })
  const [, , refunded] = await noticesTo(email, 3)
  const amount = formatMoney(moneyOf('CZK', 12_345), 'cs-CZ')
  expect(refunded?.subject).toBe(`Vrácení peněz k objednávce ${order.orderNumber}`)
  for (const form of [refunded?.text, refunded?.html]) expect(form).toContain(amount)
  await refundOrder(context, { id: order.id }, {})
  const [, , , rest] = await noticesTo(email, 4)
  expect(rest?.text).toContain(formatMoney(moneyOf('CZK', order.totalPrice.centAmount - 12_345), 'cs-CZ'))
})

test('SHIP-08 a buyer whose transfer has arrived is told the day of delivery, counted from it', async () => {
  const email = 'paid@example.org'
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await until(async () => (await mailsTo(standins, email)).length === 1)
  await registerPayment(context, { id: order.id }, { centAmount: 1 })
  await registerPayment(context, { id: order.id }, {})
  const [mail] = await noticesTo(email, 1)
  expect(mail?.subject).toBe(`Zahlungseingang zu Ihrer Bestellung ${order.orderNumber}`)
  const paid = await findOrder(context, { id: order.id })
  const arrival = paid.paymentInfo.payments[0]?.transactions.at(-1)?.timestamp.slice(0, 10) ?? ''
  const day = formatWeekday(addBusinessDays(arrival, 4), 'de-DE')
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(`Ihre Zahlung zur Bestellung vom ${formatDate(order.createdAt)} ist eingegangen.`)
    expect(form).toContain(`Lieferung bis ${day}.`)
  }
})

test('SHIP-08 cash that was paid at the door, and a transfer of a cancelled order, are no news about a delivery', async () => {
  const cash = 'cash@example.org'
  const late = 'late@example.org'
  const delivered = await placeOrder(context, { country: 'DE', language: 'de', payment: 'cash-on-delivery', email: cash })
  const cancelled = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email: late })
  await cancelOrder(context, { id: cancelled.id })
  await registerPayment(context, { id: delivered.id }, {})
  const post = { context, mailer: { send: () => Promise.reject(new Error('sent')), close: () => undefined }, mailFrom: 'a@b.c' }
  for (const { id } of [delivered, cancelled]) await sendOrderNotice(post, { orderId: id, newsId: id, news: { kind: 'paid' } })
})

test('ORD-04 every language has its own texts for it', async () => {
  const { id } = await placeOrder(context, { country: 'SK', language: 'sk', payment: 'bank-transfer', email: 'eva@example.org' })
  const order = await findOrder(context, { id })
  const [store] = await findStores(context, { key: 'sk', limit: 1 })
  const texts = await Promise.all(
    LANGUAGES.map(async language => {
      const t = await translatorOf(language)
      const notices = (['Failed', 'CreditOwed'] as const).map(paymentState =>
        noticeContent({ ...order, paymentState }, { kind: 'cancelled' }, store!, language, t),
      )
      const refund = noticeContent(order, { kind: 'refunded', centAmount: 100 }, store!, language, t)
      const payment = noticeContent(order, { kind: 'paid' }, store!, language, t)
      return [...notices, refund, payment]
        .map(({ subject, title, lines }) => [subject, title, ...lines.slice(1)].join('\n'))
        .join('\n')
    }),
  )
  expect(new Set(texts).size).toBe(21)
  for (const text of texts) expect(text).toContain(order.orderNumber)
})
