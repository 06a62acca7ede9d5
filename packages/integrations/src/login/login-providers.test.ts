import { type RunningStandins, start as startStandins } from '@shop/standins'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { appSecretProof } from './facebook-login.ts'
import { createLoginProviders, type LoginProviders, type LoginSettings } from './index.ts'

const PROVIDERS = ['facebook', 'google'] as const

const standins: RunningStandins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())

const settings = {
  facebook: {
    appId: '100200300400500',
    appSecret: 'anvil-local-app-secret',
    graphUrl: `${standins.address}/facebook/v25.0`,
    dialogUrl: `${standins.address}/facebook/v25.0/dialog/oauth`,
  },
  google: {
    clientId: 'anvil-local.apps.googleusercontent.example',
    clientSecret: 'anvil-local-client-secret',
    issuerUrl: `${standins.address}/google`,
    tokenUrl: `${standins.address}/google`,
    profileUrl: `${standins.address}/google/v1`,
  },
} satisfies LoginSettings

/** A machine under load must not look like a provider that does not answer. */
const PATIENT = { totalTimeoutMs: 600_000 }

function openProviders(changed: LoginSettings = settings, limits = PATIENT): Required<LoginProviders> {
  const { google, facebook } = createLoginProviders(changed, limits)
  if (!google || !facebook) throw new Error('A provider is missing')
  const providers = { google, facebook }
  afterAll(() => Promise.all(PROVIDERS.map(name => providers[name].close())))
  return providers
}

async function tell(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${standins.address}/__sandbox/login/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}`)
  return answer.json()
}

const providers = openProviders()
beforeEach(() => tell('mode', { mode: 'ok' }))

test('AUTH-14 the proof for the Graph is the known one', () => {
  expect(appSecretProof('shop-app-secret', 'EAAB-user-token')).toBe(
    '206746ed908651684824ddb82aa60c2619e778d97d0cfb308f6139f3c8a4ed6e',
  )
})

test('AUTH-14 google says who a person is, and whether their address is verified', async () => {
  const names = { firstName: 'Jana', lastName: 'Nová' }
  const jana = { provider: 'google', subject: '110000000000000000001', ...names }
  expect(await providers.google.verify('google-verified')).toEqual({
    kind: 'verified',
    identity: { ...jana, email: 'jana.google@example.org', isEmailVerified: true },
  })
  expect(await providers.google.verify('google-unverified')).toMatchObject({
    identity: { email: 'petra.google@example.org', isEmailVerified: false },
  })
  expect(await providers.google.verify('google-without-email')).toEqual({
    kind: 'verified',
    identity: { ...jana, subject: '1100000000000000000013', isEmailVerified: false },
  })
})

test('AUTH-14 facebook says who a person is, and what it says of an address proves nothing', async () => {
  const jana = { provider: 'facebook', isEmailVerified: false, firstName: 'Jana', lastName: 'Nová' }
  expect(await providers.facebook.verify('facebook-verified')).toEqual({
    kind: 'verified',
    identity: { ...jana, subject: '10210000000000001', email: 'jana.facebook@example.org' },
  })
  expect(await providers.facebook.verify('facebook-without-email')).toEqual({
    kind: 'verified',
    identity: { ...jana, subject: '102100000000000013' },
  })
})

test.each(PROVIDERS)('AUTH-14 %s: a token for another app, one that is over and no token are rejected', async provider => {
  const other = PROVIDERS.find(name => name !== provider)
  for (const token of [`${provider}-other-app`, `${provider}-expired`, 'nonsense', `${other}-verified`])
    expect(await providers[provider].verify(token), token).toEqual({ kind: 'rejected' })
})

test.each(PROVIDERS)('AUTH-14 %s: a token is only taken for the app the shop is set to', async provider => {
  const { accessToken } = (await tell('tokens', { provider, subject: '4711', audience: 'another-shop' })) as {
    accessToken: string
  }
  expect(await providers[provider].verify(accessToken)).toEqual({ kind: 'rejected' })
})

test('AUTH-14 a wrong secret of the app is a fault of the shop, not of the customer who signs in', async () => {
  const { facebook } = openProviders({ ...settings, facebook: { ...settings.facebook, appSecret: 'other' } })
  expect(await facebook.verify('facebook-verified')).toEqual({ kind: 'unavailable' })
})

test.each(PROVIDERS.flatMap(provider => ['down', 'redirect', 'garbage'].map(mode => [provider, mode] as const)))(
  'AUTH-14 %s, %s: nothing is known, and nothing thrown',
  async (provider, mode) => {
    await tell('mode', { mode })
    expect(await openProviders()[provider].verify(`${provider}-verified`)).toEqual({ kind: 'unavailable' })
  },
)

test.each(PROVIDERS)('AUTH-14 %s: one that does not answer in time, or is not there, is given up', async provider => {
  await tell('mode', { mode: 'slow' })
  const impatient = openProviders(settings, { totalTimeoutMs: 50 })
  expect(await impatient[provider].verify(`${provider}-verified`)).toEqual({ kind: 'unavailable' })
  const nowhere = 'http://127.0.0.1:1'
  const gone = openProviders({
    facebook: { ...settings.facebook, graphUrl: nowhere },
    google: { ...settings.google, tokenUrl: nowhere, profileUrl: nowhere },
  })
  expect(await gone[provider].verify(`${provider}-verified`)).toEqual({ kind: 'unavailable' })
})

/** Someone's way to a provider: what the shop asks with. */
const question = {
  redirectUri: 'http://de.localhost:3000/login/google',
  state: 'some-state',
  nonce: 'some-nonce',
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
}

/** Chooses an account on the provider's page and returns the query that it leads back with. */
async function choose(provider: (typeof PROVIDERS)[number], account: string): Promise<URLSearchParams> {
  const page = new URL((await providers[provider].authorizationUrl(question)) ?? '')
  page.searchParams.set('account', account)
  const answer = await fetch(page, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '').searchParams
}

test('AUTH-13 a code of google is worth an identity once, to the one who asked, and by its signature alone', async () => {
  const asked = new URL((await providers.google.authorizationUrl(question)) ?? '').searchParams
  // The pair of RFC 7636.
  expect(asked.get('code_challenge')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  const back = await choose('google', 'verified')
  expect(back.get('state')).toBe('some-state')
  const code = back.get('code') ?? ''
  expect(await providers.google.exchange(code, question)).toMatchObject({
    kind: 'verified',
    identity: { subject: '110000000000000000001', isEmailVerified: true, firstName: 'Jana' },
  })
  expect(await providers.google.exchange(code, question)).toEqual({ kind: 'rejected' })
  const stolen = (await choose('google', 'verified')).get('code') ?? ''
  expect(await providers.google.exchange(stolen, { ...question, codeVerifier: 'x'.repeat(43) })).toEqual({ kind: 'rejected' })
  const replayed = (await choose('google', 'verified')).get('code') ?? ''
  expect(await providers.google.exchange(replayed, { ...question, nonce: 'another' })).toEqual({ kind: 'unavailable' })
  const forged = (await choose('google', 'verified')).get('code') ?? ''
  await tell('mode', { mode: 'forged' })
  expect(await openProviders().google.exchange(forged, question)).toEqual({ kind: 'unavailable' })
})

test('AUTH-13 a code of facebook is worth an identity once; a provider that is down says nothing', async () => {
  const code = (await choose('facebook', 'without-email')).get('code') ?? ''
  const verdict = await providers.facebook.exchange(code, question)
  expect(verdict).toMatchObject({ kind: 'verified', identity: { provider: 'facebook' } })
  expect(verdict).not.toHaveProperty('identity.email')
  expect(await providers.facebook.exchange(code, question)).toEqual({ kind: 'rejected' })
  expect((await choose('facebook', 'none')).get('error')).toBe('access_denied')
  await tell('mode', { mode: 'down' })
  const restarted = openProviders()
  expect(await restarted.google.authorizationUrl(question)).toBeUndefined()
  expect(await restarted.facebook.exchange('some-code', question)).toEqual({ kind: 'unavailable' })
})
