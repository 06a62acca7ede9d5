import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeMailPreference, findOrMakeRecipient, signMailLink, unsubscribeMail } from '../mail-preference/index.ts'
import { erasePerson } from '../privacy/index.ts'
import { setPrice } from '../product/index.ts'
import { createShoppingList } from '../shopping-list/index.ts'
import { setStock } from '../testing/set-stock.ts'
import { openTestShop, PRESS, SAW } from '../testing/shop.fixtures.ts'
import { claimPriceDrops, findPriceDrops, notePriceDropsSent, PRICE_DROP_TOPIC, type PriceDropMessage } from './index.ts'

const { context } = await openTestShop({ poolSize: 20, stock: 100 })
const { db } = context
const claim = () => claimPriceDrops(context, { limit: 100 })
const cost = (sku: string, centAmount: number) => setPrice(context, { sku, currencyCode: 'EUR', centAmount })

/** A customer with products in a list, who asked for mails about lower prices or did not. */
async function aCustomerWithList(skus: readonly string[], { agrees = true } = {}) {
  const [id, email] = [randomUUID(), `${randomUUID()}@example.org`]
  await db.insertInto('customer').values({ id, email, document: '{"locale": "sk-SK", "addresses": []}' }).execute()
  const lineItems = skus.map(sku => ({ sku, quantity: 1 }))
  await createShoppingList(context, { customerId: id, draftId: randomUUID(), name: 'Yard', lineItems })
  const recipient = await findOrMakeRecipient(db, { id: randomUUID(), email, storeKey: 'sk', locale: 'sk-SK' })
  const text = { locale: 'sk-SK', text: 'Prices' }
  const reader = { customerId: id, storeKey: 'sk', locale: 'sk-SK' }
  await changeMailPreference(context, reader, { kind: 'price-drop', isWanted: agrees, text })
  return { email, recipientId: recipient.id, token: await signMailLink(context, recipient.id) }
}

async function messagesTo(recipientId: string): Promise<PriceDropMessage[]> {
  const rows = await db.selectFrom('outbox').select('payload').where('topic', '=', PRICE_DROP_TOPIC).orderBy('id').execute()
  return rows.map(({ payload }) => payload as PriceDropMessage).filter(message => message.recipientId === recipientId)
}

const letDayPass = () => sql`update price_drop_notice set claimed_at = claimed_at - interval '25 hours'`.execute(db)

test('NEWS-02 of saved products those that cost clearly less are told in one mail a day, however many look', async () => {
  await cost(PRESS, 10_000)
  await cost(SAW, 2000)
  const watching = await aCustomerWithList([PRESS, SAW])
  const silent = await aCustomerWithList([PRESS], { agrees: false })
  expect(await claim()).toBe(0)
  await cost(PRESS, 9600)
  expect(await claim()).toBe(0)
  await cost(PRESS, 9500)
  await cost(SAW, 1500)
  const counts = await Promise.all(Array.from({ length: 8 }, claim))
  expect(counts.reduce((sum, count) => sum + count)).toBe(1)
  const [message] = await messagesTo(watching.recipientId)
  expect(await messagesTo(silent.recipientId)).toEqual([])
  const drops = await findPriceDrops(context, message!)
  expect(drops?.cents).toEqual(
    new Map([
      [PRESS, 9500],
      [SAW, 1500],
    ]),
  )
  await notePriceDropsSent(context, message!, drops!.cents)
  expect(await findPriceDrops(context, message!)).toBeUndefined()
  // What was told is what the next price is compared with, and there is one mail a day.
  await cost(SAW, 1400)
  expect(await claim()).toBe(0)
  await letDayPass()
  expect(await claim()).toBe(1)
  const again = (await messagesTo(watching.recipientId))[1]
  expect((await findPriceDrops(context, again!))?.cents).toEqual(new Map([[SAW, 1400]]))
})

test('NEWS-02 prices that rose again, goods that are gone, and who changed their mind or was erased make no mail', async () => {
  await cost(PRESS, 10_000)
  const [risen, changed, erased] = [
    await aCustomerWithList([PRESS]),
    await aCustomerWithList([PRESS]),
    await aCustomerWithList([PRESS]),
  ]
  await claim()
  await setStock(context, { [PRESS]: 0 })
  await cost(PRESS, 9000)
  expect(await claim()).toBe(0)
  await setStock(context, { [PRESS]: 5 })
  expect(await claim()).toBe(3)
  const [first] = await messagesTo(risen.recipientId)
  await cost(PRESS, 9900)
  expect(await findPriceDrops(context, first!)).toBeUndefined()
  await cost(PRESS, 9000)
  // What was not said may be said the same day.
  expect(await claim()).toBe(1)
  await unsubscribeMail(context, { token: changed.token, kind: 'price-drop' })
  const [toChanged] = await messagesTo(changed.recipientId)
  expect(await findPriceDrops(context, toChanged!)).toBeUndefined()
  await erasePerson(context, erased.email)
  const [toErased] = await messagesTo(erased.recipientId)
  expect(await findPriceDrops(context, toErased!)).toBeUndefined()
  await claim()
  const watches = await db.selectFrom('price_watch').select('recipient_id').where('sku', '=', PRESS).execute()
  const ids = watches.map(row => row.recipient_id)
  expect(ids).toContain(risen.recipientId)
  for (const { recipientId } of [changed, erased]) expect(ids).not.toContain(recipientId)
})

test('NEWS-02 the price of a customer’s own group counts', async () => {
  await cost(SAW, 2000)
  const member = await aCustomerWithList([SAW])
  await sql`
    insert into price (id, sku, currency, customer_group, value_cent, is_discount_active)
    values (gen_random_uuid(), ${SAW}, 'EUR', 'tier1', 1000, false)`.execute(db)
  await db.updateTable('customer').set({ group_key: 'tier1' }).where('email', '=', member.email).execute()
  await claim()
  const { reference_cent: reference } = await db
    .selectFrom('price_watch')
    .select('reference_cent')
    .where('recipient_id', '=', member.recipientId)
    .executeTakeFirstOrThrow()
  expect(Number(reference)).toBe(1000)
})
