import { randomUUID } from 'node:crypto'
import { COOKIES } from '@shop/domain/cookie'
import { expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aShopper, everythingStored, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware

function contentOf(setCookie: string | undefined): Record<string, string | number> {
  const [, value] = new RegExp(`^${COOKIES.session.name}=([^;]+);`).exec(setCookie ?? '') ?? []
  return JSON.parse(decodeURIComponent(value ?? 'null'))
}

async function postWith(cookie: string, operation: string, params: object = {}) {
  return send(middleware, {
    method: 'POST',
    url: `/new-ct/${operation}`,
    headers: { host: 'sk.localhost', 'content-type': 'application/json', cookie },
    payload: JSON.stringify([params]),
  })
}

test('COOK-02, AUTH-04 the first operation that needs an owner sets the token cookie, ending with the stored session', async () => {
  const shopper = aShopper(middleware)
  const { setCookies, headers } = await shopper.post('createCart', [])
  expect(setCookies).toHaveLength(1)
  const [, ...attributes] = setCookies[0]?.split('; ') ?? []
  const content = contentOf(setCookies[0])
  const [session] = await engine.db.selectFrom('session').selectAll().execute()
  expect(attributes.sort()).toEqual([
    `Expires=${new Date(session?.expires_at ?? 0).toUTCString()}`,
    'HttpOnly',
    'Path=/',
    'SameSite=Strict',
    'Secure',
  ])
  expect(content.expires_at).toBe(Date.parse(session?.expires_at ?? ''))
  expect(content.scope).toMatch(new RegExp(` anonymous_id:${session?.anonymous_id}$`))
  expect(Buffer.from(session?.token_hash ?? '').toString('base64url')).not.toBe(content.access_token)
  expect(headers['cache-control']).toBe('no-store')
})

test('a session that exists is used, and its cookie not set again', async () => {
  const shopper = aShopper(middleware)
  await shopper.post('createCart', [])
  const sessions = await engine.db.selectFrom('session').select('id').execute()
  for (const operation of ['createCart', 'getMe', 'isLoggedIn', 'getOrders']) {
    expect((await shopper.post(operation, [])).setCookies).toEqual([])
  }
  expect(await engine.db.selectFrom('session').select('id').execute()).toEqual(sessions)
})

test('COOK-02 looking makes no session and sets no cookie', async () => {
  const before = await everythingStored(engine)
  const shopper = aShopper(middleware)
  for (const [operation, params] of [
    ['getMe', { customer: true }],
    ['isLoggedIn', {}],
    ['getOrders', {}],
    ['getProduct', {}],
    ['getCategory', { acceptLanguage: ['sk'] }],
    ['getStores', {}],
    ['getInventory', { sku: PRESS }],
    ['getShippingMethodsWithoutId', {}],
  ] as const) {
    const { status, setCookies } = await shopper.post(operation, [params])
    expect({ operation, status, setCookies }).toEqual({ operation, status: 200, setCookies: [] })
  }
  expect(await everythingStored(engine)).toEqual(before)
})

test('API-05, AUTH-05 isLoggedIn is told by the stored session, not by what a cookie says', async () => {
  const shopper = aShopper(middleware)
  await shopper.post('createCart', [])
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: false })
  const forged = contentOf(`${shopper.cookie};`)
  forged.scope = `view_published_products customer_id:${randomUUID()}`
  const { body } = await postWith(`${COOKIES.session.name}=${encodeURIComponent(JSON.stringify(forged))}`, 'isLoggedIn')
  expect(body).toEqual({ data: { isLoggedIn: false } })

  const anonymousId = /anonymous_id:(.+)$/.exec(String(contentOf(`${shopper.cookie};`).scope))?.[1] ?? ''
  const customerId = randomUUID()
  await engine.db
    .insertInto('customer')
    .values({ id: customerId, email: 'jana@example.org', password_hash: null, document: '{}' })
    .execute()
  await engine.db.updateTable('session').set({ customer_id: customerId }).where('anonymous_id', '=', anonymousId).execute()
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
})

test('COOK-02 a session that was prolonged prolongs its cookie', async () => {
  const shopper = aShopper(middleware)
  await shopper.post('createCart', [])
  const { access_token: token, scope } = contentOf(`${shopper.cookie};`)
  const anonymousId = /anonymous_id:(.+)$/.exec(String(scope))?.[1] ?? ''
  const soon = new Date(Date.now() + 24 * 3_600_000).toISOString()
  await engine.db
    .updateTable('session')
    .set({ token_expires_at: soon, expires_at: soon })
    .where('anonymous_id', '=', anonymousId)
    .execute()
  const { setCookies } = await shopper.post('getMe', [])
  const content = contentOf(setCookies[0])
  expect(content.access_token).toBe(token)
  expect(content.expires_at).toBeGreaterThan(Date.parse(soon))
})

test('an expired, an unknown and a foreign cookie open no session', async () => {
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  const { scope } = contentOf(`${shopper.cookie};`)
  const cookies = [
    `${COOKIES.session.name}=garbage`,
    `${COOKIES.session.name}=${encodeURIComponent(JSON.stringify({ access_token: 'x'.repeat(43), expires_at: 1, scope }))}`,
    `${COOKIES.session.name}=${encodeURIComponent(JSON.stringify({ access_token: "' or 1=1 --", expires_at: 1, scope }))}`,
  ]
  for (const cookie of cookies)
    expect((await postWith(cookie, 'getMe')).body).toEqual({ data: { me: { activeCart: null, customer: null } } })

  const anonymousId = /anonymous_id:(.+)$/.exec(String(scope))?.[1] ?? ''
  const past = '2020-01-01T00:00:00.000Z'
  await engine.db
    .updateTable('session')
    .set({ created_at: '2019-01-01T00:00:00.000Z', token_expires_at: past, expires_at: past })
    .where('anonymous_id', '=', anonymousId)
    .execute()
  expect((await shopper.do('getMe', {})).me.activeCart).toBeNull()
  expect((await shopper.do('createCart', {})).cart.id).not.toBe(cart.id)
})

test('a session of one store opens nothing in another', async () => {
  const shopper = aShopper(middleware, 'sk.localhost')
  await shopper.do('createCart', {})
  const elsewhere = await send(middleware, {
    method: 'POST',
    url: '/new-ct/createCart',
    headers: { host: 'de.localhost', 'content-type': 'application/json', cookie: shopper.cookie },
    payload: '[]',
  })
  expect(elsewhere.setCookies).toHaveLength(1)
  expect(contentOf(elsewhere.setCookies[0]).access_token).not.toBe(contentOf(`${shopper.cookie};`).access_token)
})
