import { createShopClient } from '@shop/contract'
import { expect, test } from 'vitest'
import { PRESS } from './catalogue.fixtures.ts'
import { aShopper, openTestMiddleware, send } from './middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const shopper = aShopper(middleware)
const { cart } = await shopper.do('createCart', {})
const { id } = cart
const { version, lineItems } = (
  await shopper.do('addToCart', { id, version: cart.version, product: { sku: PRESS }, quantity: 1 })
).cart
const lineItem = { id: lineItems[0]?.id ?? '' }

const host = 'sk.localhost'

test.each<[string, string, readonly unknown[], string?]>([
  ['a result', 'getProduct', [{ skus: [PRESS] }, 'product-details']],
  ['a result without params', 'isLoggedIn', []],
  ['a cart', 'getMe', [{}]],
  ['the shipping methods', 'getShippingMethodsWithoutId', [{}]],
  ['a parameter that is not there', 'getCategory', [{ acceptLanguage: ['sk'], slug: undefined }]],
  ['a date in place of a text', 'getCategory', [{ acceptLanguage: ['sk'], slug: new Date(0) }]],
  ['an unknown operation', 'nothing', [{}]],
  ['an inherited name', 'constructor', [{}]],
  ['a wrong type', 'getProduct', [{ limit: '5' }]],
  ['a number that JSON does not know', 'getProduct', [{ limit: Number.NaN }]],
  ['an unknown custom query', 'getProduct', [{}, 'all']],
  ['an older version', 'updateCartQuantity', [{ id, version: 1, lineItem, quantity: 3 }]],
  ['another shopper’s cart', 'deleteCart', [{ id: '9d0c3c1e-52a5-4f2b-8a3e-3d8a1c0b6e55', version: 1 }]],
  ['too much', 'isLoggedIn', [{ a: 'x'.repeat(70_000) }]],
  ['an unknown host', 'isLoggedIn', [{}], 'evil.example'],
])('%s is answered by a direct call as over HTTP', async (_case, operation, payload, from = host) => {
  const { cookie } = shopper
  const direct = await middleware.transport({ operation, payload, host: from, ...(cookie ? { cookie } : {}) })
  const http = await send(middleware, {
    method: 'POST',
    url: `/new-ct/${operation}`,
    headers: { host: from, 'content-type': 'application/json', cookie },
    payload: JSON.stringify(payload),
  })
  const tags = http.headers['cache-tag'] === undefined ? {} : { cacheTags: String(http.headers['cache-tag']).split(',') }
  const { status, body, setCookies } = http
  expect(JSON.parse(JSON.stringify(direct))).toEqual({ status, body, setCookies, ...tags })
})

test('COOK-02 a direct call opens a session and hands out its cookie as HTTP does', async () => {
  const response = await middleware.transport({ operation: 'createCart', payload: [{}], host })
  expect(response.status).toBe(200)
  expect(response.setCookies).toHaveLength(1)
  expect(response.setCookies[0]).toMatch(
    /^vsf-commercetools-token=[^;]+; Path=\/; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test('API-47 the client of the contract works over it, refusals included', async () => {
  let cookie = shopper.cookie ?? ''
  const client = createShopClient(middleware.transport, { host, cookie, onSetCookie: value => (cookie = value) })
  expect((await client.call('createCart', {})).cart.id).toBe(id)
  const refused = client.call('updateCartQuantity', { id, version: 1, lineItem, quantity: 3 })
  await expect(refused).rejects.toMatchObject({ statusCode: 409, currentVersion: version, operation: 'updateCartQuantity' })
})

test('direct calls and HTTP calls on one cart wait for each other: all succeed', async () => {
  const { cookie = '' } = shopper
  const params = { id, version, product: { sku: PRESS }, quantity: 1 }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? shopper.post('addToCart', [params])
        : middleware.transport({ operation: 'addToCart', payload: [params], host, cookie }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect((await shopper.do('getMe', {})).me.activeCart).toMatchObject({ version: version + 20, totalLineItemQuantity: 21 })
})

test('a caller who has left gets no answer', async () => {
  const gone = new AbortController()
  gone.abort(new Error('the shopper left'))
  await expect(middleware.transport({ operation: 'isLoggedIn', payload: [{}], host, signal: gone.signal })).rejects.toThrow(
    'the shopper left',
  )
})
