import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findOrMakeRecipient, signMailLink, unsubscribeMail } from '../mail-preference/index.ts'
import { setStock } from '../testing/set-stock.ts'
import { aClientAddress, aCustomerDraft, openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import { deleteOldStockAlerts } from './claim-stock-alerts.ts'
import {
  BACK_IN_STOCK_TOPIC,
  claimGoneAlerts,
  claimStockAlerts,
  confirmStockAlert,
  findClaimedAlert,
  findGoneAlert,
  findGoneItem,
  findPendingAlert,
  requestStockAlert,
  signStockAlertLink,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const { db } = context
const claim = () => claimStockAlerts(context, { limit: 100 })

async function ask(sku: string, email = `${randomUUID()}@example.org`, customerId?: string) {
  const wish = { sku, email, locale: 'sk-SK' as const, storeKey: 'sk', clientAddress: aClientAddress(), customerId }
  const isNoted = await requestStockAlert(context, wish)
  const recipient = await findOrMakeRecipient(db, { id: randomUUID(), email, storeKey: 'sk', locale: 'sk-SK' })
  const row = await db
    .selectFrom('stock_alert')
    .selectAll()
    .where('recipient_id', '=', recipient.id)
    .where('sku', '=', sku)
    .executeTakeFirst()
  return { isNoted, recipient, email, id: row?.id ?? '', state: row?.state }
}

async function waiting(sku: string) {
  const asked = await ask(sku)
  expect(await confirmStockAlert(context, await signStockAlertLink(context, asked.id))).toBe(true)
  return asked
}

const stateOf = async (id: string) =>
  (await db.selectFrom('stock_alert').select('state').where('id', '=', id).executeTakeFirst())?.state

test('STOCK-04 a guest confirms by the link of a mail, twice without harm; an unknown item and a link of another kind do nothing', async () => {
  await setStock(context, { [PRESS]: 0 })
  const asked = await ask(PRESS)
  expect(asked).toMatchObject({ isNoted: false, state: 'pending' })
  expect(await findPendingAlert(context, asked.id)).toMatchObject({ sku: PRESS, recipient: { email: asked.email } })
  const link = await signStockAlertLink(context, asked.id)
  for (const time of ['first', 'second']) expect(await confirmStockAlert(context, link), time).toBe(true)
  for (const other of ['', 'x', await signMailLink(context, asked.id)])
    expect(await confirmStockAlert(context, other)).toBe(false)
  expect((await ask('EX39999999')).state).toBeUndefined()
})

test("STOCK-04 a customer's own address is noted at once, and no other address", async () => {
  const draft = aCustomerDraft()
  const customerId = randomUUID()
  await db.insertInto('customer').values({ id: customerId, email: draft.email, document: '{"locale": "sk-SK"}' }).execute()
  expect(await ask(PRESS, draft.email.toLowerCase(), customerId)).toMatchObject({ isNoted: true, state: 'waiting' })
  expect(await ask(PRESS, undefined, customerId)).toMatchObject({ isNoted: false, state: 'pending' })
})

test('STOCK-04 of few units those who asked first are told, once each however many look, and the others when more come', async () => {
  await setStock(context, { [SAW]: 0 })
  const line = [await waiting(SAW), await waiting(SAW), await waiting(SAW)]
  await ask(SAW)
  expect(await claim()).toBe(0)
  await setStock(context, { [SAW]: 2 })
  const counts = await Promise.all(Array.from({ length: 8 }, claim))
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
  expect(await Promise.all(line.map(({ id }) => stateOf(id)))).toEqual(['told', 'told', 'waiting'])
  await setStock(context, { [SAW]: 3 })
  expect(await claim()).toBe(1)
  expect(await claim()).toBe(0)
  const told = await db.selectFrom('outbox').select('payload').where('topic', '=', BACK_IN_STOCK_TOPIC).execute()
  expect(told.map(({ payload }) => (payload as { alertId: string }).alertId).toSorted()).toEqual(
    line.map(({ id }) => id).toSorted(),
  )
})

test('STOCK-04 who is told in vain waits on, who ends it is told nothing, and what is over is deleted', async () => {
  await setStock(context, { [PRESS]: 0 })
  await db.deleteFrom('stock_alert').execute()
  const [gone, ended] = [await waiting(PRESS), await waiting(PRESS)]
  await unsubscribeMail(context, { token: await signMailLink(context, ended.recipient.id), kind: 'back-in-stock' })
  await setStock(context, { [PRESS]: 5 })
  expect(await claim()).toBe(1)
  await setStock(context, { [PRESS]: 0 })
  expect(await findClaimedAlert(context, gone.id)).toBeUndefined()
  expect(await stateOf(gone.id)).toBe('waiting')
  await setStock(context, { [PRESS]: 5 })
  expect(await claim()).toBe(1)
  expect(await findClaimedAlert(context, gone.id)).toMatchObject({ sku: PRESS })
  expect(await deleteOldStockAlerts(context, { olderThanDays: 0, limit: 100 })).toBe(2)
})

test('STOCK-04 who waits for an item that is not sold any more is told once, after a week, and not if it is sold again', async () => {
  await db.deleteFrom('stock_alert').execute()
  await setStock(context, { [SAW]: 0, [PRESS]: 0 })
  const [gone, other, ended] = [await waiting(SAW), await waiting(PRESS), await waiting(SAW)]
  const publish = (isSold: boolean) =>
    sql`
    update product set published = ${isSold} where id = (select product_id from product_variant where sku = ${SAW})`.execute(db)
  const claimGone = () => claimGoneAlerts(context, { limit: 100 })
  const letDaysPass = () => sql`update stock_alert set gone_since = gone_since - interval '8 days'`.execute(db)
  await publish(false)
  onTestFinished(async () => void (await publish(true)))
  // Stock of what is not sold helps no one.
  await setStock(context, { [SAW]: 5 })
  expect(await claim()).toBe(0)
  expect(await claimGone()).toBe(0)
  await publish(true)
  await setStock(context, { [SAW]: 0 })
  expect(await claimGone()).toBe(0)
  await letDaysPass()
  await publish(false)
  expect(await claimGone()).toBe(0)
  await letDaysPass()
  const counts = await Promise.all(Array.from({ length: 8 }, claimGone))
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
  expect([await stateOf(gone.id), await stateOf(other.id)]).toEqual(['gone', 'waiting'])
  expect(await findGoneAlert(context, gone.id)).toMatchObject({ sku: SAW, recipient: { email: gone.email } })
  expect((await findGoneItem(context, SAW, 'sk')).name).toBeDefined()
  expect(await findGoneItem(context, 'EX39999999', 'sk')).toEqual({ similarSkus: [] })
  await unsubscribeMail(context, { token: await signMailLink(context, ended.recipient.id), kind: 'back-in-stock' })
  expect(await findGoneAlert(context, ended.id)).toBeUndefined()
  // It is kept until the mail is out, and asked for again it waits again.
  expect(await deleteOldStockAlerts(context, { olderThanDays: 30, limit: 100 })).toBe(0)
  await publish(true)
  expect((await waiting(SAW)).state).toBe('pending')
})
