import { randomUUID } from 'node:crypto'
import { errorEnvelope } from '@shop/contract'
import { COOKIES } from '@shop/domain/cookie'
import { type RunningStandins, start as startStandins } from '@shop/standins'
import { afterAll, expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aShopper, everythingStored, openTestMiddleware, type Shopper, send } from '../middleware.fixtures.ts'

const standins: RunningStandins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
/** A machine under load must not look like a provider that does not answer. */
const outside = { totalTimeoutMs: 600_000 }
const middleware = await openTestMiddleware({ standins: standins.address, outside })
const { engine } = middleware

async function tell(path: string, body: object): Promise<{ accessToken: string }> {
  const answer = await fetch(`${standins.address}/__sandbox/login/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { accessToken: string }
}

/** A token of a new customer at a provider, for this shop. */
async function aToken(changes: object = {}): Promise<{ accessToken: string; email: string }> {
  const subject = randomUUID()
  const email = `petra-${subject}@example.org`
  return { ...(await tell('tokens', { provider: 'google', subject, email, ...changes })), email }
}

let callers = 0

interface Sent {
  readonly cookie?: string | undefined
  readonly host?: string
  readonly headers?: Record<string, string>
  readonly clientAddress?: string
  readonly to?: typeof middleware
}

/** Posts as a browser does, each time from another address, so that calls of one test do not count in others. */
function sync(body: object, { cookie, host = 'sk.localhost', headers = {}, clientAddress, to = middleware }: Sent = {}) {
  callers++
  return send(to, {
    method: 'POST',
    url: '/auth-sync',
    headers: {
      host,
      'content-type': 'application/json',
      'x-forwarded-for': clientAddress ?? `198.51.${callers >> 8}.${callers & 255}`,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    payload: JSON.stringify({ tokenType: 'Bearer', provider: 'google', sessionTtl: 86_400, ...body }),
  })
}

function cookieOf({ setCookies }: { setCookies: readonly string[] }): string {
  return setCookies.find(value => value.startsWith(`${COOKIES.session.name}=`))?.split(';')[0] ?? ''
}

function contentOf(cookie: string): Record<string, string> {
  return JSON.parse(decodeURIComponent(cookie.slice(COOKIES.session.name.length + 1)))
}

function errorOf({ status, body }: { status: number; body: unknown }): object {
  const [error] = errorEnvelope.parse(body).errors
  return { status, code: error?.code }
}

async function aFullCart(shopper: Shopper, quantity: number) {
  const { cart } = await shopper.do('createCart', {})
  return (await shopper.do('addToCart', { id: cart.id, version: cart.version, product: { sku: PRESS }, quantity })).cart
}

test('AUTH-13, AUTH-14, AUTH-15 signing in by google answers with the customer’s id, and the token cookie says who is signed in', async () => {
  const visitor = aShopper(middleware)
  const cart = await aFullCart(visitor, 2)
  const { accessToken, email } = await aToken()
  const answer = await sync({ accessToken }, { cookie: visitor.cookie })
  const { customerId } = answer.body as { customerId: string }
  expect(answer).toMatchObject({ status: 200, body: { customerId: expect.stringMatching(/^[\da-f-]{36}$/) } })
  expect(Object.keys(answer.body as object)).toEqual(['customerId'])
  expect(answer.headers['cache-control']).toBe('no-store')

  const [tokenCookie = ''] = answer.setCookies
  expect(tokenCookie).toMatch(
    new RegExp(`^${COOKIES.session.name}=[^;]+; Path=/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$`),
  )
  expect(answer.setCookies.map(value => value.split('=')[0])).toEqual([
    COOKIES.session.name,
    'vsf-customer-id',
    'vsf-customer-group',
    'vsf-device',
  ])
  expect(contentOf(cookieOf(answer)).scope).toMatch(new RegExp(` customer_id:${customerId}$`))
  const customer = aShopper(middleware, 'sk.localhost', cookieOf(answer))
  const { me } = await customer.do('getMe', { customer: true })
  expect(me.customer).toMatchObject({ id: customerId, email, locale: 'sk-SK' })
  expect(me.activeCart).toMatchObject({ id: cart.id, customerId })
  const old = aShopper(middleware, 'sk.localhost', visitor.cookie)
  expect((await old.do('getMe', {})).me.activeCart).toBeNull()
})

test('AUTH-13, AUTH-14 a call that names no provider and no lifetime means facebook and a day', async () => {
  const { accessToken } = await aToken({ provider: 'facebook', subject: String(Date.now()) })
  const answer = await sync({ accessToken, provider: undefined, sessionTtl: undefined })
  expect(answer.status).toBe(200)
  expect(Number(contentOf(cookieOf(answer)).expires_in)).toBeGreaterThan(86_400 - 600)
})

test('AUTH-14, AUTH-16 a lifetime beyond a day is a day, a shorter one is kept', async () => {
  const { accessToken } = await aToken()
  for (const [sessionTtl, kept] of [
    [31_536_000, 86_400],
    [3600, 3600],
  ] as const) {
    const seconds = Number(contentOf(cookieOf(await sync({ accessToken, sessionTtl }))).expires_in)
    expect(seconds).toBeLessThanOrEqual(kept)
    expect(seconds).toBeGreaterThan(kept - 600)
  }
})

test('AUTH-14 replayed, a call is the same customer with the same cart, and each time a new token', async () => {
  const visitor = aShopper(middleware)
  await aFullCart(visitor, 2)
  const { accessToken } = await aToken()
  const first = await sync({ accessToken }, { cookie: visitor.cookie })
  const second = await sync({ accessToken }, { cookie: cookieOf(first) })
  const stale = await sync({ accessToken }, { cookie: visitor.cookie })
  expect(second.body).toEqual(first.body)
  expect(stale.body).toEqual(first.body)
  const cookies = [first, second, stale].map(cookieOf)
  expect(new Set(cookies.map(cookie => contentOf(cookie).access_token)).size).toBe(3)
  const { me } = await aShopper(middleware, 'sk.localhost', cookies[2]).do('getMe', {})
  expect(me.activeCart?.lineItems.map(({ quantity }) => quantity)).toEqual([2])
  expect(await aShopper(middleware, 'sk.localhost', cookies[0]).do('isLoggedIn', {})).toEqual({ isLoggedIn: false })
})

test('AUTH-14 a cart of another store does not come along', async () => {
  const abroad = aShopper(middleware, 'de.localhost')
  const cart = await aFullCart(abroad, 3)
  const { accessToken } = await aToken()
  const answer = await sync({ accessToken }, { cookie: abroad.cookie })
  expect(answer.status).toBe(200)
  expect((await aShopper(middleware, 'sk.localhost', cookieOf(answer)).do('getMe', {})).me.activeCart).toBeNull()
  expect((await aShopper(middleware, 'de.localhost', abroad.cookie).do('getMe', {})).me.activeCart).toMatchObject({
    id: cart.id,
    version: cart.version,
  })
})

test('AUTH-14 a token of another app, of another provider, one that is over, or none changes nothing', async () => {
  const shopper = aShopper(middleware)
  await aFullCart(shopper, 1)
  const before = await everythingStored(engine)
  for (const body of [
    { accessToken: 'google-other-app' },
    { accessToken: 'facebook-other-app', provider: 'facebook' },
    { accessToken: 'google-verified', provider: 'facebook' },
    { accessToken: 'google-expired' },
    { accessToken: 'made-up' },
  ]) {
    const answer = await sync(body, { cookie: shopper.cookie })
    expect(answer.body).toMatchObject({ message: 'Customer login failed' })
    expect(errorOf(answer)).toEqual({ status: 400, code: 'InvalidCredentials' })
    expect(answer.setCookies).toEqual([])
  }
  expect(await everythingStored(engine)).toEqual(before)
})

test('AUTH-14 a provider that is down is a 503 that says so, and nothing changes', async () => {
  const shopper = aShopper(middleware)
  await aFullCart(shopper, 1)
  const { accessToken } = await aToken()
  const before = await everythingStored(engine)
  await tell('mode', { mode: 'down' })
  const down = await sync({ accessToken }, { cookie: shopper.cookie })
  await tell('mode', { mode: 'ok' })
  expect(errorOf(down)).toEqual({ status: 503, code: 'provider-unavailable' })
  expect(Number(down.headers['retry-after'])).toBeGreaterThan(0)
  expect(down.setCookies).toEqual([])
  expect(await everythingStored(engine)).toEqual(before)
})

test('AUTH-14 so is one that is not there', async () => {
  const alone = await openTestMiddleware({ outside })
  for (const provider of ['google', 'facebook'])
    expect(errorOf(await sync({ accessToken: 'x', provider }, { to: alone }))).toEqual({
      status: 503,
      code: 'provider-unavailable',
    })
})

test('AUTH-14 an address in use is never linked silently, only by its password, and then for good', async () => {
  const { accessToken, email } = await aToken()
  const password = 'Strong-sword-7'
  const { user } = await aShopper(middleware).do('customerSignMeUp', {
    email,
    password,
    firstName: 'Petra',
    lastName: 'Nová',
    locale: 'sk-SK',
    custom: { customerType: 'private' },
  })
  const before = await everythingStored(engine)
  const refused = await sync({ accessToken })
  expect(errorOf(refused)).toEqual({ status: 400, code: 'account-exists' })
  expect(refused.body).toMatchObject({ errors: [{ provider: 'google' }] })
  expect(errorOf(await sync({ accessToken, password: 'Wrong-sword-1' }))).toEqual({ status: 400, code: 'InvalidCredentials' })
  expect(await everythingStored(engine)).toEqual(before)
  for (const body of [{ accessToken, password }, { accessToken }])
    expect(await sync(body)).toMatchObject({ status: 200, body: { customerId: user.customer.id } })
})

test.each([
  ['google-unverified', 'google', 'unverified'],
  ['google-without-email', 'google', 'missing'],
  ['facebook-without-email', 'facebook', 'missing'],
])('AUTH-14 %s makes no account', async (accessToken, provider, problem) => {
  const answer = await sync({ accessToken, provider })
  expect(errorOf(answer)).toEqual({ status: 400, code: 'RequiredField' })
  expect(answer.body).toMatchObject({ errors: [{ field: 'email', problem }] })
})

test('AUTH-14 the 21st try from one address within a minute is a 429', async () => {
  const clientAddress = '192.0.2.99'
  for (let tries = 0; tries < 20; tries++) expect((await sync({ accessToken: 'made-up' }, { clientAddress })).status).toBe(400)
  const { accessToken } = await aToken()
  const refused = await sync({ accessToken }, { clientAddress })
  expect(errorOf(refused)).toEqual({ status: 429, code: 'TooManyRequests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await sync({ accessToken }, { clientAddress: '192.0.2.98' })).status).toBe(200)
})

test('AUTH-14 a call of another site is refused before the provider is asked', async () => {
  const { accessToken } = await aToken()
  for (const [name, site] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const)
    expect(errorOf(await sync({ accessToken }, { headers: { [name]: site } }))).toEqual({ status: 403, code: 'Forbidden' })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await sync({ accessToken }, { headers: form })).status).toBe(415)
  const read = await send(middleware, { url: '/auth-sync', headers: { host: 'sk.localhost' } })
  expect(read).toMatchObject({ status: 405, headers: { allow: 'POST' } })
})

test.each([
  { provider: 'github' },
  { provider: '__proto__' },
  { tokenType: 'Basic' },
  { accessToken: '' },
  { accessToken: 'x\r\nhost: evil.example' },
  { accessToken: 'x'.repeat(2049) },
  { sessionTtl: 0 },
  { sessionTtl: '86400' },
  { email: 'jana@example.org' },
  { password: '' },
])('AUTH-14 a body with %o is refused', async changes => {
  expect(errorOf(await sync({ accessToken: 'google-verified', ...changes }))).toEqual({ status: 400, code: 'InvalidInput' })
})

test('AUTH-14 A6 the log has neither tokens nor names nor addresses of customers who sign in', async () => {
  const { accessToken, email } = await aToken({ firstName: 'Canary' })
  await sync({ accessToken })
  await sync({ accessToken: 'canary-token' })
  const log = middleware.logLines.join('')
  expect(log).toContain('"operation":"auth-sync"')
  for (const secret of [accessToken, email, 'Canary', 'canary-token']) expect(log).not.toContain(secret)
})
