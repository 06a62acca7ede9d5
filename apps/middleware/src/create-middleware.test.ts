import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { openApiDocument } from '@shop/contract/openapi'
import { describe, expect, test } from 'vitest'
import { start } from '../start.ts'
import { admissionLimitsFor } from './admission/admission.ts'
import { PRESS } from './catalogue.fixtures.ts'
import { createMiddleware } from './create-middleware.ts'
import { ADDRESS, aShopper, openTestMiddleware, send, upstreamSettingsOf } from './middleware.fixtures.ts'

const settings = {
  poolSize: 4,
  databaseWaitMs: 2000,
  port: 0,
  bindHost: '127.0.0.1',
  trustedProxies: ['loopback'],
  ordersSite: { localPort: 3100 },
  unlimitedNetworks: new Set<string>(),
  localShopPort: 3000,
  ...upstreamSettingsOf(),
  logLevel: 'silent',
  drainMs: 0,
} as const

describe('a middleware with its database', () => {
  test('is alive and ready until it is stopped, and answers no one afterwards', async () => {
    const middleware = await openTestMiddleware()
    expect(await send(middleware, { url: '/healthz' })).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await send(middleware, { url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ready' } })
    await middleware.stop()
    const answer = await middleware.transport({ operation: 'isLoggedIn', payload: [{}], host: 'sk.localhost' })
    expect(answer).toMatchObject({ status: 503, body: { errors: [{ code: 'OverCapacity' }] } })
  })

  test('is not ready while the shop has no stores', async () => {
    const middleware = await openTestMiddleware({ isEmpty: true })
    expect((await send(middleware, { url: '/readyz' })).status).toBe(503)
    expect((await send(middleware, { url: '/healthz' })).status).toBe(200)
  })

  test('is alive but not ready while the database waits for a migration of this release', async () => {
    const middleware = await openTestMiddleware()
    await middleware.engine.db.deleteFrom('kysely_migration' as never).execute()
    expect(await send(middleware, { url: '/readyz' })).toMatchObject({ status: 503, body: { status: 'not ready' } })
    expect((await send(middleware, { url: '/healthz' })).status).toBe(200)
  })

  test('API-02 shows the reference of its operations', async () => {
    const middleware = await openTestMiddleware()
    const { status, body, headers } = await send(middleware, { url: '/openapi.json' })
    expect(status).toBe(200)
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('finishes a call that is under way when it is stopped', async () => {
    const { databaseUrl } = await openTestMiddleware()
    const running = await start({ ...settings, databaseUrl })
    const call = httpRequest(`${running.address}/new-ct/createCart`, {
      method: 'POST',
      headers: { host: 'sk.localhost', 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' },
    })
    call.flushHeaders()
    await once(call, 'continue')
    const stopping = running.stop()
    call.end('[]')
    const [response] = await once(call, 'response')
    expect(response.statusCode).toBe(200)
    expect(response.headers.connection).toBe('close')
    response.resume()
    await stopping
    await expect(fetch(`${running.address}/healthz`)).rejects.toThrow()
  })
})

describe('a middleware without its database', () => {
  test('is alive, not ready, and asks to try again later', async () => {
    const middleware = createMiddleware({ ...settings, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' })
    expect((await send(middleware, { url: '/healthz' })).status).toBe(200)
    expect((await send(middleware, { url: '/readyz' })).status).toBe(503)
    const answer = await aShopper(middleware).post('getStores', [])
    expect(answer).toMatchObject({ status: 503, body: { statusCode: 503, errors: [{ code: 'OverCapacity' }] } })
    expect(answer.headers['retry-after']).toBe('2')
    // What needs no database is still answered.
    expect((await aShopper(middleware).post('getShippingMethodsWithoutId', [])).status).toBe(200)
    await middleware.stop()
  })
})

describe('a full shop', () => {
  test('says so at once instead of letting callers wait', async () => {
    const middleware = await openTestMiddleware({ limits: { ...admissionLimitsFor(4), maxPending: 1 } })
    const shoppers = Array.from({ length: 5 }, () => aShopper(middleware))
    const answers = await Promise.all(shoppers.map(shopper => shopper.post('createCart', [{}])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503, 503, 503, 503])
    expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('2')
  })

  test('refuses while more waits than it can do in time, and no one any more once that is done', async () => {
    const limits = { ...admissionLimitsFor(4), maxPending: 3, maxWaitMs: 600_000 }
    const middleware = await openTestMiddleware({ limits })
    const shopper = aShopper(middleware)
    const { id, version } = (await shopper.do('createCart', {})).cart
    const add = () => shopper.post('addToCart', [{ id, version, product: { sku: PRESS }, quantity: 1 }])
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const holding = middleware.engine.db.transaction().execute(async transaction => {
      await transaction.selectFrom('cart').select('id').where('id', '=', id).forUpdate().execute()
      hold()
      await released
    })
    await held
    const begun = Array.from({ length: limits.maxPending }, add)
    // Refused at once: what was begun cannot end before the row is free.
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await add()).toMatchObject({ status: 503, headers: { 'retry-after': '2' } })
    release()
    await holding
    expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(begun.map(() => 200))
    for (let attempt = 0; attempt < 20; attempt++) expect((await add()).status).toBe(200)
  })

  test('an operation beyond its deadline is answered 503, and the cart is free again afterwards', async () => {
    const patient = await openTestMiddleware()
    const shopper = aShopper(patient)
    const { id, version } = (await shopper.do('createCart', {})).cart
    const logLines: string[] = []
    const hasty = createMiddleware(
      { ...settings, logLevel: 'info', databaseUrl: patient.databaseUrl },
      { deadlineMs: 50, logStream: { write: line => logLines.push(line) } },
    )
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: held, resolve: hold } = Promise.withResolvers<void>()
    const holding = patient.engine.db.transaction().execute(async transaction => {
      await transaction.selectFrom('cart').select('id').where('id', '=', id).forUpdate().execute()
      hold()
      await released
    })
    await held
    const params = { id, version, product: { sku: PRESS }, quantity: 1 }
    const answer = await hasty.transport({
      operation: 'addToCart',
      payload: [params],
      host: 'sk.localhost',
      cookie: shopper.cookie ?? '',
    })
    expect(answer.status).toBe(503)
    // Given up by us, not by a time limit of the database, which would be logged as a fault.
    expect(logLines.map(line => JSON.parse(line).level)).toEqual([30])
    release()
    await holding
    await hasty.stop()
    const { cart } = await shopper.do('addToCart', params)
    expect(cart.totalLineItemQuantity).toBeGreaterThanOrEqual(1)
  })
})

test('A6 the log has no personal data, tokens or payloads, and names each call', async () => {
  const middleware = await openTestMiddleware()
  const shopper = aShopper(middleware)
  const { cart } = await shopper.do('createCart', {})
  const { id } = cart
  const { version } = (await shopper.do('addToCart', { id, version: 1, product: { sku: PRESS }, quantity: 1 })).cart
  await shopper.do('updateCart', {
    id,
    version,
    actions: [
      { action: 'setCustomerEmail', email: 'canary@example.org' },
      { action: 'setBillingAddress', address: { ...ADDRESS, lastName: 'Canaryová' } },
    ],
  })
  await shopper.post('updateCart', [
    {
      id,
      version: version + 1,
      actions: [{ action: 'setBillingAddress', address: { ...ADDRESS, lastName: 'Canaryová', postalCode: '1' } }],
    },
  ])
  await shopper.post('canary-operation', [{ canary: 'canary' }])
  await shopper.post('getProduct', [{ canary: 'canary' }])
  await send(middleware, {
    method: 'POST',
    url: '/new-ct/isLoggedIn',
    headers: { host: 'canary.example', 'content-type': 'application/json' },
  })
  const log = middleware.logLines.join('')
  const token = /access_token%22%3A%22([\w-]{43})/.exec(shopper.cookie ?? '')?.[1] ?? 'none'
  expect(log).not.toMatch(/canary/i)
  expect(log).not.toContain(token)
  expect(log).not.toContain('127.0.0.1')
  const lines = middleware.logLines.map(line => JSON.parse(line))
  expect(lines.map(({ operation, status }) => `${operation} ${status}`)).toEqual([
    'createCart 200',
    'addToCart 200',
    'updateCart 200',
    'updateCart 400',
    'unknown 404',
    'getProduct 400',
    'isLoggedIn 200',
  ])
  for (const line of lines) expect(line.reqId).toMatch(/^[\da-f-]{36}$/)
})

test('a fault is logged once, as an error with its cause', async () => {
  const middleware = await openTestMiddleware()
  await middleware.engine.db.schema.alterTable('review').renameTo('opinion').execute()
  const { status, body } = await aShopper(middleware).post('getStores', [{}, 'store-with-rating'])
  expect(status).toBe(500)
  expect(body).toEqual({
    statusCode: 500,
    message: 'Something went wrong on our side.',
    errors: [{ code: 'General', message: 'Something went wrong on our side.' }],
  })
  expect(middleware.logLines).toHaveLength(1)
  expect(JSON.parse(middleware.logLines[0] ?? '')).toMatchObject({
    level: 50,
    operation: 'getStores',
    error: { sqlState: '42P01' },
  })
})
