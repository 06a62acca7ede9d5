import { randomUUID } from 'node:crypto'
import { setLoyaltyRule } from '@shop/engine/loyalty'
import { registerPayment } from '@shop/engine/payment'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailsTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })

test('AUTH-19, ACC-14 a paid order that reaches a tier lifts its customer, who is told so once in their language', async () => {
  const [email, customerId] = [`${randomUUID()}@example.org`, randomUUID()]
  const order = await placeOrder(context, { country: 'DE', language: 'de', payment: 'bank-transfer', email })
  await sql`delete from loyalty_rule`.execute(context.db)
  await setLoyaltyRule(context, {
    ...{ tier: 'tier1', currency: 'EUR', validFrom: '2026-01-01T00:00:00.000Z' },
    netCent: order.taxedPrice.totalNet.centAmount,
  })
  await sql`insert into customer (id, email, document) values (${customerId}, ${email}, '{"locale": "de-DE"}')`.execute(
    context.db,
  )
  await sql`update "order" set customer_id = ${customerId} where id = ${order.id}`.execute(context.db)
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
