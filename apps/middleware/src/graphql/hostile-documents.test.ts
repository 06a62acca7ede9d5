import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSignedInShopper } from '../customer/signed-in.fixtures.ts'
import { everythingStored, openTestMiddleware, send } from '../middleware.fixtures.ts'
import { sendGraphql } from './graphql.fixtures.ts'

const middleware = await openTestMiddleware()
const { shopper } = await aSignedInShopper(middleware)
const before = await everythingStored(middleware.engine)

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
/** Fragments of which each spreads the one before twice: 2^29 fields when they are put in place. */
const LAUGHS = `{ me { ...f29 } } fragment f0 on Me { activeCart { id } } ${times(29, i => `fragment f${i + 1} on Me { ...f${i} ...f${i} }`)}`

describe('a document that asks for too much', () => {
  test.each([
    ['nested deeper than 10', `{ me { ${'activeCart { '.repeat(10)} id ${'} '.repeat(11)} }`],
    ['with more than 50 fields', `{ me { customer { ${times(50, i => `a${i}: email`)} } } }`],
    ['with more than 50 roots', `{ ${times(51, i => `a${i}: me { __typename }`)} }`],
    ['with fragments that multiply', LAUGHS],
    ['with fragments in a circle', '{ me { ...a } } fragment a on Me { ...b } fragment b on Me { ...a }'],
    ['with a fragment that contains itself', '{ me { ...a } } fragment a on Me { ...a }'],
    ['with an introspection under many names', `{ ${times(20, i => `a${i}: __schema { types { fields { name } } }`)} }`],
    [
      'with aliases inside of an introspection',
      `{ __schema { types { ${times(80, i => `a${i}: fields { name description }`)} } } }`,
    ],
    ['in many operations', times(30, i => `query q${i} { me { customer { id } } }`)],
  ])('API-43 %s is refused before anything is read', async (_what, query) => {
    const { status, body } = await sendGraphql(middleware, { query, operationName: 'q0' }, shopper)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { errors: [{ extensions: { code: 'QueryComplexityLimitExceeded' } }] },
    })
    expect(body).not.toHaveProperty('data')
  })

  test('API-43 a document within the limits is answered', async () => {
    const fields = times(45, i => `a${i}: email`)
    expect((await sendGraphql(middleware, { query: `{ me { customer { ${fields} } } }` }, shopper)).body).not.toHaveProperty(
      'errors',
    )
  })
})

describe('a document no client would send in good faith', () => {
  test.each([
    '{',
    '}',
    'x',
    '\u0000',
    '\ud800',
    '"',
    '"""',
    '#',
    '{ me',
    '{ me { customer } }',
    '{ nothing }',
    '{ me { customer { passwordHash } } }',
    '{ me(id: 1) { customer { id } } }',
    '{ me { orders(limit: 2147483648) { total } } }',
    '{ me { orders(limit: -1) { total } } }',
    '{ me { orders(limit: 101) { total } } }',
    '{ me { orders(sort: __proto__) { total } } }',
    '{ constructor }',
    '{ __proto__ }',
    'query q($a: Int = $a) { me { orders(limit: $a) { total } } }',
    'query q($a: [[[[Int]]]]) { me { orders(limit: $a) { total } } }',
    'query q { me { customer { id } } } query q { me { customer { id } } }',
    'query a { me { customer { id } } } query b { me { customer { id } } }',
    'subscription { me { customer { id } } }',
    'mutation { me { customer { id } } }',
    'type Query { evil: String }',
    'extend type Query { evil: String }',
    '{ me @skip(if: "x") { customer { id } } }',
    `{ me ${'@include(if: true) '.repeat(150)} { customer { id } } }`,
    '{ me { customer { id } } ...missing }',
    'fragment a on Me { customer { id } }',
    `{a(x:${'['.repeat(9000)}`,
    '{a'.repeat(3000),
    `{ me { orders(limit: ${'9'.repeat(9000)}) { total } } }`,
    'mutation { updateCustomer(version: 1, actions: []) { id } }',
    'mutation { updateCustomer(version: 1, actions: [{}]) { id } }',
    'mutation { updateCustomer(version: 1, actions: [null]) { id } }',
    'mutation { updateCustomer(version: "1", actions: [{setVatId: {}}]) { id } }',
    'mutation { updateCustomer(version: 1.5, actions: [{setVatId: {}}]) { id } }',
    'mutation { updateCustomer(version: 1e99, actions: [{setVatId: {}}]) { id } }',
    'mutation { updateCustomer(version: {a: 1}, actions: [{setVatId: {}}]) { id } }',
    'mutation { updateCustomer(version: 1, storeKey: {key: "sk"}, actions: [{setVatId: {}}]) { id } }',
    'mutation { updateCustomer(version: 1, actions: [{setVatId: {vatId: "a", __proto__: {}}}]) { id } }',
    'mutation { updateCustomer(version: 1, actions: [{setVatId: {vatId: "\\u0000"}}]) { id } }',
    `mutation { updateCustomer(version: 1, actions: [${'{setVatId:{}}'.repeat(21)}]) { id } }`,
    'mutation { updateCustomer(version: 1, actions: [{setVatId: {}, setFirstName: {firstName: "x"}}]) { id } }',
    'mutation { updateCustomer(version: 1, actions: [{setPassword: {password: "x"}}]) { id } }',
    'mutation { updateCustomer(version: 1, actions: [{setLocale: {locale: "xx"}}]) { id } }',
    'mutation { updateCustomer(version: 1, actions: [{setLocale: {locale: ["sk-SK"]}}]) { id } }',
  ])('API-43 is answered with errors, and changes nothing: %j', async query => {
    const { status, body } = await sendGraphql(middleware, { query }, shopper)
    expect(status).toBe(200)
    expect(body.errors?.length).toBeGreaterThan(0)
    for (const error of body.errors ?? []) {
      expect(error.extensions?.code).toMatch(/^[A-Z][A-Za-z]+$/)
      expect(error.message.length).toBeLessThanOrEqual(200)
    }
    expect(await everythingStored(middleware.engine)).toEqual(before)
  })
})

test('API-43 fields that a caller calls as the lines of a cart are answered as they are', async () => {
  const query = '{ cart: me { lineItems: __typename } order: me { lineItems: __typename } }'
  const { status, body } = await sendGraphql(middleware, { query }, shopper)
  expect({ status, body }).toEqual({
    status: 200,
    body: { data: { cart: { lineItems: 'Me' }, order: { lineItems: 'Me' } } },
  })
})

describe('a body that is no GraphQL request', () => {
  const QUERY = '{ me { customer { id } } }'
  test.each([
    '',
    'null',
    '[]',
    '"text"',
    '{',
    '{}',
    '{"query":1}',
    '{"query":""}',
    '{"query":["{me}"]}',
    `[{"query":"${QUERY}"}]`,
    `{"query":"${QUERY}","surplus":1}`,
    `{"query":"${QUERY}","variables":[]}`,
    `{"query":"${QUERY}","variables":"{}"}`,
    `{"query":"${QUERY}","operationName":{}}`,
    `{"query":"${'x'.repeat(10_001)}"}`,
    `{"query":"${QUERY}","variables":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`,
  ])('API-43 is refused with 400: %j', async payload => {
    const answer = await sendGraphql(middleware, payload, shopper)
    expect(answer).toMatchObject({
      status: 400,
      body: { statusCode: 400, errors: [{ code: expect.stringMatching(/^Invalid/) }] },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('API-43 of more than 64 KiB, of another type or method is refused as for an operation', async () => {
    const large = JSON.stringify({ query: QUERY, variables: { a: 'x'.repeat(66_000) } })
    expect((await sendGraphql(middleware, large, shopper)).status).toBe(413)
    const host = 'sk.localhost'
    const asked = { method: 'GET', url: `/graphql?query=${encodeURIComponent(QUERY)}`, headers: { host } } as const
    expect((await send(middleware, asked)).status).toBe(405)
    const form = { host, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await send(middleware, { method: 'POST', url: '/graphql', headers: form, payload: `query=${QUERY}` })).status).toBe(
      415,
    )
  })
})

describe('whatever comes', () => {
  const words = fc.constantFrom(
    ...[
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      ':',
      '!',
      '$',
      '@',
      '...',
      'on',
      'me',
      'customer',
      'orders',
      'id',
      'limit',
      '1',
      '"x"',
      'null',
    ],
    ...['query', 'mutation', 'fragment', 'updateCustomer', 'version', 'actions', 'setVatId', '__typename', '__schema', 'types'],
  )

  test('API-43 no document is answered 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 40 }), async parts => {
        expect((await sendGraphql(middleware, { query: `${parts.join(' ')} ` }, shopper)).status).toBeLessThan(500)
      }),
      { numRuns: 150 },
    )
  })

  test('API-43 no variable is answered 5xx or repeated', async () => {
    const query =
      'mutation u($version: Long!, $actions: [CustomerUpdateAction!]!, $storeKey: KeyReferenceInput) { updateCustomer(version: $version, actions: $actions, storeKey: $storeKey) { id } }'
    const secret = 'canary-4711'
    const anything = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constant(secret))
    const action = fc.dictionary(fc.constantFrom('setVatId', 'changeEmail', 'addAddress', 'removeAddress', 'nothing'), anything)
    const variables = fc.record({
      version: fc.oneof(fc.constant(7), anything),
      actions: fc.oneof(fc.array(action, { maxLength: 3 }), anything),
      storeKey: fc.oneof(fc.constant('sk'), anything),
    })
    await fc.assert(
      fc.asyncProperty(variables, async values => {
        const { status, body } = await sendGraphql(middleware, { query, variables: values }, shopper)
        expect(status).toBeLessThan(500)
        expect(JSON.stringify(body)).not.toContain(secret)
      }),
      { numRuns: 150 },
    )
    expect(await everythingStored(middleware.engine)).toEqual(before)
  })
})

test('A6 the log names the codes of GraphQL errors and nothing that was asked', async () => {
  await sendGraphql(middleware, { query: '{ canary0815 }' }, shopper)
  const lines = middleware.logLines.join()
  expect(lines).toContain('"operation":"graphql"')
  expect(lines).toContain('"codes":["SemanticError"]')
  expect(lines).not.toContain('canary0815')
})
