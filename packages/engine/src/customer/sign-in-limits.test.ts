import { randomUUID } from 'node:crypto'
import type { PasswordHasher } from '@shop/domain/customer'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClientAddress, aCustomerDraft, openTestShop } from '../testing/shop.fixtures.ts'
import { deleteForgottenNetworks, issueResetToken, resetPassword, signIn, signUp } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const entrance = { storeKey: 'sk' }

/** Hundreds of tries with a real hash would take minutes; how often a password was looked at is counted. */
let verified = 0
const hasher: PasswordHasher = {
  hash: async password => `hash of ${password}`,
  async verify(password, hash) {
    verified++
    return hash === `hash of ${password}`
  },
}

async function anAccount(clientAddress?: string) {
  const { email, password, ...draft } = aCustomerDraft()
  const known = clientAddress === undefined ? {} : { clientAddress }
  const { customer } = await signUp(context, hasher, entrance, { ...draft, email, password, ...known })
  return { email, password, customer }
}

const anUnknown = async () => ({ email: `${randomUUID()}@example.org`, password: 'Strong-sword-7' })

async function outcomeOf(email: string, password: string, clientAddress: string): Promise<string> {
  return signIn(context, hasher, entrance, { email, password, clientAddress }).then(
    () => 'entered',
    ({ failure }) => failure.code,
  )
}

/** 50 wrong passwords for an account, five from each of ten networks. */
async function attackFromManyNetworks(email: string): Promise<void> {
  const networks = Array.from({ length: 10 }, aClientAddress)
  for (const network of networks)
    for (let tries = 0; tries < 5; tries++) expect(await outcomeOf(email, `Wrong-${tries}`, network)).toBe('invalid-credentials')
}

test('A4 after 50 wrong passwords from many networks an account is closed to networks it was never entered from', async () => {
  for (const account of [await anAccount(), await anUnknown()]) {
    await attackFromManyNetworks(account.email)
    verified = 0
    const answers = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(account.email, 'Wrong', aClientAddress())))
    expect(answers).toEqual(Array(5).fill('too-many-requests'))
    const right = signIn(context, hasher, entrance, { ...account, clientAddress: aClientAddress() })
    const { failure } = await right.catch(error => error)
    expect(failure.code).toBe('too-many-requests')
    expect(failure.retryAfterSeconds).toSatisfy(seconds => seconds > 900 && seconds <= 3600)
    expect(verified).toBe(0)
  }
})

test('A4 an attack from elsewhere does not keep the customer out: neither at a known network, nor after a new password by mail', async () => {
  const [home, office] = [aClientAddress(), '192.0.2.44']
  const { email, password, customer } = await anAccount(home)
  await signIn(context, hasher, entrance, { email, password, clientAddress: office })
  await attackFromManyNetworks(email)
  expect(await outcomeOf(email, password, aClientAddress())).toBe('too-many-requests')
  expect(await outcomeOf(email, password, home.replace('::1', '::2'))).toBe('entered')
  expect(await outcomeOf(email, password, office)).toBe('entered')
  // Entering gives the attacker no more tries than before.
  expect(await outcomeOf(email, password, aClientAddress())).toBe('too-many-requests')
  const hotel = aClientAddress()
  const { token } = (await issueResetToken(context, customer.id))!
  await resetPassword(context, hasher, { tokenValue: token, newPassword: 'Other-sword-7', clientAddress: hotel })
  await attackFromManyNetworks(email)
  expect(await outcomeOf(email, 'Other-sword-7', hotel)).toBe('entered')
})

test('A4 a network that is known gets ten tries like any other', async () => {
  const home = aClientAddress()
  const { email, password } = await anAccount(home)
  for (let tries = 0; tries < 10; tries++) expect(await outcomeOf(email, 'Wrong', home)).toBe('invalid-credentials')
  expect(await outcomeOf(email, password, home)).toBe('too-many-requests')
})

test('A4 one network cannot close an account to others, however long it tries', async () => {
  const { email, password } = await anAccount()
  const attacker = aClientAddress()
  for (let quarter = 0; quarter < 4; quarter++) {
    for (let tries = 0; tries < 12; tries++) await outcomeOf(email, 'Wrong', attacker)
    await sql`update attempt_count set ends_at = now() where ends_at < now() + interval '20 minutes'`.execute(context.db)
  }
  expect(await outcomeOf(email, password, aClientAddress())).toBe('entered')
})

test('A4 a network has 100 wrong passwords within 15 minutes for all accounts together, from any address of its /64', async () => {
  let host = 0
  const anyHost = () => `2001:db8:7:7::${(++host).toString(16)}`
  const { email, password } = await anAccount()
  // Those that are right do not count.
  for (let tries = 0; tries < 5; tries++) expect(await outcomeOf(email, password, anyHost())).toBe('entered')
  const answers = await Promise.all(
    Array.from({ length: 110 }, async () => outcomeOf((await anUnknown()).email, 'Wrong', anyHost())),
  )
  expect(answers.filter(code => code === 'invalid-credentials')).toHaveLength(100)
  const counts = async () => (await context.db.selectFrom('attempt_count').select('key_hash').execute()).length
  const before = await counts()
  expect(await outcomeOf(email, password, anyHost())).toBe('too-many-requests')
  expect(await outcomeOf('yet-another@example.org', password, anyHost())).toBe('too-many-requests')
  expect(await counts()).toBe(before)
  expect(await outcomeOf(email, password, '2001:db8:7:8::1')).toBe('entered')
})

test('A6 networks of a customer are stored as hashes, and go 90 days after the last entrance', async () => {
  const { email, password, customer } = await anAccount('192.0.2.55')
  await signIn(context, hasher, entrance, { email, password, clientAddress: '192.0.2.56' })
  const ofCustomer = () =>
    sql<{ row: string }>`select customer_network::text as row from customer_network where customer_id = ${customer.id}`.execute(
      context.db,
    )
  const { rows } = await ofCustomer()
  expect(rows).toHaveLength(2)
  for (const { row } of rows) expect(row).not.toMatch(/192\.0\.2|example/)
  await sql`update customer_network set last_seen_at = last_seen_at - interval '91 days'`.execute(context.db)
  await signIn(context, hasher, entrance, { email, password, clientAddress: '192.0.2.56' })
  while ((await deleteForgottenNetworks(context, { limit: 2 })) > 0);
  expect((await ofCustomer()).rows).toHaveLength(1)
})
