import { randomUUID } from 'node:crypto'
import { setLoyaltyRule } from '@shop/engine/loyalty'
import { registerPayment } from '@shop/engine/payment'
import { expect, test } from 'vitest'
import { mailsTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

test('AUTH-19, ACC-14 a paid order that reaches a tier lifts its customer, who is told so once in their language', async () => {
  const [email, customerId] = [`${randomUUID()}@example.org`, randomUUID()]
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await context.db.deleteFrom('loyalty_rule').execute()
  await setLoyaltyRule(context, {
    ...{ tier: 'tier1', currency: 'EUR', validFrom: '2026-01-01T00:00:00.000Z' },
    netCent: order.taxedPrice.totalNet.centAmount,
  })
  await context.db.insertInto('customer').values({ id: customerId, email, document: '{"locale": "de-DE"}' }).execute()
  await context.db.updateTable('order').set({ customer_id: customerId }).where('id', '=', order.id).execute()
  await registerPayment(context, { id: order.id }, {})
  const news = async () => (await mailsTo(standins, email)).filter(({ subject }) => subject.includes('Stufe 1'))
  await until(async () => (await news()).length > 0)
  const mails = await news()
  expect(mails).toHaveLength(1)
  for (const form of [mails[0]?.text, mails[0]?.html]) {
    expect(form).toContain('Sie haben Stufe 1 erreicht')
    expect(form).toContain('/my-account/loyalty-card')
  }
})
