import { randomUUID } from 'node:crypto'
import type { Customer } from '@shop/domain/customer'
import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { updateCart } from '../cart/index.ts'
import { aStoredCustomer, moveToEmail, ownRequestOf } from '../customer/customer.fixtures.ts'
import { getCustomer, signUp, updateCustomer } from '../customer/index.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { signInWithProvider } from '../login/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment } from '../payment/index.ts'
import { aClientAddress, aCustomerDraft, aPaymentDraft, aReadyCart, openTestShop, requestOf } from '../testing/shop.fixtures.ts'
import {
  confirmNewsletter,
  issueConfirmToken,
  issueWithdrawalToken,
  NEWSLETTER_CONFIRMED_TOPIC,
  NEWSLETTER_WISH_TOPIC,
  noteSubscriptionText,
  subscribeNewsletter,
  withdrawNewsletter,
} from './index.ts'
import { deleteUnconfirmedSubscriptions } from './subscription-rows.ts'

const { context } = await openTestShop({ poolSize: 20 })
const hasher = createPasswordHasher()

async function expectInvariants(): Promise<void> {
  expect((await checkInvariants(context)).filter(({ offenders }) => offenders.length > 0)).toEqual([])
}
afterEach(expectInvariants)

const anEmail = () => `${randomUUID()}@example.org`

async function subscribe(email: string, clientAddress: string = aClientAddress()): Promise<void> {
  expect(await subscribeNewsletter(context, { email, locale: 'sk-SK', storeKey: 'sk', clientAddress })).toBeUndefined()
}

async function rowOf(email: string, storeKey = 'sk') {
  return context.db
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('store_key', '=', storeKey)
    .executeTakeFirst()
}

/** Ids of the subscriptions that were told under a topic. */
async function told(topic: string, email: string): Promise<unknown[]> {
  const id = (await rowOf(email))?.id
  const rows = await context.db.selectFrom('outbox').select('payload').where('topic', '=', topic).execute()
  return rows.filter(({ payload }) => (payload as { subscriptionId: string }).subscriptionId === id)
}

async function tokenFor(email: string): Promise<string> {
  return (await issueConfirmToken(context, (await rowOf(email))!.id))!.token
}

async function subscribed(email = anEmail()): Promise<string> {
  await subscribe(email)
  expect(await confirmNewsletter(context, await tokenFor(email))).toBe(true)
  return email
}

const choiceOf = async ({ id }: Customer) => (await getCustomer(context, { customerId: id }))?.custom.newsletter

test('NEWS-02 a wish waits until the link of its mail is followed, and the times prove both', async () => {
  const email = anEmail()
  await subscribe(` ${email.toUpperCase()} `)
  expect(await rowOf(email)).toMatchObject({ state: 'pending', locale: 'sk-SK', confirmed_at: null, consent_version: 3 })
  expect(await told(NEWSLETTER_WISH_TOPIC, email)).toHaveLength(1)
  const token = await tokenFor(email)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await confirmNewsletter(context, token)).toBe(true)
  const row = await rowOf(email)
  expect(row).toMatchObject({ state: 'confirmed', source: 'double-opt-in', withdrawn_at: null })
  expect(Date.parse(row?.confirmed_at ?? '')).toBeGreaterThanOrEqual(Date.parse(row?.requested_at ?? ''))
  expect(await told(NEWSLETTER_CONFIRMED_TOPIC, email)).toHaveLength(1)
})

test('GUARD-19, NEWS-03 a second click and twenty at once change nothing more', async () => {
  const email = anEmail()
  await subscribe(email)
  const token = await tokenFor(email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirmNewsletter(context, token)))
  expect(answers).toEqual(Array(20).fill(true))
  const first = await rowOf(email)
  expect(await confirmNewsletter(context, token)).toBe(true)
  expect(await rowOf(email)).toEqual(first)
  expect(await told(NEWSLETTER_CONFIRMED_TOPIC, email)).toHaveLength(1)
})

test('NEWS-02 who is subscribed gets no mail again, and keeps the proof', async () => {
  const email = await subscribed()
  const before = await rowOf(email)
  await subscribe(email)
  expect(await rowOf(email)).toEqual(before)
  expect(await told(NEWSLETTER_WISH_TOPIC, email)).toHaveLength(1)
})

test('NEWS-02 an address gets three mails an hour at most, also in parallel, and a caller asks for thirty', async () => {
  const email = anEmail()
  await Promise.all(Array.from({ length: 20 }, () => subscribe(email)))
  expect(await told(NEWSLETTER_WISH_TOPIC, email)).toHaveLength(3)
  for (let wish = 0; wish < 30; wish++) await subscribe(anEmail(), '192.0.2.9')
  await expect(subscribe(anEmail(), '192.0.2.9')).rejects.toMatchObject({ failure: { code: 'too-many-requests' } })
})

test('NEWS-03 a token ends when a newer one is made, when a week is over, and when the subscription is withdrawn', async () => {
  const email = anEmail()
  await subscribe(email)
  const older = await tokenFor(email)
  const newer = await tokenFor(email)
  expect(await confirmNewsletter(context, older)).toBe(false)
  const expire = (by: string) =>
    sql`update newsletter_subscription set token_expires_at = token_expires_at - ${by}::interval where email = ${email}`.execute(
      context.db,
    )
  await expire('7 days')
  expect(await confirmNewsletter(context, newer)).toBe(false)
  await expire('-1 hour')
  expect(await confirmNewsletter(context, newer)).toBe(true)
  await withdrawNewsletter(context, (await issueWithdrawalToken(context, (await rowOf(email))!.id))!.token)
  expect(await confirmNewsletter(context, newer)).toBe(false)
  expect(await rowOf(email)).toMatchObject({ state: 'withdrawn' })
})

test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --"])('NEWS-03 %j is no token', async token => {
  expect(await confirmNewsletter(context, token)).toBe(false)
  expect(await withdrawNewsletter(context, token)).toBeUndefined()
})

test('A6 a token is stored nowhere as it is, and the outbox names no one', async () => {
  const email = anEmail()
  await subscribe(email)
  const token = await tokenFor(email)
  const { rows } = await sql<{ row: string }>`
    select newsletter_subscription::text as row from newsletter_subscription union all select outbox::text from outbox`.execute(
    context.db,
  )
  for (const { row } of rows) {
    expect(row).not.toContain(token)
    expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  }
  const outbox = await context.db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(outbox)).not.toContain('@')
})

test('NEWS-02 the link of a mail withdraws in every store at once, and works once', async () => {
  const email = await subscribed()
  await subscribeNewsletter(context, { email, locale: 'de-DE', storeKey: 'de', clientAddress: 'x' })
  const { id } = (await rowOf(email))!
  const { token } = (await issueWithdrawalToken(context, id))!
  await withdrawNewsletter(context, token)
  for (const store of ['sk', 'de']) expect(await rowOf(email, store)).toMatchObject({ state: 'withdrawn' })
  expect(await issueWithdrawalToken(context, id)).toBeUndefined()
  await subscribed(email)
  await withdrawNewsletter(context, token)
  expect(await rowOf(email)).toMatchObject({ state: 'confirmed' })
})

test('NEWS-02 wishes no one confirmed and what was withdrawn are deleted after thirty days, the rest stays', async () => {
  const [waiting, fresh, withdrawn, confirmed] = [anEmail(), anEmail(), await subscribed(), await subscribed()] as const
  await subscribe(waiting)
  await subscribe(fresh)
  await withdrawNewsletter(context, (await issueWithdrawalToken(context, (await rowOf(withdrawn))!.id))!.token)
  await sql`
    update newsletter_subscription set
      requested_at = requested_at - interval '31 days', confirmed_at = confirmed_at - interval '31 days',
      withdrawn_at = withdrawn_at - interval '31 days'
    where email = any(${[waiting, withdrawn, confirmed]})`.execute(context.db)
  const remove = () => deleteUnconfirmedSubscriptions(context, { olderThanDays: 30, limit: 1 })
  expect([await remove(), await remove(), await remove()]).toEqual([1, 1, 0])
  expect([await rowOf(waiting), await rowOf(withdrawn)]).toEqual([undefined, undefined])
  expect([(await rowOf(fresh))?.state, (await rowOf(confirmed))?.state]).toEqual(['pending', 'confirmed'])
})

test('NEWS-02, AUTH-08 a registration that asks for the newsletter waits for the link of a mail, one that does not asks for nothing', async () => {
  const email = anEmail()
  const draft = (newsletter?: boolean) => {
    const { custom, ...person } = aCustomerDraft()
    return { ...person, custom: { ...custom, ...(newsletter === undefined ? {} : { newsletter }) } }
  }
  const { customer } = await signUp(context, hasher, { storeKey: 'sk' }, { ...draft(true), email })
  expect(customer.custom).toEqual({ newsletter: false })
  expect(await rowOf(email)).toMatchObject({ state: 'pending', locale: 'sk-SK' })
  expect(await told(NEWSLETTER_WISH_TOPIC, email)).toHaveLength(1)
  expect(await confirmNewsletter(context, await tokenFor(email))).toBe(true)
  expect(await choiceOf(customer)).toBe(true)
  for (const newsletter of [false, undefined]) {
    const other = anEmail()
    await signUp(context, hasher, { storeKey: 'sk' }, { ...draft(newsletter), email: other })
    expect(await rowOf(other)).toBeUndefined()
  }
})

test('NEWS-02, NEWS-04 an order asks for the newsletter where the box was ticked, and only by mail', async () => {
  for (const agreed of [true, false, undefined]) {
    const email = anEmail()
    const { owner, cart } = await aReadyCart(context)
    const ready = await updateCart(context, requestOf(owner, cart), [
      { action: 'setCustomerEmail', email },
      { action: 'setCustomType', fields: agreed === undefined ? {} : { customerAgreedToSendEmail: agreed } },
    ])
    const paid = await createBankPayment(context, requestOf(owner, ready), aPaymentDraft(ready, 'bank-transfer'))
    await createOrderFromCart(context, requestOf(owner, paid.cart))
    expect((await rowOf(email))?.state).toBe(agreed ? 'pending' : undefined)
  }
})

test('ACC-13 what a customer chooses in their account is their subscription', async () => {
  const customer = await aStoredCustomer(context, `Jana.${anEmail()}`)
  const on = await updateCustomer(context, hasher, ownRequestOf(customer), [{ action: 'setNewsletter', newsletter: true }])
  expect(await rowOf(customer.email)).toMatchObject({ state: 'confirmed', source: 'account', locale: 'sk-SK' })
  const off = await updateCustomer(context, hasher, ownRequestOf(on), [{ action: 'setNewsletter', newsletter: false }])
  expect(off.version).toBe(3)
  expect(await rowOf(customer.email)).toMatchObject({ state: 'withdrawn' })
})

test('ACC-13 the text that was agreed to stays the proof until the newsletter is withdrawn, also under a new address', async () => {
  const customer = await aStoredCustomer(context)
  const choose = (who: Customer, newsletter: boolean) =>
    updateCustomer(context, hasher, ownRequestOf(who), [{ action: 'setNewsletter', newsletter }])
  const note = (email: string, text: string) =>
    noteSubscriptionText(context, { email, storeKey: 'sk' }, { locale: 'sk-SK', text })
  const textOf = async (email: string) => {
    const id = (await rowOf(email))?.consent_text_id ?? ''
    return (await context.db.selectFrom('consent_text').select('content').where('id', '=', id).executeTakeFirst())?.content
  }
  const on = await choose(customer, true)
  await note(on.email, 'First words.')
  // The same choice again, under words that have changed.
  await note(on.email, 'Other words.')
  expect(await textOf(on.email)).toBe('First words.')
  const moved = await moveToEmail(context, on, anEmail())
  expect(await textOf(moved.email)).toBe('First words.')
  const again = await choose(await choose(moved, false), true)
  expect(await textOf(again.email)).toBeUndefined()
  await note(again.email, 'Other words.')
  expect(await textOf(again.email)).toBe('Other words.')
})

test('ACC-13 what a mail confirms or withdraws is the choice in the account', async () => {
  const customer = await aStoredCustomer(context)
  await subscribed(customer.email)
  expect(await getCustomer(context, { customerId: customer.id })).toEqual({
    ...customer,
    version: 2,
    custom: { newsletter: true },
  })
  const { token } = (await issueWithdrawalToken(context, (await rowOf(customer.email))!.id))!
  await withdrawNewsletter(context, token)
  expect(await choiceOf(customer)).toBe(false)
})

test('ACC-13 anyone who subscribed before they registered has the newsletter in their account, also by a provider', async () => {
  const email = await subscribed()
  const signedUp = await signUp(context, hasher, { storeKey: 'sk' }, { ...aCustomerDraft(), email: email.toUpperCase() })
  expect(signedUp.customer).toMatchObject({ version: 1, custom: { newsletter: true } })
  expect(await getCustomer(context, { customerId: signedUp.customer.id })).toEqual(signedUp.customer)
  const proven = await subscribed()
  const identity = { provider: 'google', subject: proven, email: proven, isEmailVerified: true } as const
  const signIn = { identity: { ...identity, firstName: 'Jana', lastName: 'Nová' }, locale: 'sk-SK', clientAddress: 'x' } as const
  const { customer } = await signInWithProvider(context, hasher, { storeKey: 'sk' }, signIn)
  expect(customer).toMatchObject({ version: 1, custom: { newsletter: true } })
})

test('ACC-13 a new address takes the choice along, and the old one gets nothing any more', async () => {
  const customer = await aStoredCustomer(context)
  const on = await updateCustomer(context, hasher, ownRequestOf(customer), [{ action: 'setNewsletter', newsletter: true }])
  const email = anEmail()
  const moved = await moveToEmail(context, on, email)
  expect(moved).toMatchObject({ version: 3, custom: { newsletter: true } })
  expect([(await rowOf(customer.email))?.state, (await rowOf(email))?.state]).toEqual(['withdrawn', 'confirmed'])
  const plain = await aStoredCustomer(context)
  const to = await subscribed()
  const inherits = await moveToEmail(context, plain, to)
  expect(inherits).toMatchObject({ version: 2, custom: { newsletter: true } })
})

test('ACC-13 choosing in the account while links are followed never leaves the two apart', async () => {
  for (let round = 0; round < 8; round++) {
    const customer = await aStoredCustomer(context)
    await subscribe(customer.email)
    const token = await tokenFor(customer.email)
    await Promise.allSettled([
      confirmNewsletter(context, token),
      updateCustomer(context, hasher, ownRequestOf(customer), [{ action: 'setNewsletter', newsletter: round % 2 === 0 }]),
      subscribe(customer.email),
    ])
    const email = anEmail()
    await subscribe(email)
    const other = await tokenFor(email)
    const draft = { ...aCustomerDraft(), email }
    await Promise.all([confirmNewsletter(context, other), signUp(context, hasher, { storeKey: 'sk' }, draft)])
    await expectInvariants()
  }
})
