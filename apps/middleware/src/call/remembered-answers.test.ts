import type { OperationName } from '@shop/contract'
import { setStock } from '@shop/engine/inventory'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()

async function ask(operation: OperationName, params: unknown, { host = 'de.localhost', cookie = '' } = {}) {
  // Nothing is remembered while the database is silent, which a machine under load may let it be.
  await middleware.model.catchUp()
  return middleware.transport({ operation, payload: [params], host, ...(cookie ? { cookie } : {}) })
}

const PRODUCT = { skus: [PRESS], locale: 'de' }

test('API-24 an answer is the same object until something that it shows changes', async () => {
  const first = await ask('getProduct', PRODUCT)
  expect(first.status).toBe(200)
  expect((await ask('getProduct', PRODUCT)).body).toBe(first.body)
  await setStock(middleware.engine, PRESS, { available: 7 })
  const changed = await ask('getProduct', PRODUCT)
  expect(changed.body).not.toBe(first.body)
  expect(changed.body).not.toEqual(first.body)
  expect((await ask('getProduct', PRODUCT)).body).toBe(changed.body)
})

test('API-24 the stock of other goods does not make it again', async () => {
  const first = await ask('getProduct', PRODUCT)
  await setStock(middleware.engine, CRANE, { available: 7 })
  expect((await ask('getProduct', PRODUCT)).body).toBe(first.body)
})

test('MKT-03 another market is answered for itself', async () => {
  const german = await ask('getStores', {})
  const polish = await ask('getStores', {}, { host: 'pl.localhost' })
  expect(polish.body).not.toEqual(german.body)
})

test('DISC-05 an answer that asks who calls is not that of a visitor', async () => {
  const visitor = await ask('getVolumeDiscounts', {})
  expect((await ask('getVolumeDiscounts', {})).body).toBe(visitor.body)
  const shopper = aShopper(middleware, 'de.localhost')
  await shopper.post('createCart', [{}])
  expect((await ask('getVolumeDiscounts', {}, { cookie: shopper.cookie ?? '' })).body).not.toBe(visitor.body)
})

test('SEARCH-16 what was searched for in words is answered, counted and logged each time', async () => {
  const search = { text: 'press', locale: 'de' }
  const first = await ask('searchCatalogue', search)
  expect(first.status).toBe(200)
  expect((await ask('searchCatalogue', search)).body).not.toBe(first.body)
})

test('SEARCH-16 where it is recorded besides, what was found is remembered like any listing', async () => {
  const search = { text: 'press', locale: 'de', isUnrecorded: true }
  const first = await ask('searchCatalogue', search)
  expect((await ask('searchCatalogue', search)).body).toBe(first.body)
})
