import { DAY_SECONDS, MONTH_SECONDS } from '@shop/domain/session'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/shop.fixtures.ts'
import { deleteExpiredSessions, endSession, refreshSession, resolveSession } from './index.ts'
import { openSession } from './open-session.ts'

const { context } = await openTestShop({ poolSize: 20 })
const customerId = context.newId()
await context.db
  .insertInto('customer')
  .values({ id: customerId, email: 'jana@example.org', password_hash: null, document: '{}' })
  .execute()

/** Moves everything that was set for a session into the past, as if that much time had gone by. */
async function letPass(id: string, interval: string): Promise<void> {
  await sql`update session set created_at = created_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval,
    token_expires_at = token_expires_at - ${interval}::interval, refreshed_at = refreshed_at - ${interval}::interval
    where id = ${id}`.execute(context.db)
}

const secondsLeft = (instant: string) => (Date.parse(instant) - Date.now()) / 1000
const refresh = (refreshToken: string, storeKey = 'sk') => refreshSession(context, { refreshToken, storeKey })

test('AUTH-05 a token of 256 bits leads to its session and no other does', async () => {
  const { session, token, refreshToken } = await openSession(context, { storeKey: 'sk' })
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await resolveSession(context, token)).toEqual(session)
  const { token: other } = await openSession(context, { storeKey: 'sk' })
  expect(await resolveSession(context, other)).not.toEqual(session)
  for (const unknown of ['', 'x', 'A'.repeat(43), `${token}A`, `${token}'--`, refreshToken]) {
    expect(await resolveSession(context, unknown)).toBeUndefined()
  }
})

test('A6 the stored session does not hold its secrets', async () => {
  const { token, refreshToken, session } = await openSession(context, { storeKey: 'sk' })
  const { rows } = await sql<{ row: string }>`select session::text as row from session where id = ${session.id}`.execute(
    context.db,
  )
  for (const secret of [token, refreshToken]) {
    expect(rows[0]?.row).not.toContain(secret)
    expect(rows[0]?.row).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  }
})

test('AUTH-17 a visitor’s session lives 30 days from its last use, by the time of the database', async () => {
  const { session, token } = await openSession(context, { storeKey: 'sk' })
  expect(secondsLeft(session.expiresAt)).toBeGreaterThan(MONTH_SECONDS - 600)
  expect(session.tokenExpiresAt).toBe(session.expiresAt)
  await letPass(session.id, '29 days')
  const prolonged = await resolveSession(context, token)
  expect(secondsLeft(prolonged!.expiresAt)).toBeGreaterThan(MONTH_SECONDS - 600)
  await letPass(session.id, '31 days')
  expect(await resolveSession(context, token)).toBeUndefined()
})

test('AUTH-16 a customer’s token ends after 86400 s however often it is used, and its refresh token gets another one', async () => {
  const opened = await openSession(context, { storeKey: 'sk', customerId })
  const left = secondsLeft(opened.session.tokenExpiresAt)
  expect(left).toBeLessThanOrEqual(DAY_SECONDS)
  expect(left).toBeGreaterThan(DAY_SECONDS - 600)
  await letPass(opened.session.id, '23 hours')
  expect((await resolveSession(context, opened.token))?.customerId).toBe(customerId)
  await letPass(opened.session.id, '2 hours')
  expect(await resolveSession(context, opened.token)).toBeUndefined()

  const refreshed = await refresh(opened.refreshToken)
  expect(refreshed?.session).toMatchObject({ id: opened.session.id, customerId })
  expect(refreshed?.token).not.toBe(opened.token)
  expect(secondsLeft(refreshed!.session.tokenExpiresAt)).toBeGreaterThan(DAY_SECONDS - 600)
  expect(await resolveSession(context, refreshed!.token!)).toEqual(refreshed!.session)
  await letPass(opened.session.id, '31 days')
  expect(await resolveSession(context, refreshed!.token!)).toBeUndefined()
})

test('A2 a refresh token that comes back after its successor was used ends the session for everybody', async () => {
  const opened = await openSession(context, { storeKey: 'sk', customerId })
  const second = await refresh(opened.refreshToken)
  await letPass(opened.session.id, '2 minutes')
  expect(await resolveSession(context, second!.token!)).toBeDefined()
  expect(await refresh(opened.refreshToken)).toBeUndefined()
  expect(await resolveSession(context, second!.token!)).toBeUndefined()
})

test('A2 so does one from long ago', async () => {
  const opened = await openSession(context, { storeKey: 'sk', customerId })
  let latest = opened
  for (let day = 0; day < 3; day++) {
    await letPass(opened.session.id, '1 day')
    const next = await refresh(latest.refreshToken)
    if (next?.token === undefined) throw new Error('The session was not renewed')
    latest = next
  }
  expect(await refresh(opened.refreshToken)).toBeUndefined()
  expect(await refresh(latest.refreshToken)).toBeUndefined()
})

test('A2 an answer that got lost does not end a session: the token before works until its successor is used', async () => {
  const opened = await openSession(context, { storeKey: 'sk', customerId })
  const lost = await refresh(opened.refreshToken)
  await letPass(opened.session.id, '2 minutes')
  const arrived = await refresh(opened.refreshToken)
  expect(arrived?.token).toBeDefined()
  expect(await resolveSession(context, lost!.token!)).toBeUndefined()
  expect(await resolveSession(context, arrived!.token!)).toBeDefined()
})

test('A2 of 20 requests that come together with one refresh token one gets new secrets, and all have the session', async () => {
  const opened = await openSession(context, { storeKey: 'sk', customerId })
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(opened.refreshToken)))
  expect(answers.map(answer => answer?.session.id)).toEqual(Array(20).fill(opened.session.id))
  expect(answers.filter(answer => answer?.token !== undefined)).toHaveLength(1)
})

test('A1 a refresh token works in its store alone, and others are nothing', async () => {
  const { refreshToken, session, token } = await openSession(context, { storeKey: 'sk' })
  expect(await refresh(refreshToken, 'de')).toBeUndefined()
  for (const unknown of ['', 'x', 'A'.repeat(64), token, `${refreshToken}A`, `${refreshToken}'--`])
    expect(await refresh(unknown)).toBeUndefined()
  expect(await resolveSession(context, token)).toEqual(session)
})

test('A2 an ended session stays ended, by either secret and also in parallel', async () => {
  const { session, token, refreshToken } = await openSession(context, { storeKey: 'sk', customerId })
  const [, ...racing] = await Promise.all([
    endSession(context, session),
    ...Array.from({ length: 10 }, () => refresh(refreshToken)),
  ])
  expect(await resolveSession(context, token)).toBeUndefined()
  expect(await refresh(refreshToken)).toBeUndefined()
  for (const answer of racing) {
    if (answer?.token !== undefined) expect(await resolveSession(context, answer.token)).toBeUndefined()
  }
})

test('sessions that are over are deleted in bounded batches, others stay', async () => {
  const opened = await Promise.all(Array.from({ length: 5 }, () => openSession(context, { storeKey: 'sk' })))
  const [living, ...dead] = opened
  for (const { session } of dead) await letPass(session.id, '31 days')
  const counts: number[] = []
  for (let count = -1; count !== 0; counts.push(count)) count = await deleteExpiredSessions(context, { limit: 3 })
  expect(Math.max(...counts)).toBe(3)
  expect(await resolveSession(context, living!.token)).toEqual(living!.session)
  const left = await context.db.selectFrom('session').select('id').execute()
  for (const { session } of dead) expect(left).not.toContainEqual({ id: session.id })
})
