import { randomUUID } from 'node:crypto'
import { COOKIES } from '@shop/domain/cookie'
import { issueResetToken } from '@shop/engine/customer'
import { expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { ADDRESS, aShopper, openTestMiddleware, type Shopper, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const password = 'Strong-sword-7'

function aDraft(changes: object = {}) {
  return {
    email: `jana-${randomUUID()}@example.org`,
    password,
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK' as const,
    custom: { customerType: 'company' as const, newsletter: true },
    ...changes,
  }
}

async function aCustomer(shopper: Shopper = aShopper(middleware)) {
  const draft = aDraft()
  const { customer } = (await shopper.do('customerSignMeUp', draft)).user
  return { shopper, customer, email: draft.email }
}

/** Calls with a cookie as it was, whatever a browser would have done with it. */
async function postWith(cookie: string | undefined, operation: string, params: object = {}) {
  return send(middleware, {
    method: 'POST',
    url: `/new-ct/${operation}`,
    headers: { host: 'sk.localhost', 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    payload: JSON.stringify([params]),
  })
}

function contentOf(cookie: string | undefined): Record<string, string> {
  return JSON.parse(decodeURIComponent(cookie?.slice(COOKIES.session.name.length + 1) ?? 'null'))
}

function messageOf({ status, body }: { status: number; body: unknown }) {
  const { message, errors } = body as { message: string; errors: { code: string }[] }
  return { status, message, code: errors[0]?.code }
}

test('API-15, AUTH-01, AUTH-08, ACC-11 registering signs in, hands over the cart, and keeps the chosen type', async () => {
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  await shopper.do('addToCart', { id: cart.id, version: cart.version, product: { sku: PRESS }, quantity: 2 })
  const before = shopper.cookie
  const draft = aDraft()
  const { user } = await shopper.do('customerSignMeUp', draft)
  expect(user.customer).toMatchObject({
    email: draft.email,
    firstName: 'Jana',
    lastName: 'Nová',
    locale: 'sk-SK',
    customerType: 'company',
    custom: { newsletter: false },
  })
  expect(user.cart).toMatchObject({ id: cart.id, customerId: user.customer.id, customerEmail: draft.email })
  expect(contentOf(shopper.cookie).scope).toMatch(new RegExp(` customer_id:${user.customer.id}$`))
  expect(contentOf(shopper.cookie).access_token).not.toBe(contentOf(before).access_token)
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
})

test('ACC-12 the type of customer comes in a custom field, private or company, is stored in lower case, and nothing else is', async () => {
  for (const customerType of ['private', 'company'] as const) {
    const shopper = aShopper(middleware)
    const { user } = await shopper.do('customerSignMeUp', aDraft({ custom: { customerType } }))
    expect((await shopper.do('getMe', { customer: true })).me.customer?.customerType).toBe(customerType)
    const { document } = await engine.db
      .selectFrom('customer')
      .select('document')
      .where('id', '=', user.customer.id)
      .executeTakeFirstOrThrow()
    expect(document).toMatchObject({ customerType })
  }
  for (const customerType of ['COMPANY', 'Private', 'firm', '']) {
    const { status, body } = await postWith(undefined, 'customerSignMeUp', aDraft({ custom: { customerType } }))
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'custom.customerType' }] })
  }
})

test('API-04, ENT-05, ENT-23 getMe returns the customer with name and e-mail when requested, and their cart', async () => {
  const { shopper, customer } = await aCustomer()
  const { cart } = await shopper.do('createCart', {})
  expect((await shopper.do('getMe', { customer: true })).me).toEqual({ customer, activeCart: cart })
  expect((await shopper.do('getMe', { customer: false })).me).toEqual({ customer: null, activeCart: cart })
  expect(customer).toMatchObject({ firstName: 'Jana', lastName: 'Nová', email: expect.stringContaining('@example.org') })
})

test('API-16, API-05, AUTH-01, AUTH-05 signing in brings the visitor’s cart along, and isLoggedIn tells so', async () => {
  const { customer, email } = await aCustomer()
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: false })
  const { user } = await shopper.do('customerSignMeIn', { email, password })
  expect(user).toMatchObject({ customer, cart: { id: cart.id, customerId: customer.id } })
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
})

test('AUTH-02, COOK-03 signing in sets the token, the customer id and, for a year, the loyalty group', async () => {
  const { customer, email } = await aCustomer()
  await engine.db.updateTable('customer').set({ group_key: 'tier3' }).where('id', '=', customer.id).execute()
  const { setCookies, headers } = await postWith(undefined, 'customerSignMeIn', { email, password })
  expect(setCookies.map(value => value.split('=')[0])).toEqual([
    COOKIES.session.name,
    'vsf-customer-id',
    'vsf-customer-group',
    'vsf-device',
  ])
  expect(setCookies[1]).toBe(`vsf-customer-id=${customer.id}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`)
  expect(setCookies[2]).toBe('vsf-customer-group=tier3; Max-Age=31536000; Path=/; Secure; SameSite=Lax')
  expect(headers['cache-control']).toBe('no-store')
})

test('AUTH-07, AUTH-12 A4 a wrong password and an unknown address have the same answer', async () => {
  const { email } = await aCustomer()
  const answers = [
    await postWith(undefined, 'customerSignMeIn', { email, password: 'Wrong-sword-1' }),
    await postWith(undefined, 'customerSignMeIn', { email: 'nobody@example.org', password: 'Wrong-sword-1' }),
  ]
  for (const answer of answers) {
    expect(messageOf(answer)).toEqual({ status: 400, message: 'Customer login failed', code: 'InvalidCredentials' })
    expect(answer.setCookies).toEqual([])
  }
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

test('AUTH-06 a used address is refused with nothing but that registration failed', async () => {
  const { email } = await aCustomer()
  const answer = await postWith(undefined, 'customerSignMeUp', aDraft({ email }))
  const message = 'Customer registration failed'
  expect(answer).toMatchObject({ status: 400, setCookies: [] })
  expect(answer.body).toEqual({ statusCode: 400, message, errors: [{ code: 'DuplicateField', message }] })
})

test('AUTH-09 a password without letter or number is refused as the rule words it', async () => {
  for (const weak of ['only letters', '1234567890']) {
    const answer = await postWith(undefined, 'customerSignMeUp', aDraft({ password: weak }))
    expect(messageOf(answer)).toEqual({
      status: 400,
      message: 'Password must include one letter and one number',
      code: 'InvalidField',
    })
  }
})

test('A4 the eleventh try is a 429 that says when to come back, per address of the caller', async () => {
  const { email } = await aCustomer()
  const tryFrom = (clientAddress: string, secret: string) =>
    middleware.transport({
      operation: 'customerSignMeIn',
      payload: [{ email, password: secret }],
      host: 'sk.localhost',
      clientAddress,
    })
  for (let tries = 0; tries < 10; tries++) expect((await tryFrom('192.0.2.7', 'Wrong-sword-1')).status).toBe(400)
  const refused = await tryFrom('192.0.2.7', password)
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'TooManyRequests' }] } })
  expect((await tryFrom('192.0.2.8', password)).status).toBe(200)
})

test('A4 over HTTP the address of a caller is believed from a storefront alone', async () => {
  const { email } = await aCustomer()
  const tryOver = (forwardedFor: string, remoteAddress: string) =>
    send(middleware, {
      method: 'POST',
      url: '/new-ct/customerSignMeIn',
      remoteAddress,
      headers: { host: 'sk.localhost', 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      payload: JSON.stringify([{ email, password: 'Wrong-sword-1' }]),
    })
  for (let tries = 0; tries < 10; tries++) await tryOver(`198.51.100.${tries}`, '203.0.113.9')
  const closed = await tryOver('198.51.100.77', '203.0.113.9')
  expect(closed.status).toBe(429)
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)
  expect((await tryOver('198.51.100.77', '127.0.0.1')).status).toBe(400)
})

test('API-17, AUTH-03, CHK-12 A2 after signing out every cookie is cleared, and neither secret of the session leads anywhere', async () => {
  const { shopper } = await aCustomer()
  const stolen = shopper.cookie
  const { status, body, setCookies } = await shopper.post('customerSignOut', [])
  expect({ status, body }).toEqual({ status: 200, body: { data: null } })
  const names = [
    'vsf-commercetools-token',
    'vsf-customer-group',
    'vsf-customer-id',
    'vsf-device-fingerprint',
    'vsf-shipping-address-type',
    'vsf-client-type',
  ]
  expect(setCookies.map(value => value.split('=')[0])).toEqual(names)
  for (const value of setCookies) expect(value).toMatch(/^[\w-]+=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT;/)
  expect((await postWith(stolen, 'isLoggedIn')).body).toEqual({ data: { isLoggedIn: false } })
  expect((await postWith(stolen, 'getMe', { customer: true })).body).toEqual({
    data: { me: { activeCart: null, customer: null } },
  })
  expect((await postWith(stolen, 'customerSignOut')).status).toBe(200)
})

test('A visitor who signs out keeps the cart', async () => {
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  expect((await shopper.post('customerSignOut', [])).setCookies).toEqual([])
  expect((await shopper.do('getMe', {})).me.activeCart?.id).toBe(cart.id)
})

test('API-19, ACC-07 A2 changing the password answers with the e-mail, gives a new token, and ends all others', async () => {
  const { shopper, customer, email } = await aCustomer()
  const elsewhere = aShopper(middleware)
  await elsewhere.do('customerSignMeIn', { email, password })
  const old = shopper.cookie
  const newPassword = 'Other-sword-8'
  const change = { version: customer.version, currentPassword: password, newPassword }
  expect(await shopper.do('customerChangeMyPassword', change)).toEqual({ user: { email } })
  for (const cookie of [old, elsewhere.cookie])
    expect((await postWith(cookie, 'isLoggedIn')).body).toEqual({ data: { isLoggedIn: false } })
  expect((await shopper.do('getMe', { customer: true })).me.customer).toEqual({ ...customer, version: customer.version + 1 })
  expect((await postWith(undefined, 'customerSignMeIn', { email, password })).status).toBe(400)
  expect((await postWith(undefined, 'customerSignMeIn', { email, password: newPassword })).status).toBe(200)
})

test('A2 requests that race with the change of a password use the old token at most until it is answered', async () => {
  const { shopper, customer } = await aCustomer()
  const old = shopper.cookie
  const change = { version: customer.version, currentPassword: password, newPassword: 'Other-sword-8' }
  const [changed] = await Promise.all([
    shopper.post('customerChangeMyPassword', [change]),
    ...Array.from({ length: 15 }, () => postWith(old, 'getMe', { customer: true })),
  ])
  expect(changed.status).toBe(200)
  const after = await Promise.all(Array.from({ length: 5 }, () => postWith(old, 'getMe', { customer: true })))
  for (const { body } of after) expect(body).toEqual({ data: { me: { activeCart: null, customer: null } } })
})

test('ACC-08, ACC-03 a password is changed by a signed-in customer who knows it, by no one else', async () => {
  const { shopper, customer } = await aCustomer()
  const change = { version: customer.version, currentPassword: 'Wrong-sword-1', newPassword: 'Other-sword-8' }
  expect(messageOf(await shopper.post('customerChangeMyPassword', [change]))).toEqual({
    status: 400,
    message: 'Password change failed',
    code: 'InvalidCurrentPassword',
  })
  expect(messageOf(await postWith(undefined, 'customerChangeMyPassword', change))).toEqual({
    status: 401,
    message: 'User is not authenticated',
    code: 'invalid_token',
  })
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
})

test('ACC-09 a customer who is gone has no session any more', async () => {
  const { shopper, customer } = await aCustomer()
  await engine.db.deleteFrom('customer').where('id', '=', customer.id).execute()
  expect((await shopper.do('getMe', { customer: true })).me.customer).toBeNull()
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: false })
})

test('AUTH-10, AUTH-12 A4 asking for a new password has one answer for known and unknown addresses', async () => {
  const { email } = await aCustomer()
  const answers = []
  for (const address of [email, 'nobody@example.org'])
    answers.push(await postWith(undefined, 'customerResetPassword', { email: address, locale: 'sk-SK' }))
  for (const { status, body, setCookies } of answers)
    expect({ status, body, setCookies }).toEqual({ status: 200, body: { data: { customer: null } }, setCookies: [] })
})

test('API-20, AUTH-10, AUTH-11 token and new password together set it, for this store, once', async () => {
  const { shopper, customer, email } = await aCustomer()
  const issued = await issueResetToken(engine, customer.id)
  const params = { tokenValue: issued?.token ?? '', newPassword: 'Other-sword-8', storeKey: 'sk' }
  expect((await postWith(undefined, 'customerResetPassword', { ...params, storeKey: 'de' })).status).toBe(400)
  expect((await postWith(undefined, 'customerResetPassword', { tokenValue: params.tokenValue })).status).toBe(400)
  const visitor = aShopper(middleware)
  expect(await visitor.do('customerResetPassword', params)).toEqual({ customer: { ...customer, version: customer.version + 1 } })
  expect(messageOf(await visitor.post('customerResetPassword', [params]))).toMatchObject({
    status: 400,
    code: 'ExpiredCustomerPasswordToken',
  })
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: false })
  expect((await postWith(undefined, 'customerSignMeIn', { email, password: 'Other-sword-8' })).status).toBe(200)
})

test('AUTH-08, AUTH-10 a language that the market does not speak is refused', async () => {
  for (const [operation, params] of [
    ['customerSignMeUp', aDraft({ locale: 'de-DE' })],
    ['customerResetPassword', { email: 'jana@example.org', locale: 'de-DE' }],
  ] as const)
    expect((await postWith(undefined, operation, params)).status).toBe(400)
})

test('AUTH-16 A2 a token that has run out is renewed with the refresh token of the cookie, also by a refused call', async () => {
  const { shopper, customer } = await aCustomer()
  const runOut = () =>
    engine.db
      .updateTable('session')
      .set({ created_at: '2020-01-01T00:00:00.000Z', token_expires_at: '2020-01-02T00:00:00.000Z' })
      .where('customer_id', '=', customer.id)
      .execute()
  await runOut()
  const first = contentOf(shopper.cookie)
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
  const second = contentOf(shopper.cookie)
  expect(second.access_token).not.toBe(first.access_token)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(Number(second.expires_in)).toBeLessThanOrEqual(86_400)
  await runOut()
  const refused = await shopper.post('deleteCart', [{ id: randomUUID(), version: 1 }])
  expect(refused).toMatchObject({ status: 404, setCookies: [expect.stringContaining(`${COOKIES.session.name}=`)] })
  expect(await shopper.do('isLoggedIn', {})).toEqual({ isLoggedIn: true })
})

test('A1 a customer’s cart is theirs alone: neither of the visitor before nor of another customer', async () => {
  const visitor = aShopper(middleware)
  await visitor.do('createCart', {})
  const asVisitor = visitor.cookie
  const { shopper } = await aCustomer(visitor)
  const cart = (await shopper.do('getMe', {})).me.activeCart
  const other = await aCustomer()
  const params = { id: cart?.id ?? '', version: cart?.version ?? 0, product: { sku: PRESS }, quantity: 1 }
  for (const cookie of [asVisitor, other.shopper.cookie, undefined])
    expect((await postWith(cookie, 'addToCart', params)).status).toBe(404)
  expect((await postWith(shopper.cookie, 'addToCart', params)).status).toBe(200)
})

test('A6 the log has neither addresses nor passwords nor tokens of customers', async () => {
  const shopper = aShopper(middleware)
  const email = 'canary@example.org'
  await shopper.do('customerSignMeUp', aDraft({ email, password: 'Canary-sword-7', lastName: ADDRESS.lastName }))
  await shopper.post('customerSignMeIn', [{ email, password: 'Canary-wrong-7' }])
  await shopper.post('customerResetPassword', [{ email, locale: 'sk-SK' }])
  const log = middleware.logLines.join('')
  expect(log).not.toMatch(/canary/i)
  expect(log).not.toContain(contentOf(shopper.cookie).access_token)
  expect(log).not.toContain(contentOf(shopper.cookie).refresh_token)
})
