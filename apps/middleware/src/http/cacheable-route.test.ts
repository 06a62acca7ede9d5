import { errorEnvelope, type OperationName, operationQueryOf } from '@shop/contract'
import { OPERATIONS } from '@shop/contract/operations'
import { setStock } from '@shop/engine/inventory'
import { setPrice } from '@shop/engine/product'
import { rewriteTexts } from '@shop/engine/testing'
import { describe, expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const { engine } = middleware
const names = Object.keys(OPERATIONS) as OperationName[]
const cacheable = names.filter(name => OPERATIONS[name].isCacheable)

function get(url: string, headers: Record<string, string> = {}) {
  return send(middleware, { method: 'GET', url, headers: { host: 'sk.localhost', ...headers } })
}

/** The GET twin of an operation's example. */
function twinOf(name: OperationName): string {
  const example = OPERATIONS[name].example
  return `/new-ct/${name}?${operationQueryOf(example.params, 'customQuery' in example ? example.customQuery : undefined)}`
}

test('API-23, API-24, API-27, API-31, SHIP-11 what everybody sees alike can be read by GET', () => {
  expect(cacheable).toEqual(
    expect.arrayContaining(['getProduct', 'getCategory', 'getStores', 'getShippingMethodsWithoutId'] satisfies OperationName[]),
  )
})

describe.each(cacheable)('API-03 GET %s', name => {
  test('answers what POST answers to a visitor without session', async () => {
    const example = OPERATIONS[name].example
    const payload = 'customQuery' in example ? [example.params, example.customQuery] : [example.params]
    const posted = await aShopper(middleware).post(name, payload)
    const read = await get(twinOf(name))
    expect(read.body).toEqual(posted.body)
    expect(read.status).toBe(200)
  })

  test('may be stored by any cache and revalidated by its tag', async () => {
    const { headers, status } = await get(twinOf(name))
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/)
    expect(headers.vary).toBe('Host, X-Forwarded-Host, Accept-Encoding')
    const etag = String(headers.etag)
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(twinOf(name), { 'if-none-match': held })
      expect(again, held).toMatchObject({ status: 304, body: undefined })
      expect(again.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'], vary: headers.vary })
    }
    for (const other of ['"other"', etag.slice(1, -1), ''])
      expect((await get(twinOf(name), { 'if-none-match': other })).status, other).toBe(200)
  })

  test('answers HEAD with the headers of GET', async () => {
    const { headers } = await get(twinOf(name))
    const head = await middleware.server.inject({ method: 'HEAD', url: twinOf(name), headers: { host: 'sk.localhost' } })
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    for (const header of ['etag', 'cache-control', 'content-type', 'content-length', 'vary'])
      expect(head.headers[header], header).toBe(headers[header])
  })
})

describe.each(names.filter(name => !OPERATIONS[name].isCacheable))('API-02 %s', name => {
  test('is called by POST alone', async () => {
    const { status, headers } = await get(twinOf(name))
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'POST' })
  })
})

test('an operation with a twin names the methods it has', async () => {
  const { statusCode, headers } = await middleware.server.inject({ method: 'PUT', url: '/new-ct/getProduct' })
  expect(statusCode).toBe(405)
  expect(headers.allow).toBe('GET, HEAD, POST')
})

test('A5 no cookie is read or set: with the session of a shopper the answer is the one of everybody', async () => {
  const shopper = aShopper(middleware)
  await shopper.do('createCart', {})
  await middleware.engine.db.updateTable('session').set({ expires_at: '2030-01-01T00:00:00.000Z' }).execute()
  for (const name of cacheable) {
    const plain = await get(twinOf(name))
    const personal = await get(twinOf(name), { cookie: shopper.cookie ?? '' })
    expect(personal.setCookies).toEqual([])
    expect({ body: personal.body, etag: personal.headers.etag }).toEqual({ body: plain.body, etag: plain.headers.etag })
  }
})

test('rule M3 the host selects the market, so the same address differs by host', async () => {
  const url = `/new-ct/getProduct?${operationQueryOf({ skus: [PRESS] })}`
  const slovak = await get(url)
  const czech = await get(url, { host: 'cz.localhost' })
  const forwarded = await get(url, { 'x-forwarded-host': 'cz.localhost' })
  expect(czech.headers.etag).not.toBe(slovak.headers.etag)
  expect(forwarded.headers.etag).toBe(czech.headers.etag)
})

test('SEARCH-20 a price, stock, text or category that was replaced is in no answer, however it was stored', async () => {
  const changes: readonly (readonly [OperationName, object, () => Promise<unknown>, string?])[] = [
    ['getProduct', { skus: [PRESS] }, () => setPrice(engine, { sku: PRESS, currencyCode: 'EUR', centAmount: 4242 })],
    ['getProduct', { skus: [PRESS] }, () => setStock(engine, PRESS, { available: 41 })],
    ['getProduct', { skus: [PRESS] }, () => rewriteTexts(engine, PRESS, { name: 'Lisovačka' }), 'product-details'],
    ['getCategory', { acceptLanguage: ['sk'] }, () => engine.db.updateTable('category').set({ icon: 'new' }).execute()],
    ['getComparisonProducts', { family: 'press', bware: false }, () => setStock(engine, PRESS, { available: 0 })],
  ]
  for (const [name, params, change, customQuery] of changes) {
    const url = `/new-ct/${name}?${operationQueryOf(params, customQuery)}`
    const { headers, status } = await get(url)
    expect(status, name).toBe(200)
    const held = { 'if-none-match': String(headers.etag) }
    expect((await get(url, held)).status, name).toBe(304)
    await change()
    expect((await get(url, held)).status, `${name} after a change`).toBe(200)
  }
})

test('a changed answer has another tag', async () => {
  const url = `/new-ct/getProduct?${operationQueryOf({ skus: [PRESS] })}`
  const before = String((await get(url)).headers.etag)
  await setStock(engine, PRESS, { available: 499 })
  const after = await get(url, { 'if-none-match': before })
  expect(after.status).toBe(200)
  expect(after.headers.etag).not.toBe(before)
})

test.each([
  ['an unknown key', 'params={}&utm_source=x'],
  ['a repeated key', 'params={}&params={}'],
  ['a repeated key in another spelling', 'params={}&%70arams={}'],
  ['a list', 'params[]={}'],
  ['bytes that are no UTF-8', 'params=%ff'],
  ['half an escape', 'params=%7'],
  ['params that are no JSON', 'params={slug:1}'],
  ['params that bring a second element', 'params={},"product-details"'],
  ['empty params', 'params='],
  ['null', 'params=null'],
  ['a list of params', 'params=[{}]'],
  ['an unknown field', 'params={"unknown":1}'],
  ['a wrong type', 'params={"limit":"5"}'],
  ['an unknown custom query', 'params={}&customQuery=all'],
  ['an inherited custom query', 'params={}&customQuery=constructor'],
  ['an empty custom query', 'params={}&customQuery='],
])('%s is refused and not kept', async (_case, query) => {
  const { status, body, headers } = await get(`/new-ct/getProduct?${query}`)
  expect(status).toBe(400)
  expect(errorEnvelope.parse(body).statusCode).toBe(400)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.etag).toBeUndefined()
})
