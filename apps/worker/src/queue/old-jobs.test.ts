import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PgBoss } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { mailsTo, mailTo, openTestShop, openTestStandins, openTestWorker, placeOrder, until } from '../worker.fixtures.ts'
import { PG_BOSS_10_TABLES } from './pg-boss-10.fixtures.ts'

const { context, databaseUrl } = await openTestShop()
const standins = await openTestStandins()

// A queue of its own in another schema, for a look into the one of the shop.
const boss = new PgBoss({ connectionString: databaseUrl, schema: 'look', max: 1, supervise: false, schedule: false })
await boss.start()
afterAll(() => boss.stop({ graceful: false }))
const rowsOf = async (sql: string) => (await boss.getDb().executeSql(sql)).rows

async function placeOrderOf(email: string): Promise<string> {
  return (await placeOrder(context, { country: 'SK', language: 'sk', payment: 'bank-transfer', email })).id
}

test('jobs of pg-boss 10 are processed by pg-boss 12, finished ones are not repeated, and dead letters stay', async () => {
  const waiting = await placeOrderOf('waiting@example.org')
  const repeated = await placeOrderOf('repeated@example.org')
  const interrupted = await placeOrderOf('interrupted@example.org')
  const finished = await placeOrderOf('finished@example.org')
  const later = await placeOrderOf('later@example.org')
  await rowsOf(`update outbox set relayed_at = now() where payload->>'orderId' <> '${finished}'`)

  await rowsOf(PG_BOSS_10_TABLES)
  const create = (name: string, options: object) =>
    rowsOf(`select pgboss.create_queue('${name}', '${JSON.stringify({ policy: 'standard', ...options })}')`)
  await create('order-confirmation-dead', { retentionMinutes: 129_600 })
  const retries = { retryLimit: 19, retryDelay: 2, retryBackoff: true, expireInSeconds: 60 }
  await create('order-confirmation', { ...retries, deadLetter: 'order-confirmation-dead', retentionMinutes: 43_200 })
  await create('of-a-mail-that-is-gone', { retentionMinutes: 43_200 })
  const insert = (name: string, orderId: string, columns: string, values: string) =>
    rowsOf(`insert into pgboss.job (id, name, data, retry_limit, retry_delay, retry_backoff, expire_in, policy, dead_letter, ${columns})
      values ('${orderId}', '${name}', '{"orderId":"${orderId}"}', 19, 2, true, '60 seconds', 'standard', (select dead_letter from pgboss.queue where name = '${name}'), ${values})`)
  await insert('order-confirmation', waiting, 'state', `'created'`)
  await insert('order-confirmation', repeated, 'state, retry_count', `'retry', 3`)
  await insert('order-confirmation', interrupted, 'state, started_on', `'active', now() - interval '2 hours'`)
  await insert('order-confirmation', finished, 'state, completed_on', `'completed', now()`)
  await insert('order-confirmation', later, 'state, start_after', `'retry', now() + interval '1 day'`)
  const dead = randomUUID()
  await insert('order-confirmation-dead', dead, 'state', `'created'`)
  const unknown = randomUUID()
  await insert('of-a-mail-that-is-gone', unknown, 'state', `'created'`)

  const migration = new URL('../../../../packages/engine/migrations/0042-set-old-job-queue-aside.sql', import.meta.url)
  await rowsOf(await readFile(migration, 'utf8'))
  await Promise.all([1, 2].map(() => openTestWorker({ databaseUrl, smtpUrl: standins.smtpUrl })))
  await mailTo(standins, 'waiting@example.org')
  await mailTo(standins, 'repeated@example.org')
  const stateOf = async (id: string) => (await rowsOf(`select state from pgboss.job where id = '${id}'`))[0]?.state
  await until(async () => (await stateOf(waiting)) === 'completed' && (await stateOf(repeated)) === 'completed')
  // The order of the finished confirmation is relayed again, and its id is taken.
  await until(async () => (await rowsOf('select 1 from outbox where relayed_at is null')).length === 0)
  expect(await mailsTo(standins, 'waiting@example.org')).toHaveLength(1)
  expect(await mailsTo(standins, 'finished@example.org')).toEqual([])
  expect(await mailsTo(standins, 'later@example.org')).toEqual([])
  const [interruptedState, ...others] = await Promise.all([interrupted, finished, later, dead, unknown].map(stateOf))
  expect(['active', 'retry', 'completed']).toContain(interruptedState)
  expect(others).toEqual(['completed', 'retry', 'created', 'created'])
  expect(await rowsOf(`select 1 from pg_namespace where nspname = 'pgboss_10'`)).toEqual([])
  const [job] = await rowsOf(`select retry_limit, expire_seconds, dead_letter from pgboss.job where id = '${later}'`)
  expect(job).toEqual({ retry_limit: 19, expire_seconds: 60, dead_letter: 'order-confirmation-dead' })
})
