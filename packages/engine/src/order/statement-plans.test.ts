import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import {
  addLineItem,
  applyDiscountCode,
  CartMemory,
  changeLineItemQuantity,
  createCart,
  getActiveCart,
  openCart,
  updateCart,
} from '../cart/index.ts'
import { createContext } from '../database/index.ts'
import { importCartDiscounts, importDiscountCodes } from '../discount/import-discounts.ts'
import { createBankPayment } from '../payment/index.ts'
import { Catalogue } from '../read-model/catalogue.ts'
import { ReadModel } from '../read-model/read-model.ts'
import { requireMarket } from '../store/require-market.ts'
import { aCategory, aProduct } from '../testing/catalogue-drafts.ts'
import { aCartDiscount, aDiscountCode } from '../testing/discount-drafts.ts'
import { type ExplainedStatement, openExplainedDatabase, stepsOf } from '../testing/explained-database.ts'
import { multiplyShoppers } from '../testing/multiply-shoppers.ts'
import { aPaidCart, aPaymentDraft, aReadyCart, openTestShop, requestOf } from '../testing/shop.fixtures.ts'
import { createOrderFromCart } from './index.ts'

const PRODUCTS = 3000
/** What a catalogue and its customers make longer and longer; the others are as long as the shop has stores or discounts. */
const GROWING = new Set([
  ...['product', 'product_text', 'product_variant', 'product_category', 'price', 'price_record', 'inventory_entry'],
  ...['cart', 'payment', 'order', 'stock_movement', 'discount_code', 'discount_code_use', 'discount_code_discount', 'outbox'],
  ...['session', 'customer', 'catalogue_change', 'payment_transaction', 'attempt_count'],
])
/** Rows that may be put in order: about as many as a cart has lines, or a price has records. */
const HANDFUL = 40

const skuOf = (index: number) => `EX32${String(index).padStart(6, '0')}`
const products = Array.from({ length: PRODUCTS }, (_, index) =>
  aProduct({ sku: skuOf(index), name: `Press ${index}`, eurCent: 10_000 + index }),
)
const { context: shop, databaseUrl } = await openTestShop({ products, stock: 500 })
const discount = aCartDiscount({ requiresDiscountCode: true })
await importCartDiscounts(shop, [discount])
const codes = Array.from({ length: 2000 }, (_, index) => aDiscountCode(`CODE${index}`, [discount.id]))
await importDiscountCodes(shop, codes)
const { id: categoryId, key, orderHint, icon, ...document } = aCategory('presses')
await sql`
  insert into category (id, key, order_hint, icon, document)
  values (${categoryId}, ${key}, ${orderHint}, ${icon}, ${JSON.stringify(document)})`.execute(shop.db)
await sql`insert into product_category select id, ${categoryId}, 0 from product`.execute(shop.db)
await createOrderFromCart(shop, await aPaidCart(shop, { [skuOf(1)]: 1 }).then(({ owner, cart }) => requestOf(owner, cart)))
await aPaidCart(shop, { [skuOf(2)]: 1 })
await multiplyShoppers(shop.db, 2000)
await sql`analyze`.execute(shop.db)

let seen: ExplainedStatement[] = []
const db = openExplainedDatabase(databaseUrl, explained => seen.push(explained))
const model = new ReadModel(shop, {
  onError(error) {
    throw error
  },
})
afterAll(async () => {
  await model.stop()
  await db.destroy()
})
const explained = createContext(db)
const catalogue = new Catalogue(explained, model)
const context = { ...explained, catalogue, unlimitedNetworks: new Set(['192.0.2.1']) }

/** Steps that read a growing table from its beginning to its end, or put more than a handful of rows in order. */
function slowSteps(): string[] {
  return seen.flatMap(({ text, plan }) =>
    stepsOf(plan).flatMap(step => {
      const table = step['Relation Name'] ?? ''
      const isScan = step['Node Type'] === 'Seq Scan' && GROWING.has(table)
      const isLongSort = step['Node Type'].includes('Sort') && step['Actual Rows'] > HANDFUL
      return isScan || isLongSort ? [`${step['Node Type']} ${table} in ${text.replace(/\s+/g, ' ').trim()}`] : []
    }),
  )
}

async function plansOf<T>(work: () => Promise<T>): Promise<T> {
  seen = []
  const result = await work()
  expect(seen).not.toEqual([])
  expect(slowSteps()).toEqual([])
  return result
}

test('C1 carts are found, opened and changed by keys, whatever the number of products, carts and codes', async () => {
  const { opened, cart } = await plansOf(() => openCart(context, { storeKey: 'sk', clientAddress: '192.0.2.1' }))
  const owner = opened.session
  expect(await plansOf(() => getActiveCart(context, { owner, storeKey: 'sk' }))).toEqual(cart)
  expect(await plansOf(() => createCart(context, { owner, storeKey: 'sk' }))).toEqual(cart)
  const added = await plansOf(() => addLineItem(context, requestOf(owner, cart), { sku: skuOf(7), quantity: 2 }))
  const [line] = added.lineItems
  const draft = { lineItemId: line?.id ?? '', quantity: 3 }
  const changed = await plansOf(() => changeLineItemQuantity(context, requestOf(owner, added), draft))
  const coded = await plansOf(() => applyDiscountCode(context, requestOf(owner, changed), { code: 'code77' }))
  expect(coded.discountCodes).toHaveLength(1)
  const remembering = { ...context, carts: new CartMemory() }
  const byToken = { token: opened.token, tokenExpiresAt: Date.parse(opened.session.tokenExpiresAt) }
  await plansOf(() => updateCart(context, { ...requestOf(owner, coded), owner: byToken }, [{ action: 'recalculate' }]))
  const guest = await openCart(remembering, { storeKey: 'sk', clientAddress: '192.0.2.1' })
  const token = { token: guest.opened.token, tokenExpiresAt: Date.parse(guest.opened.session.tokenExpiresAt) }
  const byGuest = { ...requestOf(guest.opened.session, guest.cart), owner: token }
  const visit = { storeKey: 'sk', clientAddress: '192.0.2.1', lineItem: { sku: skuOf(9), quantity: 1 } }
  const begun = await plansOf(() => openCart(remembering, visit))
  expect(begun.cart.lineItems).toHaveLength(1)
  expect(seen.filter(({ isNested }) => !isNested)).toHaveLength(1)
  const filled = await plansOf(() => addLineItem(remembering, byGuest, { sku: skuOf(8), quantity: 1 }))
  expect(seen.filter(({ isNested }) => !isNested)).toHaveLength(1)
  const withCode = await applyDiscountCode(remembering, { ...byGuest, version: filled.version }, { code: 'CODE78' })
  const [known] = withCode.lineItems
  const more = { lineItemId: known?.id ?? '', quantity: 2 }
  await plansOf(() => changeLineItemQuantity(remembering, { ...byGuest, version: withCode.version }, more))
  expect(seen.filter(({ isNested }) => !isNested)).toHaveLength(1)
})

test('O3 an order with a code is paid, placed and found again by keys, all that a function and triggers do for it included', async () => {
  const ready = await aReadyCart(context, { [skuOf(11)]: 1, [skuOf(12)]: 2, [skuOf(13)]: 1 })
  const coded = await applyDiscountCode(context, requestOf(ready.owner, ready.cart), { code: 'CODE99' })
  const { owner } = ready
  const paid = await plansOf(() => createBankPayment(context, requestOf(owner, coded), aPaymentDraft(coded, 'bank-transfer')))
  const order = await plansOf(() => createOrderFromCart(context, requestOf(owner, paid.cart)))
  expect(seen.some(({ text }) => text.includes('insert into stock_movement'))).toBe(true)
  expect(seen.filter(({ isNested }) => !isNested)).toHaveLength(2)
  expect(seen.filter(({ text }) => /\bfrom (?:price|cart_discount)\b/.test(text))).toEqual([])
  expect(await plansOf(() => createOrderFromCart(context, requestOf(owner, paid.cart)))).toEqual(order)
})

test('C1 carts and orders are decided from the tables by keys where there is no memory', async () => {
  const { owner, cart } = await aReadyCart(context, { [skuOf(21)]: 1 })
  await plansOf(() => addLineItem(explained, requestOf(owner, cart), { sku: skuOf(22), quantity: 1 }))
})

test('PDP-01 the long texts of a product page are read by its key', async () => {
  const { currency, country } = requireMarket('sk')
  const query = { language: 'sk', currency, country, where: { key: skuOf(31).toLowerCase() } } as const
  const { results } = await plansOf(() => catalogue.findProductDetails(query))
  expect(results).toHaveLength(1)
})
