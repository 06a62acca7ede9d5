import { afterAll, expect, test } from 'vitest'
import { addLineItem, CartMemory, changeLineItemQuantity } from '../cart/index.ts'
import { openDatabase } from '../database/index.ts'
import { importCartDiscounts } from '../discount/import-discounts.ts'
import { setStock } from '../inventory/index.ts'
import { setPrice } from '../product/index.ts'
import { Catalogue } from '../read-model/catalogue.ts'
import { aCartDiscount } from '../testing/discount-drafts.ts'
import { aPaidCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { createOrderFromCart } from './index.ts'

const { context, databaseUrl } = await openTestShop()
const { model } = openTestCatalogue(context)
const catalogue = new Catalogue(context, model)
const statements: string[] = []
const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
const inMemory = { ...context, db, catalogue, carts: new CartMemory() }
afterAll(() => db.destroy())

/** The statements of work that read prices from their table. */
async function priceReadsOf(work: () => Promise<unknown>): Promise<number> {
  statements.length = 0
  await work()
  return statements.filter(text => /\bfrom price\b/.test(text)).length
}

test('O1 M4 an order is decided by two statements while the prices in memory hold, and copies what the cart shows', async () => {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 2 })
  await model.catchUp()
  statements.length = 0
  const order = await createOrderFromCart(inMemory, requestOf(owner, cart))
  expect(statements).toHaveLength(2)
  expect(order).toMatchObject({ totalPrice: cart.totalPrice, lineItems: cart.lineItems })
})

test('M4 a price that was committed after memory was filled is the one that counts', async () => {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 1 })
  await model.catchUp()
  await setPrice(context, { sku: PRESS, currencyCode: 'EUR', centAmount: 4321 })
  await expect(createOrderFromCart(inMemory, requestOf(owner, cart))).rejects.toMatchObject({
    failure: { code: 'price-changed' },
  })
  await model.catchUp()
  await expect(createOrderFromCart(inMemory, requestOf(owner, cart))).rejects.toMatchObject({
    failure: { code: 'price-changed' },
  })
})

test('M4 a price of other goods that changed a moment ago makes the order read the tables, and stock does not', async () => {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 1 })
  const other = await aPaidCart(context, { [PRESS]: 1 })
  await model.catchUp()
  await setStock(context, SAW, { available: 400 })
  expect(await priceReadsOf(() => createOrderFromCart(inMemory, requestOf(owner, cart)))).toBe(0)
  await setPrice(context, { sku: SAW, currencyCode: 'EUR', centAmount: 4322 })
  expect(await priceReadsOf(() => createOrderFromCart(inMemory, requestOf(other.owner, other.cart)))).toBe(1)
})

test('CART-30, M4 a gift that memory takes for sold out and the database does not is ordered', async () => {
  await importCartDiscounts(context, [aCartDiscount({ value: { type: 'giftLineItem', sku: SAW } })])
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 1 })
  expect(cart.lineItems.some(({ lineItemMode }) => lineItemMode === 'GiftLineItem')).toBe(true)
  await setStock(context, SAW, { available: 0 })
  await model.catchUp()
  await setStock(context, SAW, { available: 400 })
  expect(await priceReadsOf(() => createOrderFromCart(inMemory, requestOf(owner, cart)))).toBe(0)
})

test('C1 a remembered cart that someone else changed is not ordered as it was', async () => {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 1 })
  await model.catchUp()
  const seen = await addLineItem(inMemory, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  await changeLineItemQuantity(context, requestOf(owner, seen), { lineItemId: seen.lineItems[0]?.id ?? '', quantity: 5 })
  await expect(createOrderFromCart(inMemory, requestOf(owner, seen))).rejects.toMatchObject({
    failure: { code: 'concurrent-modification', currentVersion: seen.version + 1 },
  })
})
