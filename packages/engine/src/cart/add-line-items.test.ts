import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findSkusByEan } from '../product/index.ts'
import { failure } from '../testing/failure.fixtures.ts'
import { aVisitor, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { addLineItems, getActiveCart } from './index.ts'

const { context } = await openTestShop()

test('CART-14 a list is added as one change, and lines that exist grow', async () => {
  const { owner, cart } = await aVisitor(context)
  const first = await addLineItems(context, requestOf(owner, cart), [
    { sku: PRESS, quantity: 2 },
    { sku: SAW, quantity: 1 },
  ])
  const second = await addLineItems(context, requestOf(owner, cart), [{ sku: SAW, quantity: 3 }])
  expect([first.version, second.version]).toEqual([2, 3])
  expect(second.lineItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
    [PRESS, 2],
    [SAW, 4],
  ])
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(second)
})

test('CART-18, STOCK-05 a list of which one product is refused adds none', async () => {
  const { owner, cart } = await aVisitor(context)
  const tooMany = [
    { sku: PRESS, quantity: 1 },
    { sku: SAW, quantity: 1000 },
  ]
  await expect(addLineItems(context, requestOf(owner, cart), tooMany)).rejects.toEqual(failure('out-of-stock'))
  const unknown = [
    { sku: PRESS, quantity: 1 },
    { sku: 'EX39999999', quantity: 1 },
  ]
  await expect(addLineItems(context, requestOf(owner, cart), unknown)).rejects.toEqual(failure('resource-not-found'))
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
})

test('parallel lists of one cart are all added', async () => {
  const { owner, cart } = await aVisitor(context)
  await Promise.all([1, 2, 3, 4].map(() => addLineItems(context, requestOf(owner, cart), [{ sku: SAW, quantity: 2 }])))
  expect((await getActiveCart(context, { owner, storeKey: 'sk' }))?.totalLineItemQuantity).toBe(8)
})

test('a product is found by its article number, and nothing by another', async () => {
  const { rows } = await sql<{ number: string }>`
    select european_article_number as number from product join product_variant on product_id = product.id
    where sku = ${PRESS}`.execute(context.db)
  const number = rows[0]?.number ?? ''
  expect((await findSkusByEan(context, [number, '0000000000000'])).map(found => found.europeanArticleNumber)).toEqual([number])
})
