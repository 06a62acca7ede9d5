import { randomUUID } from 'node:crypto'
import { LANGUAGES, localeOf, MARKETS } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { RETURN_STATES, type Return } from '@shop/domain/return'
import { registerPayment } from '@shop/engine/payment'
import { approveReturn, createReturn, findReturnLabel, inspectReturn, receiveReturn, refundReturn } from '@shop/engine/return'
import { announceDelay, shipOrder } from '@shop/engine/shipment'
import { findStores } from '@shop/engine/store'
import { acceptWithdrawal, createWithdrawal } from '@shop/engine/withdrawal'
import { expect, test } from 'vitest'
import { translatorOf } from '../mail/translator-of.ts'
import { noticeHtml, noticeText } from '../order-notice/notice-mail.ts'
import { mailsTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { returnNotice } from './return-mail.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

async function aShippedOrder(email: string) {
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await registerPayment(context, { id: order.id }, {})
  await shipOrder(context, { id: order.id }, {})
  return order
}

/** The mails about a return, once there are as many; oldest first. */
async function newsTo(email: string, count: number) {
  const news = async () => (await mailsTo(standins, email)).filter(({ text }) => text.includes('Retourennummer')).toReversed()
  await until(async () => (await news()).length === count)
  return news()
}

test('ORD-08 a customer is told in their language how far a return has come, and has the label and the amount', async () => {
  const email = `${randomUUID()}@example.org`
  const order = await aShippedOrder(email)
  const [line] = order.lineItems
  const { id, returnNumber } = await createReturn(context, order.id, {
    draftId: randomUUID(),
    draft: { lines: [{ lineItemId: line?.id ?? '', quantity: 1 }], reason: 'defective', wish: 'refund' },
    clientAddress: '127.0.0.1',
  })
  expect((await newsTo(email, 1))[0]?.subject).toBe(`Rückgabe angemeldet (${returnNumber})`)
  await approveReturn(context, returnNumber)
  const [, approved] = await newsTo(email, 2)
  expect(approved?.attachments.map(({ name }) => name)).toEqual([`${returnNumber}.pdf`])
  const label = await findReturnLabel(context, id)
  expect(
    Buffer.from(label ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await receiveReturn(context, returnNumber)
  await newsTo(email, 3)
  await inspectReturn(context, returnNumber, { note: 'Das Gerät lief nicht an.' })
  await refundReturn(context, returnNumber, [])
  const [, , , refunded] = await newsTo(email, 4)
  expect(refunded?.subject).toBe(`Rückgabe erstattet (${returnNumber})`)
  for (const form of [refunded?.text, refunded?.html]) expect(form).toContain('Das Gerät lief nicht an.')
})

test('ORD-08 an accepted withdrawal from goods that have left opens a return of all of them, once', async () => {
  const email = `${randomUUID()}@example.org`
  const order = await aShippedOrder(email)
  const content = { contactName: 'Jürgen Groß', orderNumber: order.orderNumber, email }
  const draft = { draftId: randomUUID(), content, locale: 'de-DE', storeKey: 'de', clientAddress: '127.0.0.1' } as const
  const { withdrawalNumber } = await createWithdrawal(context, draft)
  const accepted = await acceptWithdrawal(context, withdrawalNumber)
  expect(accepted).toEqual({ isOrderCancelled: false, returnNumber: expect.stringMatching(/^RT\d{6}$/) })
  expect(await acceptWithdrawal(context, withdrawalNumber)).toEqual(accepted)
  const { returnNumber = '' } = accepted
  expect((await newsTo(email, 1))[0]?.subject).toBe(`Rückgabe genehmigt (${returnNumber})`)
  await receiveReturn(context, returnNumber)
  await inspectReturn(context, returnNumber, {})
  const { found } = await refundReturn(context, returnNumber, [])
  expect(found.refund).toEqual(order.totalPrice)
})

test('ORD-06 a buyer is told in their language which goods come later, and when', async () => {
  const email = `${randomUUID()}@example.org`
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await announceDelay(context, { id: order.id }, '2099-12-15')
  const isLate = ({ subject }: { subject: string }) =>
    subject === `Ein Teil Ihrer Bestellung verspätet sich (${order.orderNumber})`
  await until(async () => (await mailsTo(standins, email)).some(isLate))
  expect((await mailsTo(standins, email)).find(isLate)?.text).toContain('15.12.2099')
})

test('the mails about returns are written in every language, differently in each', async () => {
  const [store] = await findStores(context, { key: 'de', limit: 1 })
  if (!store) throw new Error('There is no store')
  const order = await aShippedOrder(`${randomUUID()}@example.org`)
  for (const state of RETURN_STATES) {
    if (state === 'Inspected') continue
    const texts = new Set<string>()
    for (const language of LANGUAGES) {
      const market = MARKETS.find(({ languages }) => languages.some(spoken => spoken === language))!
      const locale = localeOf(market, language)
      const found: Return = {
        ...{
          id: randomUUID(),
          returnNumber: 'RT100001',
          orderId: order.id,
          orderNumber: order.orderNumber,
          state,
          currency: 'EUR',
        },
        ...{ reason: 'defective', wish: 'refund', events: [], pictures: 0, sendUntil: '2026-12-12T10:00:00.000Z' },
        lines: [{ lineItemId: 'x', sku: 'EX30000001', quantity: 1, received: 1, accepted: 1, restocked: 1, reductionCents: 0 }],
        refund: moneyOf('EUR', 12_345),
      }
      const notice = returnNotice({ found, order: { ...order, locale }, store, t: await translatorOf(locale) }, state)
      texts.add(`${notice.subject}${noticeText(notice)}`)
      for (const form of [noticeText(notice), noticeHtml(notice)]) expect(form).toContain('RT100001')
      expect(`${notice.subject}${noticeText(notice)}`).not.toMatch(/(?:return|mail)\.\w|\{\w+\}/)
    }
    expect(texts.size, state).toBe(LANGUAGES.length)
  }
})
