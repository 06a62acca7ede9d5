import { consentOf } from '@shop/domain/cookie'
import { recommendationKeysOf } from '@shop/domain/recommendation'
import { computeRecommendations } from '@shop/engine/recommendation'
import { start as startStandins } from '@shop/standins'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aShopper, openTestMiddleware, type Shopper, type TestMiddleware } from '../middleware.fixtures.ts'
import { visitorCookies } from '../visitor/visitor-cookies.fixtures.ts'
import { aSoldProduct, BROWSER, importProducts, payloadOf, setUnits, skuOf } from './recommendation.fixtures.ts'

const standins = await startStandins({ port: 0, smtpPort: 0, bindHost: '127.0.0.1' })
afterAll(() => standins.stop())
const tell = (path: string, body: object) =>
  fetch(`${standins.address}/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function open(recommender: string, totalTimeoutMs = 60_000): Promise<TestMiddleware> {
  const middleware = await openTestMiddleware({ isEmpty: true, recommender, outside: { totalTimeoutMs } })
  const numbers = [1, 2, 3, 4]
  await importProducts(
    middleware.engine,
    numbers.map(number => aSoldProduct(number)),
  )
  // What the shop would say itself must not stand in for the service.
  await computeRecommendations(middleware.engine)
  return middleware
}

const middleware = await open(standins.address)
const hasty = await open(standins.address, 200)
const alone = await open('http://127.0.0.1:1')
const shopper = aShopper(middleware)

async function ask(by: Shopper = shopper): Promise<number[]> {
  const { results, success } = await by.do(
    'getRecommendations',
    payloadOf('similar-products', { bloomreachCookie: crypto.randomUUID(), sourceSku: skuOf(1) }),
  )
  expect(success).toBe(true)
  return (results[0]?.value ?? []).map(({ item_id: sku }) => Number(sku.slice(-4)))
}

/** What the service was asked. */
async function askedService(): Promise<unknown[]> {
  const looked = (await (await fetch(`${standins.address}/__sandbox/engagement`)).json()) as { requests: { body?: unknown }[] }
  return looked.requests.flatMap(({ body }) => body ?? [])
}

const item = (id: string, family = '1') => ({ item_id: id, title: id, price: 1, family })

beforeEach(async () => {
  await tell('reset', {})
  await tell('engagement/catalogue', { items: [item(skuOf(1)), item(skuOf(3)), item('FOREIGN'), item(skuOf(2)), item(skuOf(4))] })
})

test('REC-05 another service is asked by its protocol, and of what it names the products the shop sells are recommended', async () => {
  expect(await ask()).toEqual([3, 2, 4])
  const known = aShopper(middleware, 'sk.localhost', visitorCookies(BROWSER))
  const seen = await known.do('getRecommendations', payloadOf('last-seen'))
  expect(seen.results[0]?.value.map(({ item_id: sku }) => sku).toSorted()).toEqual([1, 2, 3, 4].map(skuOf))
  await known.do('getRecommendations', payloadOf('cart', { sourceSku: skuOf(1) }))
  const engineId = recommendationKeysOf('sk-SK').cartRecommendationId
  expect(await askedService()).toContainEqual(
    expect.objectContaining({
      customer_ids: { cookie: BROWSER },
      attributes: [expect.objectContaining({ type: 'recommendation', id: engineId, items: { [skuOf(1)]: 1 } })],
    }),
  )
})

test('REC-05, TRACK-15 another service learns of no browser that did not agree to marketing, nor of one that someone else names', async () => {
  const withoutMarketing = visitorCookies(
    BROWSER,
    consentOf(category => category !== 'marketing'),
  )
  for (const cookies of [undefined, withoutMarketing, visitorCookies(crypto.randomUUID())]) {
    const visitor = aShopper(middleware, 'sk.localhost', cookies)
    expect(await visitor.do('getRecommendations', payloadOf('last-seen'))).toMatchObject({ results: [{ value: [] }] })
    const { results } = await visitor.do('getRecommendations', payloadOf('cart', { sourceSku: skuOf(1) }))
    expect(results[0]?.value).not.toEqual([])
  }
  // What is recommended next to a product is the same for all, also for who agreed.
  const known = aShopper(middleware, 'sk.localhost', visitorCookies(BROWSER))
  await known.do('getRecommendations', payloadOf('similar-products', { sourceSku: skuOf(1) }))
  const asked = await askedService()
  expect(asked.length).toBe(4)
  expect(JSON.stringify(asked)).not.toContain(BROWSER)
})

test('REC-05, PDP-19 what is sold out is not recommended, whatever the service says', async () => {
  await setUnits(middleware.engine, 3, 0)
  expect(await ask()).toEqual([2, 4])
})

test.each(['reset', 'too-many', 'out-of-order', 'malformed', 'lost-answer'])('REC-08 %s: nothing is recommended', async kind => {
  await tell('engagement/faults', { endpoint: 'attributes', kind })
  // Each on a middleware of its own: after failures in a row the service is left alone.
  const other = await open(standins.address)
  expect(await ask(aShopper(other))).toEqual([])
})

test('REC-08 a service that is late is not waited for, one that is away recommends nothing, and orders are not held up', async () => {
  await tell('engagement/faults', { endpoint: 'attributes', kind: 'timeout' })
  const late = aShopper(hasty)
  const asked = Array.from({ length: 20 }, () => ask(late))
  const { cart } = await aShopper(hasty).do('createCart', {})
  expect(cart.version).toBe(1)
  for (const found of await Promise.all(asked)) expect(found).toEqual([])
  expect(await ask(aShopper(alone))).toEqual([])
})
