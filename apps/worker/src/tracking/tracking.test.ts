import { randomUUID } from 'node:crypto'
import { queueDatabaseOf } from '@shop/engine/outbox'
import { storeTracking } from '@shop/engine/tracking'
import { expect, test } from 'vitest'
import { openTestShop, openTestStandins, openTestWorker, placeOrder } from '../worker.fixtures.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()
const tracking = { url: standins.address, project: 'anvil-local', token: 'anvil-local' }

async function sandbox(path: string, body?: object): Promise<unknown> {
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
  const response = await fetch(`${standins.address}/__sandbox/${path}`, init)
  return response.status === 204 ? undefined : response.json()
}

interface Profile {
  readonly cookies: readonly string[]
  readonly events: readonly { readonly type: string; readonly properties: { readonly event_id: string } }[]
}

async function toldOf(browserId: string) {
  const { profiles } = (await sandbox('engagement')) as { profiles: readonly Profile[] }
  return profiles.find(({ cookies }) => cookies.includes(browserId))?.events.map(({ properties }) => properties.event_id) ?? []
}

function viewsOf(browserId: string, count: number, changes: object = {}) {
  return Array.from({ length: count }, () => ({
    kind: 'event' as const,
    id: randomUUID(),
    type: 'view_item' as const,
    occurredAt: context.now(),
    locale: 'sk-SK' as const,
    browserId,
    properties: { product_id: 'EX30000001' },
    isForwarded: true,
    ...changes,
  }))
}

const waiting = async () => (await context.db.selectFrom('tracking_forward').select('id').execute()).length

test('TRACK-15 the purchase of a buyer whose browser is known is stored, and that of another one makes no work', async () => {
  const draft = { country: 'DE', language: 'de', payment: 'bank-transfer' } as const
  const agreed = await placeOrder(context, { ...draft, email: 'agreed@example.org' })
  const refused = await placeOrder(context, { ...draft, email: 'refused@example.org' })
  const browserId = randomUUID()
  await context.db
    .insertInto('tracking_cart')
    .values({ cart_id: agreed.cart.id, browser_id: browserId, is_forwarded: false })
    .execute()
  await openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl, tracking })
  const purchases = () =>
    context.db.selectFrom('tracking_event').select(['browser_id', 'type']).where('type', '=', 'purchase').execute()
  await expect.poll(purchases, { timeout: 30_000 }).toEqual([{ browser_id: browserId, type: 'purchase' }])
  const jobs = async (queue: string) => {
    const { rows } = await queueDatabaseOf(context).executeSql('select id from pgboss.job where name = $1', [queue])
    return (rows as { id: string }[]).map(({ id }) => id).toSorted()
  }
  expect(await jobs('order-tracking')).toEqual([agreed.id])
  expect(await jobs('order-confirmation')).toEqual([agreed.id, refused.id].toSorted())
})

test('TRACK-01, TRACK-15 what visitors agreed to is told in batches, once, and what they did not is not', async () => {
  const [agreed, refused] = [randomUUID(), randomUUID()]
  const views = viewsOf(agreed, 120)
  await storeTracking(context, [...views, ...viewsOf(refused, 1, { isForwarded: false })])
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  expect((await toldOf(agreed)).toSorted()).toEqual(views.map(({ id }) => id).toSorted())
  expect(await toldOf(refused)).toEqual([])
})

test('TRACK-16 while the service is away what visitors did waits, and is told once it is back', async () => {
  await sandbox('engagement/faults', { endpoint: 'batch', kind: 'out-of-order' })
  const browserId = randomUUID()
  const [view] = viewsOf(browserId, 1)
  await storeTracking(context, view ? [view] : [])
  const attempts = async () =>
    (await context.db.selectFrom('tracking_forward').select('attempts').where('browser_id', '=', browserId).executeTakeFirst())
      ?.attempts
  await expect.poll(attempts, { timeout: 30_000 }).toBe(1)
  expect(await toldOf(browserId)).toEqual([])
  await sandbox('reset', {})
  // Its wait is over.
  await context.db.updateTable('tracking_forward').set({ due_at: context.now() }).execute()
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  expect(await toldOf(browserId)).toEqual([view?.id])
})

test('TRACK-16 what the service refuses for good is given up, and keeps nothing else back', async () => {
  const browserId = randomUUID()
  const [odd] = viewsOf(browserId, 1, { type: 'consent', properties: { action: 'maybe' } })
  const [view] = viewsOf(browserId, 1)
  await storeTracking(context, odd && view ? [odd, view] : [])
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
  expect(await toldOf(browserId)).toEqual([view?.id])
})
