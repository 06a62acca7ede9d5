import { aSlovakAddress } from '@shop/domain/fixtures'
import { type LocalizedString, marketOf } from '@shop/domain/market'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../database/index.ts'
import { aProduct } from '../testing/catalogue-drafts.ts'
import { failure } from '../testing/failure.fixtures.ts'
import {
  aReadyCart,
  aStranger,
  aVisitor,
  CRANE,
  GUARANTEE,
  openTestShop,
  PRESS,
  requestOf,
  SAW,
} from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import {
  addLineItem,
  changeLineItemQuantity,
  createCart,
  deleteCart,
  getActiveCart,
  removeLineItem,
  updateCart,
} from './index.ts'

const { context, databaseUrl } = await openTestShop()

test('CART-01, API-06 a visitor gets one empty cart, and the same one again', async () => {
  const { owner, cart } = await aVisitor(context)
  expect(cart).toMatchObject({ version: 1, cartState: 'Active', inventoryMode: 'TrackOnly', country: 'SK', lineItems: [] })
  expect(await createCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
  expect(await getActiveCart(context, { owner, storeKey: 'de' })).toBeUndefined()
})

test('CART-01 parallel calls of one visitor create one cart', async () => {
  const owner = aStranger()
  const carts = await Promise.all(Array.from({ length: 10 }, () => createCart(context, { owner, storeKey: 'sk' })))
  expect(new Set(carts.map(({ id }) => id)).size).toBe(1)
})

test('CART-03, CART-14, CART-17 adding raises the version by one and an existing line grows', async () => {
  const { owner, cart } = await aVisitor(context)
  const first = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 2 })
  const second = await addLineItem(context, requestOf(owner, first), { sku: SAW, quantity: 1 })
  const third = await addLineItem(context, requestOf(owner, second), { sku: PRESS, quantity: 3 })
  expect([first.version, second.version, third.version]).toEqual([2, 3, 4])
  expect(third.lineItems.map(({ variant, quantity }) => [variant.sku, quantity])).toEqual([
    [PRESS, 5],
    [SAW, 1],
  ])
  expect(third.totalLineItemQuantity).toBe(6)
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(third)
})

test('M2 M3 DISC-16 a line costs the active discount of the store, and the total is lines and shipping', async () => {
  const { owner, cart } = await aVisitor(context)
  const { lineItems, totalPrice, taxedPrice, shippingInfo } = await addLineItem(context, requestOf(owner, cart), {
    sku: SAW,
    quantity: 2,
  })
  expect(lineItems[0]?.totalPrice.centAmount).toBe(3998)
  expect(shippingInfo?.price.centAmount).toBe(195)
  expect(totalPrice).toMatchObject({ centAmount: 4193, currencyCode: 'EUR' })
  expect(taxedPrice.totalNet.centAmount + taxedPrice.totalTax.centAmount).toBe(4193)
  expect(taxedPrice.taxPortions).toMatchObject([{ rate: 0.23, name: 'DPH' }])
})

test('CART-26 a line keeps name and address in the languages of the store, and its channels', async () => {
  const { owner, cart } = await aVisitor(context, 'be')
  const { lineItems } = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  expect(lineItems[0]).toMatchObject({
    name: { fr: 'Press fr', nl: 'Press nl' },
    productSlug: { fr: 'product-fr-30000001', nl: 'product-nl-30000001' },
    supplyChannel: { id: 'supply-be' },
    distributionChannel: { id: 'distribution-be' },
    priceMode: 'Platform',
  })
  expect(lineItems[0]?.name).not.toHaveProperty('sk')
  await expect(
    addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1, supplyChannelId: 'supply-sk' }),
  ).rejects.toEqual(failure('invalid-input', { field: 'supplyChannel' }))
})

test('CART-18, CART-19 more than stock and more than 1000 units are refused and change nothing', async () => {
  const { owner, cart } = await aVisitor(context)
  const full = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 100 })
  await expect(addLineItem(context, requestOf(owner, full), { sku: PRESS, quantity: 1 })).rejects.toEqual(
    failure('out-of-stock', { lines: [{ sku: PRESS, requested: 101, available: 100 }] }),
  )
  await expect(addLineItem(context, requestOf(owner, full), { sku: PRESS, quantity: 901 })).rejects.toEqual(
    failure('quantity-above-limit', { limit: 1000 }),
  )
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(full)
})

test('STOCK-05, EG-11 a virtual product needs no stock but its product, and goes with it', async () => {
  const { owner, cart } = await aVisitor(context)
  await expect(addLineItem(context, requestOf(owner, cart), { sku: GUARANTEE, quantity: 1 })).rejects.toEqual(
    failure('invalid-input', { field: 'parentSku' }),
  )
  const withPress = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  const guaranteed = await addLineItem(context, requestOf(owner, withPress), { sku: GUARANTEE, quantity: 1, parentSku: PRESS })
  expect(guaranteed.lineItems.map(({ type }) => type)).toEqual(['standard_product', 'extra_guarantee'])
  const [press] = guaranteed.lineItems
  const emptied = await removeLineItem(context, requestOf(owner, guaranteed), { lineItemId: press!.id })
  expect(emptied.lineItems).toEqual([])
  expect(emptied.totalPrice.centAmount).toBe(0)
})

test('CART-14 an unknown or unpriced product is refused', async () => {
  const { owner, cart } = await aVisitor(context)
  await expect(addLineItem(context, requestOf(owner, cart), { sku: 'EX39999999', quantity: 1 })).rejects.toEqual(
    failure('resource-not-found', { typeId: 'product' }),
  )
  const swiss = await aVisitor(context, 'ch')
  await expect(addLineItem(context, requestOf(swiss.owner, swiss.cart), { sku: PRESS, quantity: 1 })).rejects.toEqual(
    failure('matching-price-not-found', { sku: PRESS }),
  )
})

test('CART-02 an older version is good enough to add, one that is not there yet is not', async () => {
  const { owner, cart } = await aVisitor(context)
  await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  const second = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  expect(second).toMatchObject({ version: 3, totalLineItemQuantity: 2 })
  await expect(addLineItem(context, { ...requestOf(owner, second), version: 4 }, { sku: PRESS, quantity: 1 })).rejects.toEqual(
    failure('invalid-input', { field: 'version' }),
  )
})

test('CART-09, API-47 C2 a change of what others may have changed needs the current version and is told it', async () => {
  const { owner, cart } = await aVisitor(context)
  const current = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 2 })
  const stale = requestOf(owner, cart)
  const lineItemId = current.lineItems[0]!.id
  const refused = failure('concurrent-modification', { currentVersion: 2 })
  await expect(changeLineItemQuantity(context, stale, { lineItemId, quantity: 1 })).rejects.toEqual(refused)
  await expect(removeLineItem(context, stale, { lineItemId })).rejects.toEqual(refused)
  await expect(updateCart(context, stale, [{ action: 'recalculate' }])).rejects.toEqual(refused)
  await expect(deleteCart(context, stale)).rejects.toEqual(refused)
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(current)
})

test('CART-15, API-09 a quantity is set, the same one keeps the version, 0 removes the line', async () => {
  const { owner, cart } = await aVisitor(context)
  const two = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 2 })
  const lineItemId = two.lineItems[0]!.id
  const five = await changeLineItemQuantity(context, requestOf(owner, two), { lineItemId, quantity: 5 })
  expect(five).toMatchObject({ version: 3, totalLineItemQuantity: 5 })
  expect(await changeLineItemQuantity(context, requestOf(owner, five), { lineItemId, quantity: 5 })).toEqual(five)
  const none = await changeLineItemQuantity(context, requestOf(owner, five), { lineItemId, quantity: 0 })
  expect(none).toMatchObject({ version: 4, lineItems: [], totalLineItemQuantity: 0 })
  await expect(changeLineItemQuantity(context, requestOf(owner, none), { lineItemId, quantity: 1 })).rejects.toEqual(
    failure('resource-not-found', { typeId: 'line-item' }),
  )
})

test('CART-28, API-10 a deleted cart is gone', async () => {
  const { owner, cart } = await aVisitor(context)
  await deleteCart(context, requestOf(owner, cart))
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toBeUndefined()
  await expect(deleteCart(context, requestOf(owner, cart))).rejects.toEqual(failure('resource-not-found'))
})

test('A1 CART-11 CART-13 a cart of someone else or of another store is not found, by the same words', async () => {
  const { owner, cart } = await aVisitor(context)
  const request = requestOf(owner, cart)
  const notFound = failure('resource-not-found', { typeId: 'cart', id: cart.id })
  const line = { sku: PRESS, quantity: 1 }
  await expect(addLineItem(context, { ...request, owner: aStranger() }, line)).rejects.toEqual(notFound)
  await expect(addLineItem(context, { ...request, storeKey: 'de' }, line)).rejects.toEqual(notFound)
  await expect(updateCart(context, { ...request, owner: aStranger() }, [{ action: 'recalculate' }])).rejects.toEqual(notFound)
  await expect(deleteCart(context, { ...request, owner: aStranger() })).rejects.toEqual(notFound)
  await expect(addLineItem(context, { ...request, storeKey: 'de' }, line)).rejects.toThrow(
    `The cart ${cart.id} was not found in store de.`,
  )
})

test('CHK-22 a wrong postal code is refused in the specified words', async () => {
  const { owner, cart } = await aVisitor(context)
  const set = (name: 'setBillingAddress' | 'setShippingAddress') =>
    updateCart(context, requestOf(owner, cart), [{ action: name, address: aSlovakAddress({ postalCode: '8110' }) }])
  await expect(set('setBillingAddress')).rejects.toEqual(failure('postal-code-incorrect', { address: 'billing' }))
  await expect(set('setBillingAddress')).rejects.toThrow(
    /^Postal code is incorrect in billing address: Hlavná 12, 8110 Bratislava, SK$/,
  )
  await expect(set('setShippingAddress')).rejects.toThrow(/^Postal code is incorrect in shipping address/)
  await expect(
    updateCart(context, requestOf(owner, cart), [{ action: 'setBillingAddress', address: aSlovakAddress({ phone: '' }) }]),
  ).rejects.toEqual(failure('address-incomplete', { address: 'billing', field: 'phone' }))
})

test('API-38 actions take effect all or not at all, and without effect the version stays', async () => {
  const { owner, cart } = await aReadyCart(context)
  expect(cart).toMatchObject({ customerEmail: 'jana@example.org', billingAddress: { city: 'Bratislava' } })
  const same = await updateCart(context, requestOf(owner, cart), [
    { action: 'setCustomerEmail', email: 'jana@example.org' },
    { action: 'setBillingAddress', address: aSlovakAddress({ company: '' }) },
    { action: 'recalculate', updateProductData: true },
    { action: 'setCustomType', fields: {} },
  ])
  expect(same).toEqual(cart)
  await expect(
    updateCart(context, requestOf(owner, cart), [
      { action: 'setCustomerEmail', email: 'other@example.org' },
      { action: 'setShippingAddress', address: aSlovakAddress({ postalCode: 'x' }) },
    ]),
  ).rejects.toEqual(failure('postal-code-incorrect'))
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
  const custom = await updateCart(context, requestOf(owner, cart), [{ action: 'setCustomType', fields: { utmSource: 'mail' } }])
  expect(custom).toMatchObject({ version: cart.version + 1, custom: { utmSource: 'mail' } })
})

test('API-38 recalculating takes over a changed price', async () => {
  const { owner, cart } = await aVisitor(context)
  const before = await addLineItem(context, requestOf(owner, cart), { sku: CRANE, quantity: 1 })
  await sql`update price set value_cent = value_cent + 100 where sku = ${CRANE}`.execute(context.db)
  const after = await updateCart(context, requestOf(owner, before), [{ action: 'recalculate' }])
  expect(after.totalPrice.centAmount).toBe(before.totalPrice.centAmount + 100)
})

test('C1 a cart operation is two statements', async () => {
  const statements: string[] = []
  const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
  const counting = { ...context, db }
  const { owner, cart } = await aVisitor(context)
  const added = await addLineItem(counting, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  expect(statements).toHaveLength(2)
  await changeLineItemQuantity(counting, requestOf(owner, added), { lineItemId: added.lineItems[0]!.id, quantity: 4 })
  expect(statements).toHaveLength(4)
  await db.destroy()
})

test('MKT-12, CART-01 what has no text in a language of the market is not sold there, read from memory or not', async () => {
  const sku = 'EX30000077'
  const whole = aProduct({ sku })
  const inGerman = (text: LocalizedString): LocalizedString => ({ de: text.de ?? '' })
  const product = { ...whole, name: inGerman(whole.name), slug: inGerman(whole.slug) }
  const shop = await openTestShop({ products: [product] })
  const { owner, cart } = await aVisitor(shop.context, 'sk')
  const adding = addLineItem(shop.context, requestOf(owner, cart), { sku, quantity: 1 })
  await expect(adding).rejects.toMatchObject({ failure: { code: 'resource-not-found' } })
  const inMemory = openTestCatalogue(shop.context)
  const now = shop.context.now()
  expect(await inMemory.findSellable(sku, marketOf('SK'), { now })).toBeUndefined()
  expect(await inMemory.findSellable(sku, marketOf('DE'), { now })).toMatchObject({ sku, name: { de: whole.name.de } })
})
