import { randomUUID } from 'node:crypto'
import { setStock } from '@shop/engine/inventory'
import { findOrMakeRecipient } from '@shop/engine/mail-preference'
import { claimGoneAlerts, confirmStockAlert, requestStockAlert } from '@shop/engine/stock-alert'
import { expect, test } from 'vitest'
import { mailsTo, mailTo, openTestShop, openTestStandins, openTestWorker, until } from '../worker.fixtures.ts'
import { alertMessageOf } from './alert-message.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })
const PRESS = 'EX30000001'

test('STOCK-04 a guest gets a mail to confirm without a way to unsubscribe, and one with it when goods come, and no more', async () => {
  const email = `${randomUUID()}@example.org`
  await setStock(context, PRESS, { available: 0 })
  const wish = { sku: PRESS, email, locale: 'de-DE', storeKey: 'de', clientAddress: '192.0.2.9' } as const
  expect(await requestStockAlert(context, wish)).toBe(false)
  const asked = await mailTo(standins, email)
  expect(asked.text).toContain('Presse <20 t>')
  expect(asked.headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
  const link = new URL(/https:\S+\/stock-alert\/\S+/.exec(asked.text)?.[0] ?? '')
  expect(await confirmStockAlert(context, link.searchParams.get('token') ?? '')).toBe(true)

  await setStock(context, PRESS, { available: 1 })
  await until(async () => (await mailsTo(standins, email)).length === 2)
  const [told] = await mailsTo(standins, email)
  expect(told?.subject).toBe('Wieder lieferbar: Presse <20 t>')
  expect(told?.html).toContain('Presse &lt;20 t&gt;')
  expect(told?.text).toMatch(/119,00.€/)
  expect(told?.headers).toContainEqual({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' })
  const rows = await context.db.selectFrom('stock_alert').select('state').where('sku', '=', PRESS).execute()
  expect(rows).toEqual([{ state: 'told' }])
})

test('STOCK-04 who waits for an item that left the catalogue gets one mail that it will not come back, and where others are', async () => {
  const email = `${randomUUID()}@example.org`
  const recipient = await findOrMakeRecipient(context.db, { id: randomUUID(), email, storeKey: 'de', locale: 'de-DE' })
  const [id, longAgo] = [randomUUID(), new Date(Date.now() - 9 * 24 * 3_600_000).toISOString()]
  await context.db
    .insertInto('stock_alert')
    .values({
      ...{ id, recipient_id: recipient.id, sku: 'EX39999999', state: 'waiting', confirmed_at: longAgo, gone_since: longAgo },
    })
    .execute()
  expect(await claimGoneAlerts(context, { limit: 10 })).toBe(1)
  const mail = await mailTo(standins, email)
  expect(mail.subject).toBe('Nicht mehr erhältlich: Art.-Nr. EX39999999')
  expect(mail.html).toContain('https://anvil.de/c/')
  expect(mail.headers.map(({ key }) => key)).toContain('list-unsubscribe-post')
  expect(await claimGoneAlerts(context, { limit: 10 })).toBe(0)
})

test('a message about anything else is refused', () => {
  for (const payload of [null, {}, { messageId: randomUUID() }])
    expect(() => alertMessageOf(payload)).toThrow(/A message without/)
})
