import { randomUUID } from 'node:crypto'
import type { Customer, CustomerUpdateAction } from '@shop/domain/customer'
import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { resolveSession } from '../session/index.ts'
import { openSession } from '../session/open-session.ts'
import { aClientAddress, aCustomerDraft, openTestShop } from '../testing/shop.fixtures.ts'
import { aStoredCustomer, emailChangeTokenOf, ownRequestOf } from './customer.fixtures.ts'
import {
  changePassword,
  confirmEmailChange,
  deleteOldEmailProofs,
  findEmailChange,
  getCustomer,
  issueEmailProof,
  issueResetToken,
  resetPassword,
  signIn,
  signUp,
  updateCustomer,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })
const hasher = createPasswordHasher()
const clientAddress = aClientAddress()
const entrance = { storeKey: 'sk' }
const currentPassword = 'Strong-sword-7'
const anEmail = () => `${randomUUID()}@example.org`
const EXPIRED = { failure: { code: 'email-token-expired' } }

async function aCustomer() {
  const signedUp = await signUp(context, hasher, entrance, aCustomerDraft({ password: currentPassword }))
  return { ...signedUp, request: ownRequestOf(signedUp.customer) }
}

type Request = ReturnType<typeof ownRequestOf>

const ask = (request: Request, email: string, changes: { currentPassword?: string } = {}) =>
  updateCustomer(context, hasher, request, [{ action: 'changeEmail', email, currentPassword, ...changes }])

const confirm = (customerId: string, token: string | undefined) =>
  confirmEmailChange(context, entrance, { customerId, token: token ?? '' })

async function tokenFor(customer: Customer): Promise<string> {
  const token = await emailChangeTokenOf(context, customer)
  if (!token) throw new Error('Nothing waits to be proven')
  return token
}

const stored = ({ id }: Customer) => getCustomer(context, { customerId: id })

/** Topics of the outbox that are about a customer's wishes, in the order in which they were told. */
async function toldAbout({ id }: Customer): Promise<{ topic: string; proofId: string }[]> {
  const { rows } = await sql<{ topic: string; proofId: string }>`
    select topic, payload ->> 'proofId' as "proofId" from outbox
    where payload ->> 'proofId' in (select id::text from email_proof where customer_id = ${id}) order by outbox.id`.execute(
    context.db,
  )
  return rows
}

async function mailsToOwnerOf(customer: Customer): Promise<number> {
  const { rows } =
    await sql`select from outbox where topic = 'known-email-used' and payload ->> 'customerId' = ${customer.id}`.execute(
      context.db,
    )
  return rows.length
}

test('ACC-16, ACC-10 A2 another address counts from when the link to it is followed, and then all other sessions end', async () => {
  const { customer, session, token, request } = await aCustomer()
  const elsewhere = await openSession(context, { storeKey: 'sk', customerId: customer.id })
  const email = anEmail()
  expect(await ask(request, email)).toEqual(customer)
  expect(await stored(customer)).toEqual(customer)
  const told = await toldAbout(customer)
  expect(told.map(({ topic }) => topic)).toEqual(['email-proof-requested', 'email-change-requested'])
  expect(await findEmailChange(context, told[1]?.proofId ?? '')).toMatchObject({ previousEmail: customer.email, email })

  const changed = await confirmEmailChange(
    context,
    { storeKey: 'sk', session },
    { customerId: customer.id, token: await tokenFor(customer) },
  )
  expect(changed.customer).toEqual({ ...customer, email, version: 2 })
  expect(await stored(customer)).toEqual(changed.customer)
  for (const old of [token, elsewhere.token]) expect(await resolveSession(context, old)).toBeUndefined()
  expect((await resolveSession(context, changed.token))?.customerId).toBe(customer.id)
  expect((await toldAbout(customer)).at(-1)?.topic).toBe('email-changed')
  const credentials = { email, password: currentPassword, clientAddress }
  expect((await signIn(context, hasher, entrance, credentials)).customer.id).toBe(customer.id)
})

test('ACC-16 another address takes the current password, and guessing it has an end', async () => {
  const { customer, request } = await aCustomer()
  const actions: CustomerUpdateAction[] = [
    { action: 'setFirstName', firstName: 'Eva' },
    { action: 'changeEmail', email: anEmail() },
  ]
  const refusal = { failure: { code: 'invalid-current-password' } }
  await expect(updateCustomer(context, hasher, request, actions)).rejects.toMatchObject(refusal)
  for (let guess = 1; guess < 10; guess++)
    await expect(ask(request, anEmail(), { currentPassword: 'Wrong-sword-1' })).rejects.toMatchObject(refusal)
  await expect(ask(request, anEmail())).rejects.toMatchObject({ failure: { code: 'too-many-requests' } })
  expect(await stored(customer)).toEqual(customer)
  expect(await toldAbout(customer)).toEqual([])
})

test('ACC-16 a customer without password is told to choose one first', async () => {
  const customer = await aStoredCustomer(context)
  await expect(ask(ownRequestOf(customer), anEmail())).rejects.toMatchObject({ failure: { code: 'password-missing' } })
  expect(await toldAbout(customer)).toEqual([])
})

test('ACC-16, ACC-06 their own address is no change, what is not one is refused, and an older version asks for nothing', async () => {
  const { customer, request } = await aCustomer()
  expect(await updateCustomer(context, hasher, request, [{ action: 'changeEmail', email: customer.email }])).toEqual(customer)
  await expect(ask(request, 'no one')).rejects.toMatchObject({ failure: { code: 'invalid-input', field: 'email' } })
  const both: CustomerUpdateAction[] = [
    { action: 'setFirstName', firstName: 'Eva' },
    { action: 'changeEmail', email: anEmail(), currentPassword },
  ]
  expect(await updateCustomer(context, hasher, request, both)).toEqual({ ...customer, firstName: 'Eva', version: 2 })
  expect(await toldAbout(customer)).toHaveLength(2)
  await expect(updateCustomer(context, hasher, request, both)).rejects.toMatchObject({
    failure: { code: 'concurrent-modification', currentVersion: 2 },
  })
  expect(await toldAbout(customer)).toHaveLength(2)
})

test('ACC-16 A3 a token has 256 bits, works once of twenty times in parallel, and is stored as a hash alone', async () => {
  const { customer, request } = await aCustomer()
  await ask(request, anEmail())
  const token = await tokenFor(customer)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await sql<{ row: string }>`
    select email_proof::text as row from email_proof union all select outbox::text from outbox`.execute(context.db)
  for (const form of [token, Buffer.from(token, 'base64url').toString('hex')])
    expect(rows.filter(({ row }) => row.includes(form))).toEqual([])
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(customer.id, token)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(EXPIRED)
  expect((await stored(customer)).version).toBe(2)
})

test('ACC-16 A3 a newer wish, another password and an hour each end the link', async () => {
  const { customer, request } = await aCustomer()
  await ask(request, anEmail())
  const older = await tokenFor(customer)
  const [proof] = await toldAbout(customer)
  await ask(request, anEmail())
  await expect(confirm(customer.id, older)).rejects.toMatchObject(EXPIRED)
  expect(await issueEmailProof(context, proof?.proofId ?? '')).toBeUndefined()

  const replaced = await tokenFor(customer)
  const change = { customerId: customer.id, version: 1, currentPassword, newPassword: 'Other-sword-8', clientAddress }
  await changePassword(context, hasher, entrance, change)
  await expect(confirm(customer.id, replaced)).rejects.toMatchObject(EXPIRED)
  const reset = async () => {
    const tokenValue = (await issueResetToken(context, customer.id))?.token ?? ''
    await resetPassword(context, hasher, { tokenValue, newPassword: currentPassword, clientAddress })
  }
  await ask({ ...request, version: 2 }, anEmail(), { currentPassword: 'Other-sword-8' })
  const reclaimed = await tokenFor(customer)
  await reset()
  await expect(confirm(customer.id, reclaimed)).rejects.toMatchObject(EXPIRED)

  await ask({ ...request, version: 3 }, anEmail())
  const late = await tokenFor(customer)
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from expires_at - now())::integer as seconds from email_proof
    where customer_id = ${customer.id} and is_open`.execute(context.db)
  expect(rows[0]?.seconds).toBeGreaterThan(3000)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(3600)
  await sql`update email_proof set expires_at = now() - interval '1 second' where customer_id = ${customer.id}`.execute(
    context.db,
  )
  await expect(confirm(customer.id, late)).rejects.toMatchObject(EXPIRED)
  expect((await stored(customer)).email).toBe(customer.email)
})

test('ACC-16 A1 the link is of use to its own customer alone, who may still follow it afterwards', async () => {
  const { customer, request } = await aCustomer()
  const unknown = await aCustomer()
  const email = anEmail()
  await ask(request, email)
  const token = await tokenFor(customer)
  await expect(confirm(unknown.customer.id, token)).rejects.toMatchObject(EXPIRED)
  for (const none of ['', 'x', 'A'.repeat(43), "' or 1=1 --"])
    await expect(confirm(customer.id, none)).rejects.toMatchObject(EXPIRED)
  expect((await confirm(customer.id, token)).customer.email).toBe(email)
})

test('ACC-16 A4 an address of someone else is answered alike: no link goes there, its owner is told, thrice a day at most', async () => {
  const owner = await aCustomer()
  for (let asker = 0; asker < 4; asker++) {
    const { customer, request } = await aCustomer()
    expect(await ask(request, owner.customer.email.toUpperCase())).toEqual(customer)
    if (asker < 3) expect((await toldAbout(customer)).map(({ topic }) => topic)).toHaveLength(2)
    expect(await emailChangeTokenOf(context, customer)).toBeUndefined()
    // The count of mails to the address goes on after an hour, that to its owner after a day.
    if (asker === 2)
      await sql`update attempt_count set ends_at = now() where ends_at < now() + interval '2 hours'`.execute(context.db)
  }
  expect(await mailsToOwnerOf(owner.customer)).toBe(3)
})

test('ACC-16 of three customers who want one address the first to follow their link gets it', async () => {
  const email = anEmail()
  const tokens: { customer: Customer; token: string }[] = []
  for (let index = 0; index < 3; index++) {
    const { customer, request } = await aCustomer()
    await ask(request, email)
    tokens.push({ customer, token: await tokenFor(customer) })
  }
  const outcomes = await Promise.allSettled(tokens.map(({ customer, token }) => confirm(customer.id, token)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ failure: { code: 'duplicate-field', field: 'email' } })
})

test('ACC-16 one customer asks for five links an hour, and one address gets three, also in parallel', async () => {
  const { customer, request } = await aCustomer()
  for (let wish = 0; wish < 5; wish++) await ask(request, anEmail())
  await expect(ask(request, anEmail())).rejects.toMatchObject({ failure: { code: 'too-many-requests' } })
  expect(await toldAbout(customer)).toHaveLength(10)
  const email = anEmail()
  const askers = await Promise.all(Array.from({ length: 6 }, () => aCustomer()))
  await Promise.all(askers.map(asker => ask(asker.request, email)))
  const { rows } = await sql`select from email_proof where email = ${email}`.execute(context.db)
  expect(rows).toHaveLength(3)
})

test('ACC-16 A3 an address that changes takes the reset link of the one before along', async () => {
  const { customer, request } = await aCustomer()
  const reset = await issueResetToken(context, customer.id)
  await ask(request, anEmail())
  await confirm(customer.id, await tokenFor(customer))
  await expect(
    resetPassword(context, hasher, { tokenValue: reset?.token ?? '', newPassword: 'Other-sword-8', clientAddress }),
  ).rejects.toMatchObject({ failure: { code: 'password-token-expired' } })
})

test('A6 the outbox keeps no address, and what had to be proven is deleted after a day', async () => {
  const { customer, request } = await aCustomer()
  await ask(request, anEmail())
  await confirm(customer.id, await tokenFor(customer))
  const outbox = await context.db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(outbox)).not.toContain('@')
  await sql`update email_proof set requested_at = now() - interval '23 hours'`.execute(context.db)
  expect(await deleteOldEmailProofs(context, { limit: 1000 })).toBe(0)
  const [proof] = await toldAbout(customer)
  await sql`update email_proof set requested_at = now() - interval '25 hours' where customer_id = ${customer.id}`.execute(
    context.db,
  )
  expect(await deleteOldEmailProofs(context, { limit: 1000 })).toBe(1)
  expect(await findEmailChange(context, proof?.proofId ?? '')).toBeUndefined()
})
