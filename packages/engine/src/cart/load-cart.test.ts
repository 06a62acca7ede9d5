import { expect, test } from 'vitest'
import { openDatabase } from '../database/index.ts'
import { importCartDiscounts, importDiscountCodes } from '../discount/import-discounts.ts'
import { importExtraGuarantees } from '../guarantee/index.ts'
import { setStock } from '../inventory/index.ts'
import { setPrice } from '../product/index.ts'
import { Catalogue } from '../read-model/catalogue.ts'
import { endSession, resolveSession } from '../session/index.ts'
import { requireMarket } from '../store/require-market.ts'
import { aCartDiscount, aDiscountCode } from '../testing/discount-drafts.ts'
import { aVisitor, GUARANTEE, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import {
  addLineItem,
  applyDiscountCode,
  CartMemory,
  changeLineItemQuantity,
  deleteCart,
  getActiveCart,
  openCart,
} from './index.ts'
import { loadCart } from './load-cart.ts'
import { selectCart } from './loaded-cart-rows.ts'

const { context, databaseUrl } = await openTestShop()
const { model } = openTestCatalogue(context)
const catalogue = new Catalogue(context, model)
const market = requireMarket('sk')
const byCode = aCartDiscount({ requiresDiscountCode: true, sortOrder: '0.3' })
const gift = aCartDiscount({ sortOrder: '0.4', value: { type: 'giftLineItem', sku: SAW } })
const elsewhere = aCartDiscount({ sortOrder: '0.5', stores: [{ key: 'de' }] })
const loyal = aCartDiscount({ sortOrder: '0.6', custom: { cohortTier: 'tier2' } })
const code = aDiscountCode('MEMORY', [byCode.id])
await importCartDiscounts(context, [byCode, gift, elsewhere, loyal])
await importDiscountCodes(context, [code])
const guarantee = { sku: GUARANTEE, relativePriceRate: 500, enabledOnMarket: ['sk-SK' as const] }
await importExtraGuarantees(context, [{ ...guarantee, excludedSkus: [], excludedBrands: [], excludedRelations: [] }])

/** A cart with a line, a code and a gift. */
async function aFullCart() {
  const { owner, cart } = await aVisitor(context)
  const added = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 2 })
  return { owner, cart: await applyDiscountCode(context, requestOf(owner, added), { code: 'MEMORY' }) }
}

test.each<[string, Parameters<typeof loadCart>[3]['options']]>([
  ['as it is', {}],
  ['with a guarantee to come', { sku: GUARANTEE, categories: true }],
  ['with an unknown SKU', { sku: 'EX39999999' }],
  ['with a wanted code', { discountCode: 'memory' }],
])('CART-01, DISC-13 a cart %s is priced by the same from memory and from the database', async (_what, options) => {
  const { owner, cart } = await aFullCart()
  await setPrice(context, { sku: PRESS, currencyCode: 'EUR', centAmount: 8123 })
  const now = context.now()
  const request = requestOf(owner, cart)
  await model.catchUp()
  const memory = await loadCart({ ...context, catalogue }, context.db, request, { market, now, options })
  const stored = await selectCart(context.db, request, market, now, { ...options, categories: true })
  const comparable = (loaded: typeof stored) =>
    loaded && {
      ...loaded,
      store: { ...loaded.store, version: undefined },
      catalogueVersion: undefined,
      guarantees: loaded.guarantees.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)),
      offers: [...loaded.offers.values()]
        .map(offer => ({ ...offer, categories: offer.categories.toSorted((a, b) => (a.id < b.id ? -1 : 1)) }))
        .sort((a, b) => (a.sku < b.sku ? -1 : 1)),
    }
  expect(comparable(memory)).toEqual(comparable(stored))
  expect(memory?.codes).toHaveLength(1)
  expect(memory?.offers.has(SAW)).toBe(true)
})

test('CART-15, ERR-04 what is left of the goods that are added or changed is what the database has, however old the memory', async () => {
  await model.catchUp()
  const inMemory = { ...context, catalogue }
  const { owner, cart } = await aVisitor(context)
  const added = await addLineItem(inMemory, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  await setStock(context, PRESS, { available: 3 })
  expect(model.products.available(PRESS)).not.toBe(3)
  await expect(addLineItem(inMemory, requestOf(owner, added), { sku: PRESS, quantity: 3 })).rejects.toThrow('Only 3 units')
  const lineItemId = added.lineItems[0]?.id ?? ''
  await expect(changeLineItemQuantity(inMemory, requestOf(owner, added), { lineItemId, quantity: 4 })).rejects.toThrow(
    'Only 3 units',
  )
  const changed = await changeLineItemQuantity(inMemory, requestOf(owner, added), { lineItemId, quantity: 3 })
  expect(changed.lineItems[0]?.quantity).toBe(3)
  await setStock(context, PRESS, { available: 500 })
})

test('CART-14 a cart changes with the catalogue in memory as without', async () => {
  await model.catchUp()
  const inMemory = { ...context, catalogue }
  const { owner, cart } = await aVisitor(context)
  const [first, other] = await Promise.all([
    addLineItem(inMemory, requestOf(owner, cart), { sku: PRESS, quantity: 2 }),
    aVisitor(context).then(visitor => addLineItem(context, requestOf(visitor.owner, visitor.cart), { sku: PRESS, quantity: 2 })),
  ])
  expect(first.totalPrice).toEqual(other.totalPrice)
  expect(first.taxedPrice).toEqual(other.taxedPrice)
  const { catalogue_version } = await context.db
    .selectFrom('cart')
    .select('catalogue_version')
    .where('id', '=', cart.id)
    .executeTakeFirstOrThrow()
  expect(catalogue_version).toBe(model.version)
})

test('A1 a cart of another visitor does not exist, with a code or without', async () => {
  const { cart } = await aFullCart()
  const { owner } = await aVisitor(context)
  const request = requestOf(owner, cart)
  expect(await loadCart({ ...context, catalogue }, context.db, request, { market, now: context.now() })).toBeUndefined()
})

test('CART-14, C1 a remembered cart is read again when anyone else has changed it, and only then', async () => {
  await model.catchUp()
  const [here, elsewhere] = [new CartMemory(), new CartMemory()].map(carts => ({ ...context, catalogue, carts }))
  const { owner, cart } = await aVisitor(context)
  const first = await addLineItem(here!, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  const load = () => loadCart(here!, context.db, requestOf(owner, first), { market, now: context.now() })
  expect((await load())?.cart).toBe(first)
  const second = await addLineItem(elsewhere!, requestOf(owner, first), { sku: PRESS, quantity: 2 })
  expect((await load())?.cart).toEqual(second)
  const third = await addLineItem(here!, requestOf(owner, second), { sku: SAW, quantity: 1 })
  expect(third.version).toBe(second.version + 1)
  expect(third.lineItems.find(({ variant }) => variant.sku === PRESS)?.quantity).toBe(3)
  expect((await load())?.cart).toBe(third)
  await deleteCart(context, requestOf(owner, third))
  expect(await load()).toBeUndefined()
})

test('CART-01 a new visitor gets a session and a cart by one statement', async () => {
  const statements: string[] = []
  const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
  const counting = { ...context, db, unlimitedNetworks: new Set(['192.0.2.1']) }
  const { opened, cart } = await openCart(counting, { storeKey: 'sk', clientAddress: '192.0.2.1' })
  expect(statements).toHaveLength(1)
  await db.destroy()
  const session = await resolveSession(context, opened.token)
  expect(session).toEqual(opened.session)
  expect(await getActiveCart(context, { owner: opened.session, storeKey: 'sk' })).toEqual(cart)
})

test('CART-01, CART-14 a new visitor gets a session and a cart with its first line by one statement', async () => {
  await model.catchUp()
  const statements: string[] = []
  const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
  const remembering = { ...context, db, catalogue, carts: new CartMemory(), unlimitedNetworks: new Set(['192.0.2.1']) }
  const visit = { storeKey: 'sk', clientAddress: '192.0.2.1' }
  const { opened, cart } = await openCart(remembering, { ...visit, lineItem: { sku: PRESS, quantity: 2 } })
  expect(statements).toHaveLength(1)
  expect(await getActiveCart(context, { owner: opened.session, storeKey: 'sk' })).toEqual(cart)

  const twoSteps = await aVisitor(context)
  const expected = await addLineItem(context, requestOf(twoSteps.owner, twoSteps.cart), { sku: PRESS, quantity: 2 })
  expect(cart.version).toBe(expected.version)
  const amountsOf = ({ totalPrice, taxedPrice, lineItems }: typeof cart) => ({
    ...{ totalPrice, taxedPrice },
    lines: lineItems.map(({ id: _id, ...line }) => line),
  })
  expect(amountsOf(cart)).toEqual(amountsOf(expected))
  // What was written with the first line is not written again with its units.
  const changed = await changeLineItemQuantity(remembering, requestOf(opened.session, cart), {
    lineItemId: cart.lineItems[0]?.id ?? '',
    quantity: 3,
  })
  expect(statements.at(-1)).not.toContain('line_products')
  expect(await getActiveCart(context, { owner: opened.session, storeKey: 'sk' })).toEqual(changed)
  await db.destroy()
})

test('S1 a cart is opened without a line that cannot be sold, also where memory does not know it yet', async () => {
  await model.catchUp()
  const remembering = { ...context, catalogue, carts: new CartMemory(), unlimitedNetworks: new Set(['192.0.2.1']) }
  const openedWith = async (lineItem: { sku: string; quantity: number }) => {
    const { opened, cart } = await openCart(remembering, { storeKey: 'sk', clientAddress: '192.0.2.1', lineItem })
    expect(await getActiveCart(context, { owner: opened.session, storeKey: 'sk' })).toEqual(cart)
    return cart.lineItems.some(({ variant }) => variant.sku === PRESS)
  }
  await setStock(context, PRESS, { available: 1 })
  expect(await openedWith({ sku: PRESS, quantity: 2 })).toBe(false)
  expect(await openedWith({ sku: PRESS, quantity: 1 })).toBe(true)
  expect(await openedWith({ sku: 'EX99999999', quantity: 1 })).toBe(false)
  await setStock(context, PRESS, { available: 500 })
})

test('CART-21, C4 a code without limits is put on a remembered cart by one statement, as it is stored in that moment', async () => {
  await model.catchUp()
  const limited = aDiscountCode('ONCE', [byCode.id], { maxApplicationsPerCustomer: 1 })
  await importDiscountCodes(context, [limited])
  const statements: string[] = []
  const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
  const remembering = { ...context, db, catalogue, carts: new CartMemory() }
  const applied = async (text: string) => {
    const { owner, cart } = await aVisitor(context)
    const filled = await addLineItem(remembering, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
    statements.length = 0
    const withCode = await applyDiscountCode(remembering, requestOf(owner, filled), { code: text })
    expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(withCode)
    return { owner, cart: withCode, statements: statements.length }
  }
  const first = await applied('memory')
  const second = await applied('Memory')
  expect([first.statements, second.statements]).toEqual([2, 1])
  expect(second.cart.totalPrice).toEqual(first.cart.totalPrice)
  expect(second.cart.discountCodes).toEqual(first.cart.discountCodes)
  statements.length = 0
  const lineItemId = second.cart.lineItems[0]?.id ?? ''
  await changeLineItemQuantity(remembering, requestOf(second.owner, second.cart), { lineItemId, quantity: 2 })
  expect(statements).toHaveLength(1)
  expect([(await applied('once')).statements, (await applied('once')).statements]).toEqual([2, 2])

  await importDiscountCodes(context, [{ ...code, isActive: false }])
  await expect(applied('memory')).rejects.toMatchObject({ failure: { code: 'discount-code-non-applicable' } })
  await importDiscountCodes(context, [code])
  await db.destroy()
})

test('C1, A1, A2, ERR-04 a remembered cart is changed by one statement, for its owner alone and while the goods are there', async () => {
  await model.catchUp()
  const statements: string[] = []
  const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
  const remembering = { ...context, db, catalogue, carts: new CartMemory(), unlimitedNetworks: new Set(['192.0.2.1']) }
  const { opened, cart } = await openCart(remembering, { storeKey: 'sk', clientAddress: '192.0.2.1' })
  const owner = { token: opened.token, tokenExpiresAt: Date.parse(opened.session.tokenExpiresAt) }
  const requestAt = ({ id, version }: { id: string; version: number }) => ({ owner, storeKey: 'sk', id, version })
  const first = await addLineItem(remembering, requestAt(cart), { sku: PRESS, quantity: 1 })
  const lineItemId = first.lineItems[0]?.id ?? ''
  statements.length = 0
  const second = await changeLineItemQuantity(remembering, requestAt(first), { lineItemId, quantity: 2 })
  const third = await addLineItem(remembering, requestAt(first), { sku: PRESS, quantity: 1 })
  expect(statements).toHaveLength(2)
  expect([second.version, third.version]).toEqual([first.version + 1, first.version + 2])
  expect(await getActiveCart(context, { owner: opened.session, storeKey: 'sk' })).toEqual(third)

  const another = await aVisitor(context)
  await expect(
    changeLineItemQuantity(remembering, requestOf(another.owner, third), { lineItemId, quantity: 9 }),
  ).rejects.toMatchObject({ failure: { code: 'resource-not-found' } })
  await setStock(context, PRESS, { available: 4 })
  const wanted = { lineItemId, quantity: 5 }
  await expect(changeLineItemQuantity(remembering, requestAt(third), wanted)).rejects.toThrow('Only 4 units')
  await expect(changeLineItemQuantity(remembering, requestAt(second), wanted)).rejects.toMatchObject({
    failure: { code: 'concurrent-modification', currentVersion: third.version },
  })
  await setStock(context, PRESS, { available: 500 })
  await endSession(context, opened.session)
  await expect(changeLineItemQuantity(remembering, requestAt(third), wanted)).rejects.toMatchObject({
    failure: { code: 'resource-not-found' },
  })
  expect(await getActiveCart(context, { owner: opened.session, storeKey: 'sk' })).toEqual(third)
  await db.destroy()
})
