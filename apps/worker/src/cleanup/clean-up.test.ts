import { createHash, randomUUID } from 'node:crypto'
import { recordSearchQueries, reportSearches } from '@shop/engine/search'
import { currentCatalogueCursor, openSession, readCatalogueChanges } from '@shop/engine/testing'
import { storeTracking } from '@shop/engine/tracking'
import { expect, test } from 'vitest'
import { openTestShop } from '../worker.fixtures.ts'
import { cleanUp } from './clean-up.ts'

const { context } = await openTestShop()
const going = () => false

async function sessionsOver(count: number): Promise<void> {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token_hash: hashOf(randomUUID()),
    refresh_hash: hashOf(randomUUID()),
    anonymous_id: randomUUID(),
    store_key: 'sk',
    created_at: '2020-01-01T00:00:00.000Z',
    token_expires_at: '2020-01-31T00:00:00.000Z',
    expires_at: '2020-01-31T00:00:00.000Z',
  }))
  await context.db.insertInto('session').values(rows).execute()
}

const sessions = async () => (await context.db.selectFrom('session').select('id').execute()).map(({ id }) => id)

test('what is over is deleted in batches until nothing of it is left, and what is in use stays', async () => {
  const { session } = await openSession(context, { storeKey: 'sk' })
  await sessionsOver(1201)
  await cleanUp(context, going)
  expect(await sessions()).toEqual([session.id])
  await cleanUp(context, going)
  expect(await sessions()).toEqual([session.id])
})

test('a worker that is to stop leaves the rest for the next time', async () => {
  await sessionsOver(700)
  let turns = 0
  // The turn of carts, then one batch of sessions.
  await cleanUp(context, () => ++turns > 2)
  expect(await sessions()).toHaveLength(1 + 200)
  await cleanUp(context, going)
  expect(await sessions()).toHaveLength(1)
})

test('TRACK-15 what visitors did stays 13 months, and what a service outside did not take a week', async () => {
  const entry = {
    kind: 'event',
    type: 'view_item',
    locale: 'sk-SK',
    browserId: randomUUID(),
    sku: 'EX30000001',
    properties: {},
    isForwarded: true,
  } as const
  const daysFromNow = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * 86_400_000).toISOString() })
  await storeTracking(context, [{ ...entry, id: randomUUID(), occurredAt: context.now() }])
  const counts = async () => {
    const events = await context.db.selectFrom('tracking_event').select('id').execute()
    const forwards = await context.db.selectFrom('tracking_forward').select('id').execute()
    return [events.length, forwards.length]
  }
  await cleanUp(daysFromNow(6), going)
  expect(await counts()).toEqual([1, 1])
  await cleanUp(daysFromNow(8), going)
  expect(await counts()).toEqual([1, 0])
  await cleanUp(daysFromNow(390), going)
  expect(await counts()).toEqual([1, 0])
  await cleanUp(daysFromNow(400), going)
  expect(await counts()).toEqual([0, 0])
})

test('O3 messages that were handed on stay 90 days', async () => {
  const message = { topic: 'order-paid', payload: '{}', dedup_key: 'order-paid/1', relayed_at: context.now() }
  await context.db.insertInto('outbox').values(message).execute()
  const told = () => context.db.selectFrom('outbox').select('dedup_key').where('dedup_key', '=', 'order-paid/1').execute()
  const inDays = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * 86_400_000).toISOString() })
  await cleanUp(inDays(89), going)
  expect(await told()).toHaveLength(1)
  await cleanUp(inDays(91), going)
  expect(await told()).toEqual([])
})

test('what was searched for stays half a year, and what a search was told some days', async () => {
  const search = { storeKey: 'sk', language: 'sk', text: 'lis', total: 1, matchLevel: 1, place: 'results' } as const
  await recordSearchQueries(context, [{ ...search, id: randomUUID() }])
  const searches = () => reportSearches(context, { since: '2020-01-01T00:00:00.000Z', limit: 10 })
  let cursor = ''
  // A transaction of another database that began before what is gone by now holds a cursor back.
  const follow = async () => {
    cursor = await currentCatalogueCursor(context)
    return (await readCatalogueChanges(context, cursor)).isComplete
  }
  await expect.poll(follow, { timeout: 30_000 }).toBe(true)
  await context.db.updateTable('product').set({ brand: 'Other' }).execute()
  const daysFromNow = (days: number) => ({ ...context, now: () => new Date(Date.now() + days * 86_400_000).toISOString() })
  await cleanUp(daysFromNow(2), going)
  expect((await readCatalogueChanges(context, cursor)).isComplete).toBe(true)
  await cleanUp(daysFromNow(4), going)
  expect(await readCatalogueChanges(context, cursor)).toMatchObject({ isComplete: false, products: new Map() })
  expect(await searches()).toHaveLength(1)
  await cleanUp(daysFromNow(181), going)
  expect(await searches()).toEqual([])
})
