import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'

const middleware = await openTestMiddleware()
const shopper = aShopper(middleware)

test('API-30, STOCK-01, STOCK-02 getInventory tells the stock of one SKU or of a list', async () => {
  const one = await shopper.do('getInventory', { sku: PRESS })
  expect(one.inventoryEntries).toMatchObject({ results: [{ sku: PRESS, availableQuantity: 500 }], offset: 0, count: 1, total: 1 })
  const several = await shopper.do('getInventory', { sku: [PRESS, CRANE, PRESS, 'EX99999999'] })
  expect(several.inventoryEntries).toMatchObject({ count: 2, total: 2, offset: 0 })
  expect(several.inventoryEntries.results.map(({ sku }) => sku)).toEqual([PRESS, CRANE])
})

test('STOCK-03 getInventory takes the id of the caller’s cart, and units in it are still available', async () => {
  const { cart } = await shopper.do('createCart', {})
  await shopper.do('addToCart', { id: cart.id, version: cart.version, product: { sku: PRESS }, quantity: 20 })
  const { inventoryEntries } = await shopper.do('getInventory', { sku: [PRESS], cartId: cart.id })
  expect(inventoryEntries.results).toMatchObject([{ sku: PRESS, availableQuantity: 500 }])
})

test('STOCK-03 another shopper’s cart is answered like one that does not exist', async () => {
  const other = aShopper(middleware)
  const { cart } = await other.do('createCart', {})
  const foreign = await shopper.post('getInventory', [{ sku: PRESS, cartId: cart.id }])
  const none = await shopper.post('getInventory', [{ sku: PRESS, cartId: '9d0c3c1e-52a5-4f2b-8a3e-3d8a1c0b6e55' }])
  const unknown = await aShopper(middleware).post('getInventory', [{ sku: PRESS, cartId: cart.id }])
  for (const answer of [foreign, none, unknown])
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 'ResourceNotFound' }] }, setCookies: [] })
})
