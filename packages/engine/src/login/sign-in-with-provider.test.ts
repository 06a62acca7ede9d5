import { randomUUID } from 'node:crypto'
import type { ProviderIdentity } from '@shop/domain/login'
import { DAY_SECONDS, MONTH_SECONDS } from '@shop/domain/session'
import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLineItem, createCart } from '../cart/index.ts'
import { changePassword, issueResetToken, resetPassword, signIn, signUp } from '../customer/index.ts'
import { resolveSession, type Session } from '../session/index.ts'
import { openSession } from '../session/open-session.ts'
import { aCustomerDraft, aVisitor, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { countProviderSignIn, type ProviderSignIn, signInWithProvider } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const hasher = createPasswordHasher()
const clientAddress = '192.0.2.7'

function anIdentity(changes: Partial<ProviderIdentity> = {}): ProviderIdentity {
  const subject = randomUUID()
  return {
    provider: 'google',
    subject,
    email: `jana-${subject}@example.org`,
    isEmailVerified: true,
    firstName: 'Jana',
    lastName: 'Nová',
    ...changes,
  }
}

const enter = (
  identity: ProviderIdentity,
  changes: Partial<ProviderSignIn> = {},
  entrance: { session?: Session; ttlSeconds?: number } = {},
) =>
  signInWithProvider(context, hasher, { storeKey: 'sk', ...entrance }, { identity, locale: 'sk-SK', clientAddress, ...changes })

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    error => error.failure?.code ?? error,
  )

/** Someone who has registered with a password. */
async function anAccount() {
  const draft = aCustomerDraft()
  const signedIn = await signUp(context, hasher, { storeKey: 'sk' }, draft)
  return { ...signedIn, email: draft.email, password: draft.password }
}

async function links(): Promise<unknown> {
  return context.db.selectFrom('provider_subject').selectAll().orderBy('subject').execute()
}

const secondsLeft = (instant: string) => (Date.parse(instant) - Date.now()) / 1000

test('AUTH-13, AUTH-14 anyone whom a provider vouches for becomes a customer without password, and is found again', async () => {
  for (const identity of [anIdentity(), anIdentity({ provider: 'facebook', isEmailVerified: false })]) {
    const { customer, session, token } = await enter(identity)
    expect(customer).toMatchObject({
      version: 1,
      email: identity.email,
      firstName: 'Jana',
      lastName: 'Nová',
      locale: 'sk-SK',
      customerType: 'private',
      custom: { newsletter: false },
    })
    expect(await resolveSession(context, token)).toEqual({ ...session, customerId: customer.id })
    const again = await enter({ ...identity, email: 'moved@example.org' })
    expect(again.customer).toEqual(customer)
    for (const password of ['', 'Strong-sword-7'])
      expect(
        await failureOf(signIn(context, hasher, { storeKey: 'sk' }, { email: customer.email, password, clientAddress })),
      ).toBe('invalid-credentials')
  }
})

test('AUTH-14 the same subject of another provider is someone else', async () => {
  const identity = anIdentity()
  const { customer } = await enter(identity)
  const other = await enter({ ...identity, provider: 'facebook', email: 'other-provider@example.org' })
  expect(other.customer.id).not.toBe(customer.id)
})

test('AUTH-14 C3 A2 the cart of the visit comes along once, and their old token dies', async () => {
  const visitor = await openSession(context, { storeKey: 'sk' })
  const owner = { anonymousId: visitor.session.anonymousId }
  const { cart } = await aReadyCartOf(owner)
  const identity = anIdentity()
  const first = await enter(identity, {}, { session: visitor.session })
  expect(first.cart).toMatchObject({ id: cart.id, customerId: first.customer.id, customerEmail: identity.email })
  expect(first.cart?.lineItems.map(({ quantity }) => quantity)).toEqual([2])
  expect(await resolveSession(context, visitor.token)).toBeUndefined()

  const replayed = await enter(identity, {}, { session: first.session })
  expect(replayed.customer).toEqual(first.customer)
  expect(replayed.cart).toEqual(first.cart)
  expect(await resolveSession(context, first.token)).toBeUndefined()
})

async function aReadyCartOf(owner: { anonymousId: string }) {
  const cart = await createCart(context, { owner, storeKey: 'sk' })
  return { cart: await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 2 }) }
}

test('AUTH-14 C3 lines of both carts are kept, and no cart of another store is merged', async () => {
  const identity = anIdentity()
  const { customer } = await enter(identity)
  const customerOwner = { anonymousId: randomUUID(), customerId: customer.id }
  const own = await createCart(context, { owner: customerOwner, storeKey: 'sk' })
  await addLineItem(context, requestOf(customerOwner, own), { sku: SAW, quantity: 1 })
  const visitor = await openSession(context, { storeKey: 'sk' })
  await aReadyCartOf({ anonymousId: visitor.session.anonymousId })
  // The same visitor, as far as a stolen id could make them one, has a cart in Germany.
  const abroad = await aVisitor(context, 'de')
  await addLineItem(context, requestOf(abroad.owner, abroad.cart), { sku: PRESS, quantity: 5 })
  await context.db
    .updateTable('cart')
    .set({
      anonymous_id: visitor.session.anonymousId,
      document: sql`jsonb_set(document::jsonb, '{anonymousId}', to_jsonb(${visitor.session.anonymousId}::text))::json`,
    })
    .where('id', '=', abroad.cart.id)
    .execute()
  const { cart } = await enter(identity, {}, { session: visitor.session })
  expect(cart?.store.key).toBe('sk')
  expect(Object.fromEntries((cart?.lineItems ?? []).map(({ variant, quantity }) => [variant.sku, quantity]))).toEqual({
    [SAW]: 1,
    [PRESS]: 2,
  })
})

test('AUTH-14 an address in use is refused and nothing changes, verified or not, by either provider', async () => {
  const { email, customer } = await anAccount()
  const before = await links()
  for (const changes of [
    {},
    { isEmailVerified: false },
    { provider: 'facebook' as const },
    { email: ` ${email.toUpperCase()} ` },
  ])
    expect(await failureOf(enter(anIdentity({ email, ...changes })))).toBe('account-exists')
  expect(await links()).toEqual(before)
  const rows = await context.db.selectFrom('session').select('id').where('customer_id', '=', customer.id).execute()
  expect(rows).toHaveLength(1)
})

test('AUTH-14 the password of the account links it once and for all', async () => {
  const { email, password, customer } = await anAccount()
  const identity = anIdentity({ email, provider: 'facebook', isEmailVerified: false })
  expect((await enter(identity, { password })).customer).toEqual(customer)
  expect((await enter(identity)).customer).toEqual(customer)
  expect((await signIn(context, hasher, { storeKey: 'sk' }, { email, password, clientAddress })).customer).toEqual(customer)
})

test('AUTH-14 wrong passwords count together with those of the sign-in', async () => {
  const { email, password } = await anAccount()
  const identity = anIdentity({ email })
  const before = await links()
  for (let tries = 0; tries < 5; tries++) {
    expect(await failureOf(enter(identity, { password: 'Wrong-sword-1' }))).toBe('invalid-credentials')
    const wrong = { email, password: 'Wrong-sword-1', clientAddress }
    expect(await failureOf(signIn(context, hasher, { storeKey: 'sk' }, wrong))).toBe('invalid-credentials')
  }
  expect(await failureOf(enter(identity, { password }))).toBe('too-many-requests')
  expect(await links()).toEqual(before)
})

test('AUTH-14 A2 a password that is changed while it is checked links nothing', async () => {
  const { email, password, customer } = await anAccount()
  const slowed = {
    hash: hasher.hash,
    async verify(text: string, hash: string | undefined) {
      const isRight = await hasher.verify(text, hash)
      const change = {
        customerId: customer.id,
        version: 1,
        currentPassword: password,
        newPassword: 'Other-sword-7',
        clientAddress,
      }
      await changePassword(context, hasher, { storeKey: 'sk' }, change)
      return isRight
    },
  }
  const identity = anIdentity({ email })
  const entering = signInWithProvider(context, slowed, { storeKey: 'sk' }, { identity, password, locale: 'sk-SK', clientAddress })
  expect(await failureOf(entering)).toBe('invalid-credentials')
  expect(await failureOf(enter(identity))).toBe('account-exists')
})

test('AUTH-14 without an address, or with one that google has not verified, no one becomes a customer', async () => {
  const { email: _email, ...withoutEmail } = anIdentity()
  await expect(enter(withoutEmail)).rejects.toMatchObject({ failure: { code: 'provider-email', problem: 'missing' } })
  await expect(enter(anIdentity({ isEmailVerified: false }))).rejects.toMatchObject({
    failure: { code: 'provider-email', problem: 'unverified' },
  })
})

test('AUTH-14 of 20 first sign-ins at once one makes the customer, and all are theirs', async () => {
  const identity = anIdentity()
  const entered = await Promise.all(Array.from({ length: 20 }, () => enter(identity)))
  expect(new Set(entered.map(({ customer }) => customer.id)).size).toBe(1)
  expect(new Set(entered.map(({ token }) => token)).size).toBe(20)
})

test('AUTH-14 of two people with one address who come at once one gets the account, the other must prove themselves', async () => {
  const email = `${randomUUID()}@example.org`
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => failureOf(enter(anIdentity({ email })))))
  expect(outcomes.filter(outcome => outcome === 'no failure')).toHaveLength(1)
  expect(outcomes.filter(outcome => outcome === 'account-exists')).toHaveLength(9)
})

test('AUTH-14 A3 anyone who resets the password of an account by mail is rid of another person who made it with their address', async () => {
  const unknown = anIdentity({ provider: 'facebook', isEmailVerified: false })
  const { customer, token } = await enter(unknown)
  const proven = anIdentity()
  const { customer: other } = await enter(proven)
  for (const id of [customer.id, other.id]) {
    const issued = await issueResetToken(context, id)
    await resetPassword(context, hasher, { tokenValue: issued?.token ?? '', newPassword: 'First-sword-7', clientAddress })
  }
  expect(await resolveSession(context, token)).toBeUndefined()
  expect(await failureOf(enter(unknown))).toBe('account-exists')
  expect((await enter(unknown, { password: 'First-sword-7' })).customer.id).toBe(customer.id)
  expect((await enter(proven)).customer.id).toBe(other.id)
})

test('AUTH-14 a customer who is deleted takes their subjects with them', async () => {
  const identity = anIdentity()
  const { customer } = await enter(identity)
  await context.db.deleteFrom('customer').where('id', '=', customer.id).execute()
  expect((await enter(identity)).customer.id).not.toBe(customer.id)
})

test.each([
  [undefined, DAY_SECONDS, MONTH_SECONDS],
  [86_400, DAY_SECONDS, MONTH_SECONDS],
  [31_536_000, DAY_SECONDS, MONTH_SECONDS],
  [3600, 3600, 3600],
])('AUTH-14, AUTH-16 a session wanted for %s s has a token for %i s and lives %i s', async (ttlSeconds, token, whole) => {
  const { session } = await enter(anIdentity(), {}, ttlSeconds === undefined ? {} : { ttlSeconds })
  for (const [instant, seconds] of [
    [session.tokenExpiresAt, token],
    [session.expiresAt, whole],
  ] as const) {
    expect(secondsLeft(instant)).toBeLessThanOrEqual(seconds)
    expect(secondsLeft(instant)).toBeGreaterThan(seconds - 600)
  }
})

test('AUTH-14 the 21st check from one address within a minute is refused, also in parallel, and no other address', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 25 }, () => failureOf(countProviderSignIn(context, { clientAddress: '192.0.2.20' }))),
  )
  expect(outcomes.filter(outcome => outcome === 'no failure')).toHaveLength(20)
  expect(outcomes.filter(outcome => outcome === 'too-many-requests')).toHaveLength(5)
  expect(await failureOf(countProviderSignIn(context, { clientAddress: '192.0.2.21' }))).toBe('no failure')
})

test('AUTH-13 the table takes no other provider and no subject that is not one', async () => {
  const { customer } = await anAccount()
  for (const [provider, subject] of [
    ['github', '4711'],
    ['google', ''],
    ['google', 'two words'],
  ])
    await expect(
      sql`insert into provider_subject (provider, subject, customer_id, is_proven) values (${provider}, ${subject}, ${customer.id}, true)`.execute(
        context.db,
      ),
    ).rejects.toThrow('provider_subject')
})
