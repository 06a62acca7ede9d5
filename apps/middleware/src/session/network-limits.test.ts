import { randomUUID } from 'node:crypto'
import { COOKIES } from '@shop/domain/cookie'
import { expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { openTestMiddleware, send, type TestAnswer } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { db } = middleware.engine

/** Calls as a browser does through the storefront, which tells the address it comes from. */
function call(operation: string, params: object, clientAddress: string, cookie?: string): Promise<TestAnswer> {
  return send(middleware, {
    method: 'POST',
    url: `/new-ct/${operation}`,
    headers: {
      host: 'sk.localhost',
      'content-type': 'application/json',
      'x-forwarded-for': clientAddress,
      ...(cookie ? { cookie } : {}),
    },
    payload: JSON.stringify([params]),
  })
}

const sessions = async () => (await db.selectFrom('session').select('id').execute()).length

test('AUTH-17 a network begins 60 sessions a minute, then 429 says when to come back, and those who have one shop on', async () => {
  let host = 0
  const anyHost = () => `2001:db8:1:2::${(++host).toString(16)}`
  const first = await call('createCart', {}, anyHost())
  for (let visitor = 1; visitor < 60; visitor++) expect((await call('createCart', {}, anyHost())).status).toBe(200)
  const before = await sessions()
  const refused = await call('createCart', {}, anyHost())
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'TooManyRequests' }] }, setCookies: [] })
  const retryAfter = Number(refused.headers['retry-after'])
  expect(retryAfter).toSatisfy(seconds => seconds >= 1 && seconds <= 60)
  expect(refused.body).toMatchObject({ errors: [{ retryAfterSeconds: retryAfter }] })
  expect(await sessions()).toBe(before)
  const cookie = first.setCookies.find(value => value.startsWith(COOKIES.session.name))?.split(';')[0]
  const { id, version } = (first.body as { data: { cart: { id: string; version: number } } }).data.cart
  const added = await call('addToCart', { id, version, product: { sku: PRESS }, quantity: 1 }, anyHost(), cookie)
  expect(added.status).toBe(200)
  expect((await call('createCart', {}, '2001:db8:1:3::1')).status).toBe(200)
})

test('AUTH-05 what a visitor without cookies reads begins no session', async () => {
  const before = await sessions()
  for (const operation of ['getMe', 'getStores', 'isLoggedIn', 'getProduct', 'getOrders', 'getCategory']) {
    const params = operation === 'getCategory' ? { acceptLanguage: ['sk'] } : {}
    const { status, setCookies } = await call(operation, params, '192.0.2.1')
    expect({ operation, status, setCookies }).toEqual({ operation, status: 200, setCookies: [] })
  }
  expect(await sessions()).toBe(before)
})

test('A4 a network registers 30 times an hour, whether the addresses are known or not', async () => {
  const password = 'Strong-sword-7'
  const register = (email: string, clientAddress: string) =>
    call(
      'customerSignMeUp',
      { email, password, firstName: 'Jana', lastName: 'Nová', locale: 'sk-SK', custom: { customerType: 'private' } },
      clientAddress,
    )
  const known = `${randomUUID()}@example.org`
  expect((await register(known, '192.0.2.9')).status).toBe(200)
  for (let time = 1; time < 30; time++) await register(known, '192.0.2.9')
  for (const email of [known, `${randomUUID()}@example.org`]) {
    const refused = await register(email, '192.0.2.9')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toSatisfy(seconds => seconds >= 1 && seconds <= 3600)
  }
  expect((await register(`${randomUUID()}@example.org`, '192.0.2.10')).status).toBe(200)
})

test('A4 a network asks for 30 new passwords an hour, whether the addresses are known or not', async () => {
  const ask = (clientAddress: string) =>
    call('customerResetPassword', { email: `${randomUUID()}@example.org`, locale: 'sk-SK' }, clientAddress)
  for (let time = 0; time < 30; time++) expect((await ask('192.0.2.20')).status).toBe(200)
  expect((await ask('192.0.2.20')).status).toBe(429)
  const token = { tokenValue: 'A'.repeat(43), newPassword: 'Strong-sword-7' }
  expect((await call('customerResetPassword', token, '192.0.2.20')).status).toBe(429)
  expect((await ask('192.0.2.21')).status).toBe(200)
})
