import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createContext } from '../database/index.ts'
import { cloneDatabase } from '../testing/index.ts'
import { deleteUnreadMessages, forgetRelayedMessages, type OutboxMessage, type QueueDatabase, relayOutbox } from './outbox.ts'

const db = await cloneDatabase()
const context = createContext(db)
await sql`create table handed_on (dedup_key text not null)`.execute(db)

beforeEach(async () => {
  await sql`truncate outbox, handed_on`.execute(db)
})

async function addToOutbox(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await db
      .insertInto('outbox')
      .values({ topic: key.split('/')[0]!, payload: JSON.stringify({ key }), dedup_key: key })
      .execute()
  }
}

async function handOn(messages: readonly OutboxMessage[], transaction: QueueDatabase): Promise<void> {
  for (const { dedupKey } of messages) await transaction.executeSql('insert into handed_on values ($1)', [dedupKey])
}

async function handedOn(): Promise<string[]> {
  const { rows } = await sql<{ dedup_key: string }>`select dedup_key from handed_on order by dedup_key`.execute(db)
  return rows.map(row => row.dedup_key)
}

test('O3 messages are handed on once, oldest first, and only those of the topics asked for', async () => {
  await addToOutbox('order/1', 'other/1', 'order/2', 'order/3')
  const seen: unknown[] = []
  const relay = () =>
    relayOutbox(context, { topics: ['order'], limit: 2 }, async (messages, transaction) => {
      seen.push(...messages.map(({ payload }) => payload))
      await handOn(messages, transaction)
    })
  expect([await relay(), await relay(), await relay()]).toEqual([2, 1, 0])
  expect(seen).toEqual([{ key: 'order/1' }, { key: 'order/2' }, { key: 'order/3' }])
  expect(await handedOn()).toEqual(['order/1', 'order/2', 'order/3'])
})

test('O3 a relay that fails leaves its messages waiting and nothing handed on', async () => {
  await addToOutbox('order/1')
  const failing = relayOutbox(context, { topics: ['order'], limit: 10 }, async (messages, transaction) => {
    await handOn(messages, transaction)
    throw new Error('The queue is full')
  })
  await expect(failing).rejects.toThrow('The queue is full')
  expect(await handedOn()).toEqual([])
  expect(await relayOutbox(context, { topics: ['order'], limit: 10 }, handOn)).toBe(1)
  expect(await handedOn()).toEqual(['order/1'])
})

test('O3 relays that run in parallel hand every message on once', async () => {
  await addToOutbox(...Array.from({ length: 40 }, (_, index) => `order/${String(index).padStart(2, '0')}`))
  const counts = await Promise.all(
    Array.from({ length: 6 }, () => relayOutbox(context, { topics: ['order'], limit: 10 }, handOn)),
  )
  const rest = await relayOutbox(context, { topics: ['order'], limit: 100 }, handOn)
  expect(counts.reduce((sum, count) => sum + count, rest)).toBe(40)
  expect(new Set(await handedOn()).size).toBe(40)
  expect((await handedOn()).length).toBe(40)
})

test('O3 a message that was handed on is forgotten when its time is over, one that waits never', async () => {
  await addToOutbox('order/1', 'order/2', 'order/3', 'other/1')
  await relayOutbox(context, { topics: ['order'], limit: 10 }, handOn)
  await sql`update outbox set relayed_at = now() - interval '91 days' where dedup_key in ('order/1', 'order/2')`.execute(db)
  await sql`update outbox set created_at = now() - interval '91 days'`.execute(db)
  const forget = () => forgetRelayedMessages(context, { before: new Date(Date.now() - 90 * 86_400_000).toISOString(), limit: 1 })
  expect([await forget(), await forget(), await forget()]).toEqual([1, 1, 0])
  const left = await db.selectFrom('outbox').select('dedup_key').orderBy('id').execute()
  expect(left.map(row => row.dedup_key)).toEqual(['order/3', 'other/1'])
})

test('what processes of earlier releases wrote and no one reads is deleted, a batch at a time', async () => {
  await addToOutbox('stock-changed/1', 'order/1', 'product-changed/1', 'stock-changed/2')
  const batch = () => deleteUnreadMessages(context, { limit: 2 })
  expect([await batch(), await batch(), await batch()]).toEqual([2, 1, 0])
  const left = await db.selectFrom('outbox').select('dedup_key').execute()
  expect(left.map(row => row.dedup_key)).toEqual(['order/1'])
})

test('payments that were told before buyers were mailed of them are not handed on any more', async () => {
  await addToOutbox('order-paid/old', 'order-refunded/old')
  const migration = new URL('../../migrations/0039-payments-told-before.sql', import.meta.url)
  await sql.raw(await readFile(migration, 'utf8')).execute(db)
  await addToOutbox('order-paid/new')
  await relayOutbox(context, { topics: ['order-paid', 'order-refunded'], limit: 10 }, handOn)
  expect(await handedOn()).toEqual(['order-paid/new', 'order-refunded/old'])
})
