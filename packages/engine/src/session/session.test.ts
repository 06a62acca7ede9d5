import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { openSession, resolveSession, SESSION_DAYS } from './index.ts'

const { context } = await openTestShop()
const dayMs = 86_400_000

test('AUTH-05 a token of 256 bits leads to its session and no other does', async () => {
  const { session, token } = await openSession(context, { storeKey: 'sk' })
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await resolveSession(context, token)).toEqual(session)
  const { token: other } = await openSession(context, { storeKey: 'sk' })
  expect(await resolveSession(context, other)).not.toEqual(session)
  for (const stranger of ['', 'x', 'A'.repeat(43), `${token}A`, `${token}'--`]) {
    expect(await resolveSession(context, stranger)).toBeUndefined()
  }
})

test('A6 the stored session does not hold its token', async () => {
  const { token, session } = await openSession(context, { storeKey: 'sk' })
  const { rows } = await sql<{ row: string }>`select session::text as row from session where id = ${session.id}`.execute(
    context.db,
  )
  expect(rows[0]?.row).not.toContain(token)
  expect(rows[0]?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

test('a session ends by the time of the database, and one in use is prolonged', async () => {
  const { session, token } = await openSession(context, { storeKey: 'sk' })
  const endIn = (interval: string) =>
    sql`update session set expires_at = now() + ${interval}::interval, created_at = now() - interval '99 days'
      where id = ${session.id}`.execute(context.db)
  await endIn('1 day')
  const prolonged = await resolveSession(context, token)
  expect(Date.parse(prolonged!.expiresAt) - Date.now()).toBeGreaterThan((SESSION_DAYS - 1) * dayMs)
  await endIn('-1 second')
  expect(await resolveSession(context, token)).toBeUndefined()
})
