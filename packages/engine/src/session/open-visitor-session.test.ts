import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { openVisitorSession } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })

async function openFrom(clientAddress: string): Promise<string> {
  return openVisitorSession(context, { storeKey: 'sk', clientAddress }).then(
    () => 'opened',
    ({ failure }) => failure.code,
  )
}

async function openMany(count: number, clientAddress: string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, () => openFrom(clientAddress)))
  return answers.filter(answer => answer === 'opened').length
}

test('AUTH-17 visitors of one network begin 60 sessions a minute and 300 an hour, also in parallel, and others begin theirs', async () => {
  for (let minute = 0; minute < 4; minute++) {
    expect(await openMany(minute === 0 ? 70 : 60, '192.0.2.7')).toBe(60)
    await sql`update attempt_count set ends_at = now() where ends_at < now() + interval '2 minutes'`.execute(context.db)
  }
  // Those that were refused in the first minute count for the hour.
  expect(await openMany(60, '192.0.2.7')).toBe(50)
  const refused = await openVisitorSession(context, { storeKey: 'sk', clientAddress: '192.0.2.7' }).catch(error => error)
  expect(refused.failure).toMatchObject({ code: 'too-many-requests' })
  expect(refused.failure.retryAfterSeconds).toBeGreaterThan(60)
  expect(await openFrom('192.0.2.8')).toBe('opened')
  const { count } = await context.db
    .selectFrom('session')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(291)
})
