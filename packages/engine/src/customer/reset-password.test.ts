import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resolveSession } from '../session/index.ts'
import { aCustomerDraft, openTestShop } from '../testing/shop.fixtures.ts'
import { issueResetToken, PASSWORD_RESET_TOPIC, requestPasswordReset, resetPassword, signIn, signUp } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const hasher = createPasswordHasher()
const clientAddress = '192.0.2.7'
const newPassword = 'Other-sword-7'

async function aCustomer() {
  const draft = aCustomerDraft()
  const signedIn = await signUp(context, hasher, { storeKey: 'sk' }, draft)
  return { ...signedIn, credentials: { email: draft.email, password: draft.password, clientAddress } }
}

async function aToken(customerId: string): Promise<string> {
  const issued = await issueResetToken(context, customerId)
  return issued!.token
}

const reset = (tokenValue: string, password = newPassword) =>
  resetPassword(context, hasher, { tokenValue, newPassword: password, clientAddress })
const EXPIRED = { failure: { code: 'password-token-expired' } }

async function told(): Promise<Record<string, unknown>[]> {
  const rows = await context.db.selectFrom('outbox').select('payload').where('topic', '=', PASSWORD_RESET_TOPIC).execute()
  return rows.map(({ payload }) => payload as Record<string, unknown>)
}

test('AUTH-10, AUTH-12 A4 known and unknown addresses are answered alike, and only the known one is told to the worker', async () => {
  const { customer, credentials } = await aCustomer()
  const request = { locale: 'sk-SK', storeKey: 'sk' } as const
  const answers = [
    await requestPasswordReset(context, { ...request, email: credentials.email.toUpperCase() }),
    await requestPasswordReset(context, { ...request, email: 'nobody@example.org' }),
  ]
  expect(answers).toEqual([undefined, undefined])
  expect(await told()).toEqual([{ resetId: expect.any(String), customerId: customer.id, locale: 'sk-SK', storeKey: 'sk' }])
})

test('AUTH-12 no one gets more than three mails an hour, also in parallel', async () => {
  const { customer, credentials } = await aCustomer()
  const request = { email: credentials.email, locale: 'sk-SK', storeKey: 'sk' } as const
  await Promise.all(Array.from({ length: 20 }, () => requestPasswordReset(context, request)))
  expect((await told()).filter(({ customerId }) => customerId === customer.id)).toHaveLength(3)
})

test('AUTH-11, API-20 A3 a token of 256 bits sets a new password, ends all sessions and opens the account again', async () => {
  const { customer, token: session, credentials } = await aCustomer()
  for (let tries = 0; tries < 11; tries++)
    await signIn(context, hasher, { storeKey: 'sk' }, { ...credentials, password: 'Wrong-sword-1' }).catch(() => undefined)
  const token = await aToken(customer.id)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await reset(token)).toEqual({ ...customer, version: 2 })
  expect(await resolveSession(context, session)).toBeUndefined()
  const signedIn = await signIn(context, hasher, { storeKey: 'sk' }, { ...credentials, password: newPassword })
  expect(signedIn.customer.id).toBe(customer.id)
})

test('A3 a token works once, also when it is used 20 times in parallel', async () => {
  const { customer } = await aCustomer()
  const token = await aToken(customer.id)
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => reset(token, `Other-sword-${index}`)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(EXPIRED)
  await expect(reset(token)).rejects.toMatchObject(EXPIRED)
})

test('A3 a newer token kills the older one, and a token ends after 60 minutes', async () => {
  const { customer } = await aCustomer()
  const older = await aToken(customer.id)
  const newer = await aToken(customer.id)
  await expect(reset(older)).rejects.toMatchObject(EXPIRED)
  const row = await context.db
    .selectFrom('password_reset_token')
    .select(sql<number>`extract(epoch from expires_at - now())::integer`.as('seconds'))
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow()
  expect(row.seconds).toBeLessThanOrEqual(3600)
  expect(row.seconds).toBeGreaterThan(3000)
  await sql`update password_reset_token set expires_at = now() - interval '1 second'`.execute(context.db)
  await expect(reset(newer)).rejects.toMatchObject(EXPIRED)
})

test('AUTH-09 a weak password is refused and leaves the token usable', async () => {
  const { customer } = await aCustomer()
  const token = await aToken(customer.id)
  await expect(reset(token, 'only letters')).rejects.toMatchObject({ failure: { code: 'password-rejected' } })
  expect(await reset(token)).toMatchObject({ id: customer.id })
})

test('A6 a token is stored nowhere as it is', async () => {
  const { customer } = await aCustomer()
  const token = await aToken(customer.id)
  const { rows } = await sql<{ row: string }>`
    select password_reset_token::text as row from password_reset_token union all select outbox::text from outbox`.execute(
    context.db,
  )
  for (const { row } of rows) {
    expect(row).not.toContain(token)
    expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  }
})

test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])('A3 %j is no token', async tokenValue => {
  await expect(reset(tokenValue)).rejects.toMatchObject(EXPIRED)
})

test('a customer who is gone gets no token', async () => {
  expect(await issueResetToken(context, context.newId())).toBeUndefined()
})
