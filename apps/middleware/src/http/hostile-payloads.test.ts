import { errorEnvelope, type OperationName } from '@shop/contract'
import { OPERATIONS } from '@shop/contract/operations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRESS } from '../catalogue.fixtures.ts'
import { aShopper, everythingStored, openTestMiddleware, send } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const shopper = aShopper(middleware)
const { cart } = await shopper.do('createCart', {})
const { version } = (await shopper.do('addToCart', { id: cart.id, version: cart.version, product: { sku: PRESS }, quantity: 2 }))
  .cart
const before = await everythingStored(middleware.engine)

/** Sends a body as it is, with the session of a shopper who has a cart to lose. */
async function sendBody(operation: string, payload: string | Buffer) {
  const headers = { host: 'sk.localhost', 'content-type': 'application/json', cookie: shopper.cookie }
  return send(middleware, { method: 'POST', url: `/new-ct/${operation}`, headers, payload })
}

const NESTED = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`

/** Bodies that no operation may accept, whatever it does. */
const BODIES: readonly (string | Buffer)[] = [
  'null',
  'true',
  '0',
  '"text"',
  '[null]',
  '[[]]',
  '[[[]]]',
  '[[{}]]',
  '[{},{}]',
  '[{},7]',
  '[{},"no-such-query"]',
  '[{},"__proto__"]',
  '[{},"product-details","more"]',
  '{"__proto__":{"admin":true}}',
  '[{"__proto__":null}]',
  '[{"constructor":{"prototype":{"admin":true}}}]',
  '[{"hasOwnProperty":1}]',
  '[{"toString":"x"}]',
  '[{"":1}]',
  '[{"unknown":1}]',
  '[{"where":"1=1"}]',
  '[{"id":{"$ne":null}}]',
  '[{"id":"\' or 1=1 --","version":1}]',
  '[{"id":1,"version":"1"}]',
  '[{"id":["a"],"version":[1]}]',
  '[{"id":"\\u0000","version":1,"slug":"\\u0000"}]',
  '[{"sku":"\\ud800","slug":"\\ud800","id":"\\ud800"}]',
  '[{"limit":"10"}]',
  '[{"limit":1e400}]',
  '[{"limit":-1,"offset":-1}]',
  '[{"customer":"true","language":"xx","sku":7,"where":[],"acceptLanguage":"sk"}]',
  '{',
  '[',
  ']',
  '{"a":1,}',
  "{'a':1}",
  'NaN',
  '[{"id":01}]',
  '\u0000',
  '\ufeff\ufeff{}',
  '[{}] [{}]',
  'a=1&b=2',
  '<xml/>',
  NESTED,
  '['.repeat(60_000),
  `[{"unknown":"${'x'.repeat(60_000)}"}]`,
  JSON.stringify([{ skus: Array(5000).fill(PRESS) }]),
  Buffer.from([0x5b, 0xff, 0xfe, 0x5d]),
  Buffer.from('[{"a":"\xe9"}]', 'latin1'),
  Buffer.from('[{}]', 'utf16le'),
]

async function expectRefusal(operation: string, body: string | Buffer): Promise<void> {
  const answer = await sendBody(operation, body)
  const seen = { operation, body: body.toString().slice(0, 100), status: answer.status }
  expect(answer.status, JSON.stringify(seen)).toBeGreaterThanOrEqual(400)
  expect(answer.status, JSON.stringify(seen)).toBeLessThan(500)
  const envelope = errorEnvelope.parse(answer.body)
  expect(envelope).toMatchObject({ statusCode: answer.status, message: envelope.errors[0]?.message })
  expect(answer.setCookies).toEqual([])
  expect(answer.headers['cache-control']).toBe('no-store')
}

describe.each(Object.keys(OPERATIONS) as OperationName[])('API-03 %s', name => {
  test('refuses every body that no client would send in good faith, and changes nothing', async () => {
    for (const body of BODIES) await expectRefusal(name, body)
    expect(await everythingStored(middleware.engine)).toEqual(before)
  })

  test('refuses a wrong kind of value in every field, and changes nothing', async () => {
    for (const [field, value] of Object.entries(OPERATIONS[name].example.params)) {
      const params = {
        ...OPERATIONS[name].example.params,
        ...('version' in OPERATIONS[name].example.params ? { id: cart.id, version } : {}),
      }
      for (const wrong of [
        null,
        [[value]],
        { value },
        typeof value === 'number' ? String(value) : 7,
        1.5,
        '\u0000',
        'x'.repeat(5000),
      ]) {
        await expectRefusal(name, JSON.stringify([{ ...params, [field]: wrong }]))
      }
      await expectRefusal(name, JSON.stringify([{ ...params, [`${field} `]: value }]))
    }
    expect(await everythingStored(middleware.engine)).toEqual(before)
  })

  test('never answers 5xx, whatever JSON comes', async () => {
    const anyParams = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.record(
        Object.fromEntries(Object.keys(OPERATIONS[name].example.params).map(field => [field, fc.jsonValue({ maxDepth: 2 })])),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyParams, fc.array(anyParams, { maxLength: 3 })), async value => {
        const { status } = await sendBody(name, JSON.stringify(value))
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})

/** Longest address that Node reads; it refuses longer ones itself. */
const MAX_URL_LENGTH = 12_000

/** Sends a body as the params of a GET twin, with the session of the same shopper. */
async function sendParams(operation: string, params: string | Buffer) {
  const escaped =
    typeof params === 'string'
      ? encodeURIComponent(params.toWellFormed())
      : [...params].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const url = `/new-ct/${operation}?params=${escaped}`.slice(0, MAX_URL_LENGTH)
  return send(middleware, { method: 'GET', url, headers: { host: 'sk.localhost', cookie: shopper.cookie } })
}

describe.each((Object.keys(OPERATIONS) as OperationName[]).filter(name => OPERATIONS[name].isCacheable))(
  'API-03 GET %s',
  name => {
    test('refuses as params what no operation takes, and changes nothing', async () => {
      for (const body of BODIES) {
        const answer = await sendParams(name, body)
        const seen = { name, body: body.toString().slice(0, 100), status: answer.status }
        expect(answer.status, JSON.stringify(seen)).toBe(400)
        expect(errorEnvelope.parse(answer.body).statusCode).toBe(400)
        expect(answer.headers['cache-control']).toBe('no-store')
        expect(answer.setCookies).toEqual([])
      }
      expect(await everythingStored(middleware.engine)).toEqual(before)
    })

    test('never answers 5xx, whatever query comes, and changes nothing', async () => {
      const json = fc.jsonValue({ maxDepth: 3 }).map(value => JSON.stringify(value))
      const fields = fc
        .record(
          Object.fromEntries(Object.keys(OPERATIONS[name].example.params).map(field => [field, fc.jsonValue({ maxDepth: 2 })])),
        )
        .map(value => JSON.stringify(value))
      await fc.assert(
        fc.asyncProperty(fc.oneof(json, fields, fc.string({ unit: 'binary' })), async params => {
          expect((await sendParams(name, params)).status).toBeLessThan(500)
        }),
        { numRuns: 60 },
      )
      await fc.assert(
        fc.asyncProperty(fc.webQueryParameters(), async query => {
          const url = `/new-ct/${name}?${query}`.slice(0, MAX_URL_LENGTH)
          const { status } = await send(middleware, { method: 'GET', url, headers: { host: 'sk.localhost' } })
          expect(status).toBeLessThan(500)
        }),
        { numRuns: 60 },
      )
      expect(await everythingStored(middleware.engine)).toEqual(before)
    })
  },
)

test('rule M3 amounts, prices, owners and stores in a payload are refused, not taken', async () => {
  for (const surplus of [
    { price: { centAmount: 1 } },
    { totalPrice: { centAmount: 1, currencyCode: 'EUR' } },
    { anonymousId: cart.anonymousId },
    { customerId: cart.id },
    { store: { key: 'de' } },
    { externalPrice: { centAmount: 1 } },
  ]) {
    const { status } = await shopper.post('addToCart', [
      { id: cart.id, version, product: { sku: PRESS }, quantity: 1, ...surplus },
    ])
    expect(status).toBe(400)
  }
  expect(await everythingStored(middleware.engine)).toEqual(before)
})

test('text that only looks dangerous is text', async () => {
  for (const text of [
    "'; drop table cart; --",
    '<script>alert(1)</script>',
    '%00',
    '../../etc/passwd',
    '🛠️ ﷺ',
    '% _ \\',
    'ŽLTÝ kôň',
  ]) {
    const { products } = await shopper.do('getProduct', { where: { text } })
    expect(products.results).toEqual([])
    expect((await shopper.do('getCategory', { slug: text, acceptLanguage: ['sk'] })).categories.results).toEqual([])
  }
})
