import { dayIn, LANGUAGES, MARKETS, marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { addBusinessDays } from '@shop/domain/shipping'
import { cancelOrder, findOrder } from '@shop/engine/order'
import { refundOrder, registerPayment } from '@shop/engine/payment'
import { changeShipmentState } from '@shop/engine/shipment'
import { findStores } from '@shop/engine/store'
import { formatDay, formatMoney, formatWeekday } from '@shop/i18n/format'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { unofferedWords } from '../mail/way-to-pay-words.fixtures.ts'
import { mailsTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { noticeContent, type OrderNews } from './notice-content.ts'
import { noticeHtml, noticeText } from './notice-mail.ts'
import { sendOrderNotice } from './send-order-notice.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

/** All mails about an order but its confirmation and its invoice, once there are as many; oldest first. */
async function noticesTo(email: string, count: number) {
  const notices = async () => (await mailsTo(standins, email)).filter(({ attachments }) => attachments.length === 0)
  await until(async () => (await notices()).length === count + 1)
  return (await notices()).toReversed().slice(1)
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
  const arrival = paid.paymentInfo.payments[0]?.transactions.at(-1)?.timestamp ?? ''
  const day = formatWeekday(addBusinessDays(dayIn(order, arrival), 4), 'de-DE')
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(`Ihre Zahlung zur Bestellung vom ${formatDay(order.createdAt, order)} ist eingegangen.`)
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

test('ORD-06 a buyer gets a mail about each shipment with the numbers of its parcels, and about parcels that are added', async () => {
  const email = 'shipped@example.org'
  const order = await placeOrder(context, { country: 'AT', language: 'de', payment: 'cash-on-delivery', email, buyer: 'person' })
  await until(async () => (await mailsTo(standins, email)).length === 1)
  const first = { trackingNumber: '00340434161094042557', carrier: 'DHL' }
  await changeShipmentState(context, { id: order.id }, 'Ready')
  await changeShipmentState(context, { id: order.id }, 'Partial', [first])
  await changeShipmentState(context, { id: order.id }, 'Partial', [first])
  const [part] = await noticesTo(email, 1)
  expect(part?.subject).toBe(`Ein Teil Ihrer Bestellung ${order.orderNumber} ist unterwegs`)
  for (const form of [part?.text, part?.html]) {
    expect(form).toContain('DHL 00340434161094042557')
    expect(form).toMatch(/https:\/\/orders\.anvil\.at\/orders\/NS\d{8}\?token=[\w.-]+/)
    expect(form).toContain(`/withdrawal/?order=${order.orderNumber}`)
  }
  await changeShipmentState(context, { id: order.id }, 'Shipped')
  const [, whole] = await noticesTo(email, 2)
  expect(whole?.subject).toBe(`Ihre Bestellung ${order.orderNumber} ist unterwegs`)
  // Nothing can be followed without a number.
  expect(whole?.text).toContain('https://orders.anvil.at/orders/')
  await changeShipmentState(context, { id: order.id }, 'Shipped', [first, { trackingNumber: 'AT-77 001' }])
  const [, , added] = await noticesTo(email, 3)
  expect(added?.text).toContain('Sendungsnummer: AT-77 001')
  expect(added?.text).not.toContain(first.trackingNumber)
  const ids = (await noticesTo(email, 3)).map(({ headers }) => headers.find(({ key }) => key === 'message-id')?.value)
  expect(new Set(ids).size).toBe(3)
})

test('ORD-06 goods that are in the house are in no parcel, and what is no tracking number is refused', async () => {
  const email = 'house@example.org'
  const { id } = await placeOrder(context, { country: 'AT', language: 'de', payment: 'cash-on-delivery', email })
  const parcel = { trackingNumber: '00340434161094042557' }
  await expect(changeShipmentState(context, { id }, 'Ready', [parcel])).rejects.toThrow('Goods that are Ready are in no parcel')
  const injected = { trackingNumber: '12345\r\nBcc: thief@example.org' }
  await expect(changeShipmentState(context, { id }, 'Shipped', [injected])).rejects.toThrow('is not a tracking number')
  expect((await findOrder(context, { id })).shipmentState).toBe('Pending')
})

test('ORD-05 a buyer whose money was only reserved is told that it is released', async () => {
  const order = await aProviderOrder('reserved@example.org', 'Authorization')
  const { text } = await writtenNotice({ ...order, paymentState: 'CreditOwed' }, { kind: 'cancelled' })
  expect(text).toContain('Der reservierte Betrag wird wieder freigegeben.')
  expect(text).not.toContain('erstatten')
  const charged = await aProviderOrder('charged@example.org', 'Charge')
  const { text: owed } = await writtenNotice({ ...charged, paymentState: 'CreditOwed' }, { kind: 'cancelled' })
  expect(owed).toContain('Was Sie bereits bezahlt haben, erstatten wir Ihnen.')
  expect(owed).toContain(`Betrag: ${formatMoney(charged.totalPrice, 'de-DE')}`)
})

test('ORD-05 a buyer whose payment failed is told so with a link to pay again, unless it was made up for since', async () => {
  const order = await aProviderOrder('unpaid@example.org', 'Authorization')
  const unpaid = { ...order, paymentState: 'Failed' as const }
  const { text, html } = await writtenNotice(unpaid, { kind: 'unpaid' })
  for (const form of [text, html]) {
    expect(form).toContain(`Die Zahlung hat nicht geklappt`)
    expect(form).toContain('https://anvil.de/checkout/pay-order?order=signed.link')
    expect(form).toContain('Wir versenden, sobald die Bestellung bezahlt ist.')
  }
  const sent = await writtenNotice({ ...unpaid, shipmentState: 'Shipped' }, { kind: 'unpaid' })
  expect(sent.text).toContain('Der Betrag ist deshalb wieder offen.')
  expect(sent.text).not.toContain('Wir versenden')
  const refusing = { send: () => Promise.reject(new Error('sent')), close: () => undefined }
  const post = { context, mailer: refusing, mailFrom: 'a@b.c' }
  await sendOrderNotice(post, { orderId: order.id, newsId: order.id, news: { kind: 'unpaid' } })
})

/** An order of which the provider has reported one movement of money. */
async function aProviderOrder(email: string, type: 'Authorization' | 'Charge'): Promise<Order> {
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  const [payment] = order.paymentInfo.payments
  const paymentMethodInfo = { paymentInterface: 'card-payment-provider', name: { en: 'Card' } } as const
  const movement = { id: order.id, type, state: 'Success', amount: order.totalPrice, timestamp: order.createdAt } as const
  return { ...order, paymentInfo: { payments: [{ ...payment!, paymentMethodInfo, transactions: [movement] }] } }
}

/** Both forms of a notice about a German order. */
async function writtenNotice(order: Order, news: OrderNews) {
  const [store] = await findStores(context, { key: 'de', limit: 1 })
  const place = { market: marketOf('DE'), language: 'de', localPort: undefined } as const
  const content = noticeContent(
    {
      order,
      store: store!,
      place,
      t: await translatorOf('de-DE'),
      payLink: 'signed.link',
      viewUrl: 'https://orders.example/orders/NS00001042?token=signed',
    },
    news,
  )
  return { text: noticeText(content), html: noticeHtml(content) }
}

const CARD = { paymentInterface: 'card-payment-provider', method: 'scheme', name: { en: 'Card' } } as const

test('ORD-04, ORD-06, MKT-12, PAY-21 every language has its own texts for each notice, and none names a way to pay that a market lacks', async () => {
  const { id } = await placeOrder(context, { country: 'SK', language: 'sk', payment: 'bank-transfer', email: 'eva@example.org' })
  const order = await findOrder(context, { id })
  const [store] = await findStores(context, { key: 'sk', limit: 1 })
  const news: OrderNews[] = [
    { kind: 'cancelled' },
    { kind: 'refunded', centAmount: 100 },
    { kind: 'paid' },
    { kind: 'shipped', isPart: true, parcels: [{ trackingNumber: 'A1234' }] },
    { kind: 'shipped', isPart: false, parcels: [] },
    { kind: 'unpaid' },
    { kind: 'transfer' },
  ]
  const texts = await Promise.all(
    LANGUAGES.map(async language => {
      const market = MARKETS.find(({ languages }) => languages.includes(language))!
      const source = {
        order,
        store: store!,
        place: { market, language, localPort: undefined },
        t: await translatorOf(language),
        payLink: 'signed.link',
        viewUrl: 'https://orders.example/orders/NS00001042?token=signed',
      }
      const paid = {
        ...source,
        order: { ...order, paymentInfo: { payments: [{ ...order.paymentInfo.payments[0]!, paymentMethodInfo: CARD }] } },
      }
      return news.map(item => {
        // No mail about an order that is paid by card names a way to pay that the market lacks (PAY-21).
        if (item.kind !== 'transfer' && market.checkoutEnabled) {
          const mail = noticeText(noticeContent(paid, item))
          expect(
            unofferedWords(market, language).filter(words => words.test(mail)),
            `${language} ${item.kind}`,
          ).toEqual([])
        }
        const { subject, title, lines } = noticeContent(source, item)
        return [subject, title, ...lines.slice(1)].join('\n')
      })
    }),
  )
  for (const place of news.keys()) expect(new Set(texts.map(written => written[place])).size).toBe(21)
  for (const written of texts.flat()) expect(written).toContain(order.orderNumber)
})
