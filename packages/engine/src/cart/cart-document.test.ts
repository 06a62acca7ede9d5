import { readFileSync } from 'node:fs'
import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import { createPasswordHasher } from '@shop/integrations/password'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CUSTOMER_DOCUMENT } from '../customer/customer-rows.ts'
import { signUp } from '../customer/index.ts'
import { openDatabase } from '../database/index.ts'
import type { StoredDocument } from '../database/stored-document.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { createOrderFromCart, findOrderForMessage, getOrders } from '../order/index.ts'
import { ORDER_DOCUMENT, readOrderDocument } from '../order/order-document.ts'
import { aCustomerDraft, aPaidCart, aReadyCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { PAYMENT_DOCUMENT, readPaymentDocument } from '../transaction/payment-rows.ts'
import { CART_DOCUMENT, readCartDocument, writeCartDocument } from './cart-document.ts'
import { addLineItem, changeLineItemQuantity, getActiveCart, removeLineItem, requireOwnCart } from './index.ts'
import { writeLineProducts } from './line-products.ts'

const { context, databaseUrl } = await openTestShop()

/** A document as a shop wrote it before documents said their version: never edited. */
function frozen(name: string): StoredDocument {
  return JSON.parse(readFileSync(new URL(`../${name}-document-version-1.json`, import.meta.url), 'utf8'))
}

/** What the oldest documents of version 1 lack: they were written before there were discounts and net prices. */
function asBeforeDiscounts({ appliedDiscounts: _a, refusedGifts: _g, taxMode: _t, ...document }: StoredDocument): StoredDocument {
  const { customLineItems, discountCodes } = document as unknown as Cart
  return {
    ...document,
    customLineItems: customLineItems.map(({ discountedPricePerQuantity: _d, ...line }) => line),
    discountCodes: discountCodes.map(({ state, discountCode: { id, code } }) => ({ state, discountCode: { id, code } })),
  }
}

async function versionsIn(table: 'cart' | 'order' | 'payment' | 'customer'): Promise<number[]> {
  const { rows } = await sql<{ version: number }>`
    select distinct (document ->> 'schemaVersion')::integer as version from ${sql.table(table)}`.execute(context.db)
  return rows.map(({ version }) => version)
}

test('O2 a cart of version 1 is read as it was', () => {
  expect(readCartDocument(frozen('cart/cart'), {})).toEqual(frozen('cart/cart'))
})

test('O2 an order and a payment of version 1 are read as they were', () => {
  expect(readOrderDocument(frozen('order/order'), {})).toEqual(frozen('order/order'))
  expect(readPaymentDocument(frozen('transaction/payment'))).toEqual(frozen('transaction/payment'))
})

test('O2 an order whose lines have their products keeps them, whatever its cart says', () => {
  const order = frozen('order/order') as unknown as Order
  const renamed = order.lineItems.map(line => ({ ...line, name: { en: 'Another name' } }))
  const products = JSON.parse(writeLineProducts({ lineItems: renamed }))
  for (const schemaVersion of [1, 2]) expect(readOrderDocument({ ...order, schemaVersion }, products)).toEqual(order)
})

test('M4, O2 an order leaves the products of its lines with its cart and is read whole', async () => {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 1, [SAW]: 2 })
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  expect(order.lineItems).toEqual(cart.lineItems)
  const { rows } = await sql<{ bare: boolean }>`
    select not jsonb_path_exists(document, '$.lineItems[*].name') as bare from "order" where id = ${order.id}`.execute(context.db)
  expect(rows).toEqual([{ bare: true }])
  expect((await getOrders(context, { owner })).results).toEqual([order])
  expect(await findOrderForMessage(context, order.id)).toEqual(order)
})

test('O2 carts and orders from before discounts have none', () => {
  const cart = readCartDocument(asBeforeDiscounts(frozen('cart/cart')), {})
  expect(cart).toMatchObject({ appliedDiscounts: [], refusedGifts: [], discountCodes: [{ discountCode: { cartDiscounts: [] } }] })
  expect(cart.customLineItems[0]?.discountedPricePerQuantity).toEqual([])
  const order = readOrderDocument(asBeforeDiscounts(frozen('order/order')), {})
  expect(order).toMatchObject({ taxMode: 'Platform', appliedDiscounts: [] })
  expect(order.totalPrice).toEqual(frozen('order/order').totalPrice)
})

test('O2 a stored cart of version 1 is shown, changed and written in the current version', async () => {
  const { owner, cart } = await aReadyCart(context)
  await sql`update cart set document = (document::jsonb - 'schemaVersion' - 'appliedDiscounts' - 'refusedGifts')::json where id = ${cart.id}`.execute(
    context.db,
  )
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
  expect(await requireOwnCart(context, requestOf(owner, cart))).toEqual(cart)
  const changed = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  expect(changed.version).toBe(cart.version + 1)
  const { rows } = await sql<{ version: number }>`
    select (document ->> 'schemaVersion')::integer as version from cart where id = ${cart.id}`.execute(context.db)
  expect(rows).toEqual([{ version: CART_DOCUMENT.schemaVersion }])
})

test('O2 a cart whose lines have their products, as version 2 wrote it, is shown, and written apart once it changes', async () => {
  const { owner, cart } = await aReadyCart(context, { [PRESS]: 1, [SAW]: 2 })
  const version2 = JSON.stringify({ ...cart, schemaVersion: 2 })
  await sql`update cart set document = ${version2}::json, line_products = '{}' where id = ${cart.id}`.execute(context.db)
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
  const lineItemId = cart.lineItems[0]?.id ?? ''
  const changed = await changeLineItemQuantity(context, requestOf(owner, cart), { lineItemId, quantity: 5 })
  expect(await requireOwnCart(context, requestOf(owner, cart))).toEqual(changed)
  const { rows } = await sql<{ bare: boolean; products: number }>`
    select not jsonb_path_exists(document::jsonb, '$.lineItems[*].variant.attributes') as bare,
      (select count(*) from json_object_keys(line_products)) as products
    from cart where id = ${cart.id}`.execute(context.db)
  expect(rows).toEqual([{ bare: true, products: 2 }])
})

/** A cart as version 3 stored it: texts, pictures and attributes of lines apart, all else in its lines. */
function asVersion3({ lineItems, ...cart }: Cart): { readonly document: string; readonly products: string } {
  const lines = lineItems.map(({ name: _name, productSlug: _slug, variant: { id, sku }, ...line }) => ({
    ...line,
    variant: { id, sku },
  }))
  const products = lineItems.map(({ id, name, productSlug, variant: { images, attributes } }) => [
    id,
    { name, productSlug, images, attributes },
  ])
  return {
    document: JSON.stringify({ schemaVersion: 3, ...cart, lineItems: lines }),
    products: JSON.stringify(Object.fromEntries(products)),
  }
}

test('O2 a cart of version 3 is shown and changed, and its lines lose nothing when it is written', async () => {
  const { owner, cart } = await aReadyCart(context, { [PRESS]: 1, [SAW]: 2 })
  const { document, products } = asVersion3(cart)
  await sql`update cart set document = ${document}::json, line_products = ${products}::json where id = ${cart.id}`.execute(
    context.db,
  )
  expect(await requireOwnCart(context, requestOf(owner, cart))).toEqual(cart)
  const lineItemId = cart.lineItems[0]?.id ?? ''
  const changed = await changeLineItemQuantity(context, requestOf(owner, cart), { lineItemId, quantity: 5 })
  expect(changed.lineItems.map(({ brand, price, taxRate }) => ({ brand, price, taxRate }))).toEqual(
    cart.lineItems.map(({ brand, price, taxRate }) => ({ brand, price, taxRate })),
  )
  expect(await requireOwnCart(context, requestOf(owner, cart))).toEqual(changed)
  expect((await checkInvariants(context)).filter(rule => rule.violations > 0)).toEqual([])
})

test('M1 amounts of a document say their currency where it is not that of the cart', async () => {
  const { cart } = await aReadyCart(context, { [PRESS]: 1 })
  const [line] = cart.lineItems
  if (!line) throw new Error('The cart has a line')
  const foreign = { ...cart, lineItems: [{ ...line, totalPrice: { ...line.totalPrice, currencyCode: 'PLN' as const } }] }
  for (const each of [cart, foreign])
    expect(readCartDocument(JSON.parse(writeCartDocument(each)), JSON.parse(writeLineProducts(each)))).toEqual(each)
})

test('CART-26 what lines copied of their products is written with lines that come and go, and left alone by other changes', async () => {
  const { owner, cart } = await aReadyCart(context, { [PRESS]: 1, [SAW]: 2 })
  const productsOf = async () => {
    const { rows } = await sql<{ products: object }>`
      select line_products as products from cart where id = ${cart.id}`.execute(context.db)
    return rows[0]?.products ?? {}
  }
  const ids = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id).sort()
  const written: string[] = []
  const db = openDatabase({ databaseUrl, onStatement: text => written.push(text) })
  const watched = { ...context, db }
  const lineItemId = cart.lineItems[0]?.id ?? ''
  const changed = await changeLineItemQuantity(watched, requestOf(owner, cart), { lineItemId, quantity: 3 })
  expect(written.join()).not.toMatch(/set[^;]*line_products =/)
  expect(Object.keys(await productsOf()).sort()).toEqual(ids(cart.lineItems))
  const removed = await removeLineItem(watched, requestOf(owner, changed), { lineItemId })
  expect(written.join()).toMatch(/set[^;]*line_products =/)
  expect(Object.keys(await productsOf())).toEqual(ids(removed.lineItems))
  await db.destroy()
})

test('O2 a cart of a newer release is an error, not a guess', async () => {
  const { owner, cart } = await aReadyCart(context)
  await sql`update cart set document = (document::jsonb || '{"schemaVersion": 99}')::json where id = ${cart.id}`.execute(
    context.db,
  )
  await expect(addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })).rejects.toThrow(
    'A cart has schema version 99; this release knows 1 to 4',
  )
  await sql`delete from cart where id = ${cart.id}`.execute(context.db)
})

test('O2 everything that is written says its version, and no answer does', async () => {
  const { owner, cart } = await aPaidCart(context)
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  const { customer } = await signUp(context, createPasswordHasher(), { storeKey: 'sk' }, aCustomerDraft())
  expect(JSON.stringify([cart, order, customer])).not.toContain('schemaVersion')
  expect(JSON.stringify(await getOrders(context, { owner }))).not.toContain('schemaVersion')
  expect(await versionsIn('cart')).toEqual([CART_DOCUMENT.schemaVersion])
  expect(await versionsIn('order')).toEqual([ORDER_DOCUMENT.schemaVersion])
  expect(await versionsIn('payment')).toEqual([PAYMENT_DOCUMENT.schemaVersion])
  expect(await versionsIn('customer')).toEqual([CUSTOMER_DOCUMENT.schemaVersion])
  expect((await checkInvariants(context)).filter(rule => rule.violations > 0)).toEqual([])
})
