import { randomUUID } from 'node:crypto'
import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resolveSession } from '../session/index.ts'
import { openSession } from '../session/open-session.ts'
import { aClientAddress, aCustomerDraft, openTestShop } from '../testing/shop.fixtures.ts'
import { selectCustomerByEmail } from './customer-rows.ts'
import { confirmSignUp, issueEmailProof, signUp } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const hasher = createPasswordHasher()

const draft = {
  email: 'Jana@Example.org',
  password: 'Strong-sword-7',
  firstName: 'Jana',
  lastName: 'Nová',
  locale: 'sk-SK',
  custom: { customerType: 'company', newsletter: true },
  clientAddress: aClientAddress(),
} as const

test('AUTH-01, AUTH-08, ACC-11, ENT-05 a visitor becomes a signed-in customer of the type the customer chose', async () => {
  const visitor = await openSession(context, { storeKey: 'sk' })
  const { customer, session, token } = await signUp(context, hasher, { storeKey: 'sk', session: visitor.session }, draft)
  expect(customer).toEqual({
    id: expect.any(String),
    version: 1,
    customerNumber: expect.stringMatching(/^C\d{6}$/),
    email: 'Jana@Example.org',
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    customerType: 'company',
    customerGroupAssignments: [],
    addresses: [],
    shippingAddressIds: [],
    billingAddressIds: [],
    custom: { newsletter: false },
  })
  expect((await selectCustomerByEmail(context.db, 'jana@example.ORG'))?.customer).toEqual(customer)
  expect(await resolveSession(context, token)).toEqual({ ...session, customerId: customer.id })
  expect(await resolveSession(context, visitor.token)).toBeUndefined()
})

test('AUTH-06 A4 a used address is refused without a word about it, in whatever case it is written', async () => {
  const refused = signUp(context, hasher, { storeKey: 'sk' }, { ...draft, email: 'JANA@example.org' })
  await expect(refused).rejects.toMatchObject({
    failure: { code: 'registration-failed' },
    message: 'Customer registration failed',
  })
})

test('A6 what is stored of a password is an argon2id hash of 19 MiB', async () => {
  const stored = await selectCustomerByEmail(context.db, draft.email)
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(stored?.passwordHash).not.toContain(draft.password)
})

const entrance = { storeKey: 'sk' }
const register = (changes: Parameters<typeof aCustomerDraft>[0] & { clientAddress?: string }) =>
  signUp(context, hasher, entrance, { ...aCustomerDraft(), ...changes })
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'signed in',
    error => error.failure?.code ?? String(error),
  )

/** A network that has heard of a known address as often as it may. */
async function aNosyNetwork(): Promise<string> {
  const clientAddress = aClientAddress()
  for (let answer = 0; answer < 5; answer++)
    expect(await outcomeOf(register({ email: draft.email, clientAddress }))).toBe('registration-failed')
  return clientAddress
}

async function proofOf(email: string): Promise<{ id: string } | undefined> {
  const rows = context.db.selectFrom('email_proof').select('id').where('email', '=', email).orderBy('requested_at', 'desc')
  return rows.executeTakeFirst()
}

const issue = async (email: string) => issueEmailProof(context, (await proofOf(email))?.id ?? '')

async function toldOf(email: string): Promise<number> {
  const customer = await selectCustomerByEmail(context.db, email)
  const { rows } = await sql`
    select from outbox where topic = 'known-email-used' and payload ->> 'customerId' = ${customer?.customer.id}`.execute(
    context.db,
  )
  return rows.length
}

test('A4 a network sees five known addresses an hour, then every address has to be proven, known or not', async () => {
  const clientAddress = await aNosyNetwork()
  const unknown = `${randomUUID()}@example.org`
  const refusals = []
  for (const email of [draft.email, unknown]) refusals.push(await register({ email, clientAddress }).catch(error => error))
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ failure: { code: 'email-proof-required' } })
    expect(refusal.message).toBe(refusals[0].message)
  }
  expect(await selectCustomerByEmail(context.db, unknown)).toBeUndefined()
  // Which of the two is known is found out when the mail is sent.
  expect([await proofOf(draft.email), await proofOf(unknown)]).toEqual([{ id: expect.any(String) }, { id: expect.any(String) }])
  expect(await issue(draft.email)).toBeUndefined()
  expect(await issue(unknown)).toMatchObject({ purpose: 'registration', email: unknown, storeKey: 'sk', locale: 'sk-SK' })
  const neighbour = clientAddress.replace(/::1$/, '::ffff')
  expect(await outcomeOf(register({ clientAddress: neighbour }))).toBe('email-proof-required')
  expect(await outcomeOf(register({}))).toBe('signed in')
})

test('A4 fifty calls at once hear no more than five answers together, and afterwards new addresses have to be proven too', async () => {
  const clientAddress = aClientAddress()
  const calls = Array.from({ length: 50 }, () => outcomeOf(register({ email: draft.email, clientAddress })))
  const outcomes = await Promise.all(calls)
  expect(outcomes.filter(outcome => outcome === 'registration-failed')).toHaveLength(5)
  expect(outcomes.filter(outcome => outcome === 'email-proof-required')).toHaveLength(45)
  expect(await outcomeOf(register({ clientAddress }))).toBe('email-proof-required')
})

test('AUTH-01 registrations of new addresses never use up what a network may hear', async () => {
  const clientAddress = aClientAddress()
  for (let index = 0; index < 12; index++) expect(await outcomeOf(register({ clientAddress }))).toBe('signed in')
})

test('the owner of a known address is told, three times a day at most', async () => {
  const owner = aCustomerDraft()
  await signUp(context, hasher, entrance, owner)
  for (let index = 0; index < 6; index++) await outcomeOf(register({ email: owner.email.toUpperCase() }))
  expect(await toldOf(owner.email)).toBe(3)
})

test('AUTH-01, AUTH-09 A3 the link of the mail makes the account with the password chosen then, once of ten times in parallel', async () => {
  const clientAddress = await aNosyNetwork()
  const email = `${randomUUID()}@example.org`
  await outcomeOf(register({ email, clientAddress }))
  const { rows } = await sql<{ row: string }>`select email_proof::text as row from email_proof where email = ${email}`.execute(
    context.db,
  )
  expect(rows[0]?.row).not.toMatch(/argon2|Strong-sword-7/)
  const token = (await issue(email))?.token ?? ''
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const weak = confirmSignUp(context, hasher, entrance, { token, password: 'only letters' })
  await expect(weak).rejects.toMatchObject({ failure: { code: 'password-rejected' } })
  const visitor = await openSession(context, { storeKey: 'sk' })
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      confirmSignUp(context, hasher, { ...entrance, session: visitor.session }, { token, password: 'Other-sword-8' }),
    ),
  )
  const made = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(made).toHaveLength(1)
  expect(made[0]?.customer).toMatchObject({ email, version: 1, firstName: 'Jana', custom: {} })
  expect((await resolveSession(context, made[0]?.token ?? ''))?.customerId).toBe(made[0]?.customer.id)
  expect(await resolveSession(context, visitor.token)).toBeUndefined()
  const stored = await selectCustomerByEmail(context.db, email)
  expect(await hasher.verify('Other-sword-8', stored?.passwordHash)).toBe(true)
})

test('A3 a link that is old, unknown or of another kind makes no account, nor does one for an address that was taken', async () => {
  const clientAddress = await aNosyNetwork()
  const [late, taken] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`]
  const confirm = (token: string) => outcomeOf(confirmSignUp(context, hasher, entrance, { token, password: 'Other-sword-8' }))
  const tokens: string[] = []
  for (const email of [late, taken]) {
    await outcomeOf(register({ email, clientAddress }))
    tokens.push((await issue(email))?.token ?? '')
  }
  await sql`update email_proof set expires_at = now() - interval '1 second' where email = ${late}`.execute(context.db)
  await register({ email: taken })
  expect(await Promise.all(tokens.map(confirm))).toEqual(['email-token-expired', 'registration-failed'])
  for (const none of ['', 'A'.repeat(43), "' or 1=1 --"]) expect(await confirm(none)).toBe('email-token-expired')
})
