import type { PasswordHasher } from '@shop/domain/customer'
import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteExpiredAttempts } from '../attempt/count-attempt.ts'
import { createCart } from '../cart/index.ts'
import { resolveSession } from '../session/index.ts'
import { openSession } from '../session/open-session.ts'
import { aCustomerDraft, openTestShop } from '../testing/shop.fixtures.ts'
import { changePassword, getCustomer, signIn, signUp } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const hasher = createPasswordHasher()
const clientAddress = '192.0.2.7'
const entrance = { storeKey: 'sk' }

/** A hasher that notes down what it is asked to verify, and works. */
function aWatchedHasher() {
  const verified: (string | undefined)[] = []
  const watched: PasswordHasher = {
    hash: hasher.hash,
    verify(password, hash) {
      verified.push(hash)
      return hasher.verify(password, hash)
    },
  }
  return { watched, verified }
}

async function aCustomer() {
  const draft = aCustomerDraft()
  const { customer } = await signUp(context, hasher, entrance, draft)
  return { customer, credentials: { email: draft.email, password: draft.password, clientAddress } }
}

test('AUTH-01, AUTH-04 a customer signs in with their address in any case and gets a session of their own', async () => {
  const { customer, credentials } = await aCustomer()
  const visitor = await openSession(context, { storeKey: 'sk' })
  const email = ` ${credentials.email.toUpperCase()} `
  const signedIn = await signIn(context, hasher, { storeKey: 'sk', session: visitor.session }, { ...credentials, email })
  expect(signedIn.customer).toEqual(customer)
  expect((await resolveSession(context, signedIn.token))?.customerId).toBe(customer.id)
  expect(await resolveSession(context, visitor.token)).toBeUndefined()
})

test('AUTH-07 A4 a wrong password and an unknown address are refused alike, each after one verification', async () => {
  const { credentials } = await aCustomer()
  const refusals = []
  for (const wrong of [
    { ...credentials, password: 'Strong-sword-8' },
    { ...credentials, email: 'nobody@example.org' },
  ]) {
    const { watched, verified } = aWatchedHasher()
    refusals.push(await signIn(context, watched, entrance, wrong).catch(error => error))
    expect(verified).toHaveLength(1)
    expect(verified[0] === undefined).toBe(wrong.email === 'nobody@example.org')
  }
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ failure: { code: 'invalid-credentials' }, message: 'Customer login failed' })
})

test.each([true, false])('A4 after ten failures an account is closed to an address, known: %s', async isKnown => {
  const { credentials } = await aCustomer()
  const email = isKnown ? credentials.email : 'unknown@example.org'
  const wrong = { email, password: 'Wrong-sword-1', clientAddress }
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => signIn(context, hasher, entrance, wrong).catch(({ failure }) => failure.code)),
  )
  expect(answers.filter(code => code === 'invalid-credentials')).toHaveLength(10)
  expect(answers.filter(code => code === 'too-many-requests')).toHaveLength(15)
  const right = signIn(context, hasher, entrance, { ...credentials, email })
  const failure = await right.catch(error => error.failure)
  expect(failure).toMatchObject({ code: 'too-many-requests' })
  expect(failure.retryAfterSeconds).toBeGreaterThan(0)
  expect(failure.retryAfterSeconds).toBeLessThanOrEqual(900)
  if (isKnown) {
    const elsewhere = await signIn(context, hasher, entrance, { ...credentials, clientAddress: '192.0.2.8' })
    expect(elsewhere.customer.email).toBe(email)
    await sql`update attempt_count set ends_at = now() - interval '1 second'`.execute(context.db)
    expect((await signIn(context, hasher, entrance, credentials)).customer.email).toBe(email)
  }
})

test('A right password forgets the wrong ones before it', async () => {
  const { credentials } = await aCustomer()
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 4; tries++)
      await signIn(context, hasher, entrance, { ...credentials, password: 'Wrong-sword-1' }).catch(() => undefined)
    expect((await signIn(context, hasher, entrance, credentials)).customer.email).toBe(credentials.email)
  }
})

test('A6 counts of tries hold no addresses, and go in bounded batches when their time is over', async () => {
  for (let count = 0; count < 5; count++)
    await signIn(context, hasher, entrance, { email: `canary-${count}@example.org`, password: 'x', clientAddress }).catch(
      () => undefined,
    )
  const { rows } = await sql<{ row: string }>`select attempt_count::text as row from attempt_count`.execute(context.db)
  for (const { row } of rows) expect(row).not.toMatch(/canary|192\.0\.2/)
  await sql`update attempt_count set ends_at = now() - interval '1 second'`.execute(context.db)
  const counts: number[] = []
  for (let count = -1; count !== 0; counts.push(count)) count = await deleteExpiredAttempts(context, { limit: 2 })
  expect(Math.max(...counts)).toBe(2)
  expect(await context.db.selectFrom('attempt_count').select('attempts').execute()).toEqual([])
})

test('A2 anyone who signs in with a password while it is changed does not get in', async () => {
  const { customer, credentials } = await aCustomer()
  const change = { customerId: customer.id, version: 1, currentPassword: credentials.password, clientAddress }
  const slowed: PasswordHasher = {
    hash: hasher.hash,
    async verify(password, hash) {
      const isRight = await hasher.verify(password, hash)
      await changePassword(context, hasher, entrance, { ...change, newPassword: 'Other-sword-7' })
      return isRight
    },
  }
  await expect(signIn(context, slowed, entrance, credentials)).rejects.toMatchObject({ failure: { code: 'invalid-credentials' } })
})

test('ACC-07 A2 changing the password ends all sessions and signs in with the new one', async () => {
  const { customer, credentials } = await aCustomer()
  const others = await Promise.all(Array.from({ length: 3 }, () => signIn(context, hasher, entrance, credentials)))
  const changed = await changePassword(
    context,
    hasher,
    { storeKey: 'sk', session: others[0]!.session },
    {
      customerId: customer.id,
      version: 1,
      currentPassword: credentials.password,
      newPassword: 'Other-sword-7',
      clientAddress,
    },
  )
  expect(changed.customer).toEqual({ ...customer, version: 2 })
  for (const { token } of others) expect(await resolveSession(context, token)).toBeUndefined()
  expect((await resolveSession(context, changed.token))?.customerId).toBe(customer.id)
  await expect(signIn(context, hasher, entrance, credentials)).rejects.toMatchObject({ failure: { code: 'invalid-credentials' } })
  expect(await signIn(context, hasher, entrance, { ...credentials, password: 'Other-sword-7' })).toBeDefined()
})

test('ACC-08, AUTH-09, C2 a change is refused for a wrong password, a weak one and an older version', async () => {
  const { customer, credentials } = await aCustomer()
  const { token } = await signIn(context, hasher, entrance, credentials)
  const change = {
    customerId: customer.id,
    version: 1,
    currentPassword: credentials.password,
    newPassword: 'Other-sword-7',
    clientAddress,
  }
  const refusalOf = (changes: Partial<typeof change>) =>
    changePassword(context, hasher, entrance, { ...change, ...changes }).catch(error => error)
  expect(await refusalOf({ currentPassword: 'Wrong-sword-1' })).toMatchObject({
    failure: { code: 'invalid-current-password' },
    message: 'Password change failed',
  })
  expect(await refusalOf({ newPassword: 'only letters' })).toMatchObject({
    failure: { code: 'password-rejected', problem: 'letter-and-number' },
    message: 'Password must include one letter and one number',
  })
  expect(await refusalOf({ version: 7 })).toMatchObject({ failure: { code: 'concurrent-modification', currentVersion: 1 } })
  for (let tries = 0; tries < 10; tries++) await refusalOf({ currentPassword: 'Wrong-sword-1' })
  expect(await refusalOf({})).toMatchObject({ failure: { code: 'too-many-requests' } })
  expect(await resolveSession(context, token)).toBeDefined()
})

test('ACC-07 of parallel changes from one version one succeeds', async () => {
  const { customer, credentials } = await aCustomer()
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      changePassword(context, hasher, entrance, {
        customerId: customer.id,
        version: 1,
        currentPassword: credentials.password,
        newPassword: `Other-sword-${index}`,
        clientAddress,
      }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await getCustomer(context, { customerId: customer.id })).version).toBe(2)
})

test('ACC-09 a customer who is gone is not found', async () => {
  const gone = { customerId: context.newId() }
  await expect(getCustomer(context, gone)).rejects.toMatchObject({
    failure: { code: 'resource-not-found', typeId: 'customer' },
    message: 'User not found',
  })
})

test('AUTH-19, ENT-05 the loyalty group of a customer is told with them', async () => {
  const { customer } = await aCustomer()
  await context.db.updateTable('customer').set({ group_key: 'tier2' }).where('id', '=', customer.id).execute()
  expect((await getCustomer(context, { customerId: customer.id })).customerGroupAssignments).toEqual([
    { customerGroup: { key: 'tier2' } },
  ])
})

test('AUTH-02 a new cart of a signed-in customer has their e-mail from the start', async () => {
  const { customer } = await aCustomer()
  const owner = { anonymousId: context.newId(), customerId: customer.id }
  expect((await createCart(context, { owner, storeKey: 'sk' })).customerEmail).toBe(customer.email)
})
