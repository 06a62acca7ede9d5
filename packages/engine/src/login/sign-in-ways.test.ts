import { randomUUID } from 'node:crypto'
import type { ProviderIdentity } from '@shop/domain/login'
import { createPasswordHasher } from '@shop/integrations/password'
import { expect, test } from 'vitest'
import { issueEmailProof, issueResetToken, resetPassword, signIn, signUp } from '../customer/index.ts'
import { confirmSignUp } from '../customer/sign-up.ts'
import {
  addPasskey,
  findPasskey,
  openPasskeyChallenge,
  removePasskey,
  signInWithPasskey,
  takePasskeyChallenge,
} from '../passkey/index.ts'
import { endOtherSessions, listCustomerSessions, resolveSession } from '../session/index.ts'
import { aCustomerDraft, openTestShop } from '../testing/shop.fixtures.ts'
import {
  findProviderFlow,
  linkProvider,
  listSignInWays,
  openIdentity,
  openProviderFlow,
  proveProviderEmail,
  sealIdentity,
  signInWithProvider,
  unlinkProvider,
} from './index.ts'

const { context } = await openTestShop({ poolSize: 10 })
const hasher = createPasswordHasher()
const clientAddress = '192.0.2.9'
const rpId = 'sk.localhost'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    error => error.failure?.code ?? error,
  )

async function anAccount(device?: { id: string; userAgent?: string }) {
  const draft = aCustomerDraft()
  const signedIn = await signUp(context, hasher, { storeKey: 'sk', device }, draft)
  return { ...signedIn, customerId: signedIn.customer.id, email: draft.email, password: draft.password }
}

const anIdentity = (): ProviderIdentity => ({
  provider: 'facebook',
  subject: randomUUID(),
  isEmailVerified: false,
  firstName: 'Jana',
  lastName: 'Nová',
})

async function noticesOf(customerId: string): Promise<string[]> {
  const rows = await context.db.selectFrom('outbox').select('payload').where('topic', '=', 'security-notice').execute()
  const payloads = rows.map(({ payload }) => payload as { customerId: string; kind: string })
  return payloads.filter(payload => payload.customerId === customerId).map(({ kind }) => kind)
}

function aPasskey(customerId: string, credentialId: string = randomUUID()) {
  return {
    credentialId,
    customerId,
    rpId,
    publicKey: new Uint8Array([1]),
    counter: 0,
    transports: ['internal'],
    name: 'Laptop',
    storeKey: 'sk',
  }
}

test('AUTH-01 a further device is told once, the first one and a known one never', async () => {
  const first = { id: randomUUID(), userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' }
  const { customerId, email, password } = await anAccount(first)
  const enter = (device: { id: string }) =>
    signIn(context, hasher, { storeKey: 'sk', device }, { email, password, clientAddress })
  await enter(first)
  expect(await noticesOf(customerId)).toEqual([])
  const second = { id: randomUUID() }
  await enter(second)
  await enter(second)
  expect(await noticesOf(customerId)).toEqual(['new-device'])
})

test('ACC-02 a customer sees their sessions and ends others, and no one else’s', async () => {
  const mine = await anAccount()
  const { email, password, customerId } = mine
  const other = await signIn(context, hasher, { storeKey: 'sk' }, { email, password, clientAddress })
  const neighbour = await anAccount()
  expect((await listCustomerSessions(context, customerId)).map(({ id }) => id).toSorted()).toEqual(
    [mine.session.id, other.session.id].toSorted(),
  )
  await endOtherSessions(context, { customerId, currentId: mine.session.id, id: neighbour.session.id })
  expect(await resolveSession(context, neighbour.token)).toBeDefined()
  await endOtherSessions(context, { customerId, currentId: mine.session.id })
  expect(await resolveSession(context, other.token)).toBeUndefined()
  expect(await resolveSession(context, mine.token)).toBeDefined()
})

test('AUTH-13 a way to a provider is known to the browser that began it, for its provider and ten minutes', async () => {
  const { flow, sealed } = await openProviderFlow(context, { provider: 'google' })
  const { state } = flow
  expect(await findProviderFlow(context, { sealed, provider: 'google', state })).toMatchObject({ state, provider: 'google' })
  expect(await findProviderFlow(context, { sealed, provider: 'facebook', state })).toBeUndefined()
  expect(await findProviderFlow(context, { sealed, provider: 'google', state: 'another' })).toBeUndefined()
  expect(await findProviderFlow(context, { sealed: `${sealed.slice(0, -2)}AA`, provider: 'google', state })).toBeUndefined()
  const later = { ...context, now: () => new Date(Date.parse(context.now()) + 601_000).toISOString() }
  expect(await findProviderFlow(later, { sealed, provider: 'google', state })).toBeUndefined()
  const identity = anIdentity()
  expect(await openIdentity(context, await sealIdentity(context, identity))).toEqual(identity)
  expect(await openIdentity(context, sealed)).toBeUndefined()
})

test('AUTH-13 an address that a provider did not tell makes an account by the link of a mail, which the provider then enters', async () => {
  const identity = anIdentity()
  const email = `${randomUUID()}@example.org`
  await proveProviderEmail(context, { identity, email, locale: 'sk-SK', storeKey: 'sk' })
  const proof = await context.db.selectFrom('email_proof').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const issued = await issueEmailProof(context, proof.id)
  const { customer } = await confirmSignUp(
    context,
    hasher,
    { storeKey: 'sk' },
    { token: issued?.token ?? '', password: 'Strong-sword-7' },
  )
  expect(customer).toMatchObject({ email, firstName: 'Jana' })
  const again = await signInWithProvider(context, hasher, { storeKey: 'sk' }, { identity, locale: 'sk-SK', clientAddress })
  expect(again.customer.id).toBe(customer.id)
})

test('AUTH-13 the account of a provider belongs to one customer, and the last way to sign in stays', async () => {
  const identity = anIdentity()
  const { customerId } = await anAccount()
  await linkProvider(context, { customerId, identity })
  await linkProvider(context, { customerId, identity })
  const other = await anAccount()
  expect(await failureOf(linkProvider(context, { customerId: other.customerId, identity }))).toBe('invalid-operation')
  await unlinkProvider(context, { customerId, provider: 'facebook' })
  expect((await listSignInWays(context, customerId)).providers).toEqual([])
  const google = { ...anIdentity(), provider: 'google' as const, email: `${randomUUID()}@example.org`, isEmailVerified: true }
  const made = await signInWithProvider(context, hasher, { storeKey: 'sk' }, { identity: google, locale: 'sk-SK', clientAddress })
  expect(await failureOf(unlinkProvider(context, { customerId: made.customer.id, provider: 'google' }))).toBe('invalid-operation')
})

test('a passkey is kept once, signs in at its host with a rising counter, and is told when it comes and goes', async () => {
  const { customerId } = await anAccount()
  const draft = aPasskey(customerId)
  const { credentialId } = draft
  await addPasskey(context, draft)
  expect(await failureOf(addPasskey(context, draft))).toBe('invalid-operation')
  expect(await findPasskey(context, { credentialId, rpId: 'de.localhost' })).toBeUndefined()
  const enter = (counter: number) => signInWithPasskey(context, { storeKey: 'sk' }, { credentialId, counter })
  expect((await enter(0)).customer.id).toBe(customerId)
  expect((await enter(7)).customer.id).toBe(customerId)
  expect(await failureOf(enter(7))).toBe('invalid-credentials')
  const [passkey] = (await listSignInWays(context, customerId)).passkeys
  const other = await anAccount()
  const id = passkey?.id ?? ''
  expect(await failureOf(removePasskey(context, { id, customerId: other.customerId, storeKey: 'sk' }))).toBe('invalid-operation')
  await removePasskey(context, { id, customerId, storeKey: 'sk' })
  expect(await failureOf(enter(8))).toBe('invalid-credentials')
  expect(await noticesOf(customerId)).toEqual(['passkey-added', 'passkey-removed'])
})

test('a challenge is taken once, for its host and its customer', async () => {
  const { customerId } = await anAccount()
  const challenge = await openPasskeyChallenge(context, { customerId, rpId, clientAddress })
  expect(await takePasskeyChallenge(context, challenge, { rpId })).toBe(false)
  expect(await takePasskeyChallenge(context, challenge, { customerId, rpId: 'de.localhost' })).toBe(false)
  expect(await takePasskeyChallenge(context, challenge, { customerId, rpId })).toBe(true)
  expect(await takePasskeyChallenge(context, challenge, { customerId, rpId })).toBe(false)
})

test('AUTH-12 a password that is reset by mail ends what another person may have set up', async () => {
  const { customerId } = await anAccount()
  const identity = anIdentity()
  await linkProvider(context, { customerId, identity })
  await addPasskey(context, aPasskey(customerId))
  const issued = await issueResetToken(context, customerId)
  await resetPassword(context, hasher, { tokenValue: issued?.token ?? '', newPassword: 'Other-sword-8', clientAddress })
  expect(await listSignInWays(context, customerId)).toEqual({ hasPassword: true, providers: [], passkeys: [] })
})
