import { expect, test } from 'vitest'
import { environmentOfProcess, readShopSettings } from './shop-settings.ts'

test('without settings all apps run in one process', () => {
  const { apps, processes } = readShopSettings({})
  expect([...apps]).toEqual(['storefront', 'orders', 'live', 'middleware', 'worker'])
  expect(processes).toBe(1)
})

test('of several processes the first alone has the worker and the ports that are no shopper’s', () => {
  const env = { SHOP_PROCESSES: '3', SEARCH_DIR: '/data/search' }
  expect(readShopSettings(env).processes).toBe(3)
  expect(environmentOfProcess(env, 0)).toEqual({})
  expect(environmentOfProcess(env, 2)).toEqual({
    SHOP_APPS: 'storefront,orders,live,middleware',
    MIDDLEWARE_PORT: '0',
    LIVE_PORT: '0',
    SEARCH_DIR: '/data/search-3',
  })
})

test.each([
  [{ SHOP_APPS: 'storefront,basket' }, 'SHOP_APPS has no app basket: name some of storefront, orders, live, middleware, worker'],
  [{ SHOP_PROCESSES: '0' }, 'SHOP_PROCESSES=0 is not a number from 1 to 64'],
  [{ SHOP_PROCESSES: 'all' }, 'SHOP_PROCESSES=all is not a number from 1 to 64'],
])('%o is refused by name', (env, message) => {
  expect(() => readShopSettings(env)).toThrow(message)
})
