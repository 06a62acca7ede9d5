import { isOrderNumber } from '@shop/domain/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addLineItem, applyDiscountCode, createCart, deleteCart, getActiveCart, updateCart } from '../cart/index.ts'
import { type EngineContext, openDatabase } from '../database/index.ts'
import { importCartDiscounts, importDiscountCodes } from '../discount/import-discounts.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { findInventory } from '../inventory/index.ts'
import { createBankPayment, createCodPayment } from '../payment/index.ts'
import { aCartDiscount, aDiscountCode } from '../testing/discount-drafts.ts'
import { failure } from '../testing/failure.fixtures.ts'
import {
  aPaidCart,
  aPaymentDraft,
  aReadyCart,
  aStranger,
  CRANE,
  openTestShop,
  PRESS,
  requestOf,
  SAW,
} from '../testing/shop.fixtures.ts'
import { createOrderFromCart, getOrders } from './index.ts'

const { context, databaseUrl } = await openTestShop()

async function availableQuantityOf(sku: string): Promise<number> {
  const [entry] = await findInventory(context, [sku])
  return entry!.availableQuantity
}

test('ORD-01, ORD-03, ORD-13 O3 an order freezes the cart, takes stock, ends the cart and is announced', async () => {
  const { owner, cart, payment } = await aPaidCart(context, { [PRESS]: 2, [SAW]: 1 })
  const [presses, saws] = [await availableQuantityOf(PRESS), await availableQuantityOf(SAW)]
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  expect(isOrderNumber(order.orderNumber)).toBe(true)
  expect(order).toMatchObject({
    version: 1,
    orderState: 'Open',
    paymentState: 'Pending',
    shipmentState: 'Pending',
    lineItems: cart.lineItems,
    totalPrice: cart.totalPrice,
    taxedPrice: cart.taxedPrice,
    paymentInfo: { payments: [payment] },
    cart: { id: cart.id, version: cart.version },
  })
  expect([await availableQuantityOf(PRESS), await availableQuantityOf(SAW)]).toEqual([presses - 2, saws - 1])
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toBeUndefined()
  const told = await context.db
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .where('dedup_key', 'like', `%${order.id}`)
    .execute()
  expect(told).toEqual([
    { topic: 'order-created', payload: { orderId: order.id, orderNumber: order.orderNumber, storeKey: 'sk' } },
  ])
})

test('PAY-27 O2 a repeated call returns the same order, whatever version it names', async () => {
  const { owner, cart } = await aPaidCart(context)
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  expect(await createOrderFromCart(context, requestOf(owner, cart))).toEqual(order)
  expect(await createOrderFromCart(context, { ...requestOf(owner, cart), version: 1 })).toEqual(order)
})

test('COD-12, PAY-18 an order paid in cash keeps the fee and is due on delivery', async () => {
  const { owner, cart } = await aReadyCart(context)
  const draft = aPaymentDraft(cart, 'cash-on-delivery', cart.totalPrice.centAmount + 495)
  const paid = await createCodPayment(context, requestOf(owner, cart), draft)
  const order = await createOrderFromCart(context, requestOf(owner, paid.cart))
  expect(order).toMatchObject({ paymentState: 'BalanceDue', customLineItems: [{ slug: 'cod-fee', quantity: 1 }] })
  expect(order.totalPrice.centAmount).toBe(cart.totalPrice.centAmount + 495)
})

test('ORD-09 an ordered cart takes no operation, and the visitor gets a new one', async () => {
  const { owner, cart } = await aPaidCart(context)
  await createOrderFromCart(context, requestOf(owner, cart))
  const request = { ...requestOf(owner, cart), version: cart.version + 1 }
  const refused = failure('invalid-operation')
  await expect(addLineItem(context, request, { sku: PRESS, quantity: 1 })).rejects.toEqual(refused)
  await expect(updateCart(context, request, [{ action: 'recalculate' }])).rejects.toEqual(refused)
  await expect(deleteCart(context, request)).rejects.toEqual(refused)
  const next = await createCart(context, { owner, storeKey: 'sk' })
  expect(next).toMatchObject({ version: 1, lineItems: [] })
  expect(next.id).not.toBe(cart.id)
})

test('A1 someone else can neither order the cart nor read the order', async () => {
  const { owner, cart } = await aPaidCart(context)
  await expect(createOrderFromCart(context, { ...requestOf(owner, cart), owner: aStranger() })).rejects.toEqual(
    failure('resource-not-found', { typeId: 'cart' }),
  )
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  await expect(createOrderFromCart(context, { ...requestOf(owner, cart), owner: aStranger() })).rejects.toEqual(
    failure('resource-not-found', { typeId: 'cart' }),
  )
  const where = { orderNumber: order.orderNumber }
  expect(await getOrders(context, { owner: aStranger(), where })).toMatchObject({ results: [], total: 0 })
  expect(await getOrders(context, { owner, where })).toMatchObject({ results: [order], total: 1, count: 1, limit: 20, offset: 0 })
})

test('ORD-12, API-26 orders come newest first, in pages', async () => {
  const first = await aPaidCart(context)
  const owner = first.owner
  const orders = [await createOrderFromCart(context, requestOf(owner, first.cart))]
  for (let index = 0; index < 2; index++) {
    const empty = await createCart(context, { owner, storeKey: 'sk' })
    const filled = await addLineItem(context, requestOf(owner, empty), { sku: SAW, quantity: 1 })
    const ready = await updateCart(context, requestOf(owner, filled), [
      { action: 'setCustomerEmail', email: 'jana@example.org' },
      { action: 'setBillingAddress', address: first.cart.billingAddress! },
      { action: 'setShippingAddress', address: first.cart.shippingAddress! },
    ])
    const draft = aPaymentDraft(ready, 'cash-on-delivery', ready.totalPrice.centAmount + 495)
    const paid = await createCodPayment(context, requestOf(owner, ready), draft)
    orders.push(await createOrderFromCart(context, requestOf(owner, paid.cart)))
  }
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  const all = await getOrders(context, { owner })
  expect(all.results.map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed())
  const page = await getOrders(context, { owner, sort: 'createdAt asc', limit: 1, offset: 1 })
  expect(page).toMatchObject({ total: 3, count: 1, limit: 1, offset: 1 })
  expect(page.results[0]?.orderNumber).toBe(numbers[1])
})

test('O3 an order is two statements, its repetition too, also with a code', async () => {
  const discount = { ...aCartDiscount(), requiresDiscountCode: true }
  await importCartDiscounts(context, [discount])
  await importDiscountCodes(context, [aDiscountCode('COUNTED', [discount.id], { maxApplicationsPerCustomer: 3 })])
  const ready = await aReadyCart(context, { [PRESS]: 1, [SAW]: 2 })
  const coded = await applyDiscountCode(context, requestOf(ready.owner, ready.cart), { code: 'COUNTED' })
  const { cart } = await createBankPayment(context, requestOf(ready.owner, coded), aPaymentDraft(coded, 'bank-transfer'))
  const statements: string[] = []
  const db = openDatabase({ databaseUrl, onStatement: text => statements.push(text) })
  const order = await createOrderFromCart({ ...context, db }, requestOf(ready.owner, cart))
  expect(statements).toHaveLength(2)
  expect(order.discountCodes).toHaveLength(1)
  expect(await createOrderFromCart({ ...context, db }, requestOf(ready.owner, cart))).toEqual(order)
  expect(statements).toHaveLength(4)
  await db.destroy()
})

test('C2 an older version of the cart is not ordered', async () => {
  const { owner, cart } = await aPaidCart(context)
  await expect(createOrderFromCart(context, { ...requestOf(owner, cart), version: cart.version - 1 })).rejects.toEqual(
    failure('concurrent-modification', { currentVersion: cart.version }),
  )
})

test('PAY-10 a cart without payment is not ordered', async () => {
  const { owner, cart } = await aReadyCart(context)
  await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toEqual(
    failure('payment-prerequisite', { field: 'payment' }),
  )
})

test('S1 O3 an order names every line that is short and takes no unit', async () => {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 2, [SAW]: 3, [CRANE]: 1 })
  const stock = await findInventory(context, [PRESS, SAW, CRANE])
  const sellAll = (sku: string, left: number) =>
    sql`update inventory_entry set loaded = loaded - available + ${left}, available = ${left} where sku = ${sku}`.execute(
      context.db,
    )
  await sellAll(PRESS, 1)
  await sellAll(CRANE, 0)
  await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toEqual(
    failure('out-of-stock', {
      lines: [
        { sku: PRESS, requested: 2, available: 1 },
        { sku: CRANE, requested: 1, available: 0 },
      ],
    }),
  )
  expect(await findInventory(context, [SAW])).toEqual(stock.filter(({ sku }) => sku === SAW))
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
  await sellAll(PRESS, 90)
  await sellAll(CRANE, 90)
  expect(await createOrderFromCart(context, requestOf(owner, cart))).toMatchObject({ orderState: 'Open' })
})

test('M3 M4 a price that changed after payment refuses the order', async () => {
  const { owner, cart } = await aPaidCart(context, { [CRANE]: 1 })
  const shift = (cents: number) =>
    sql`update price set value_cent = value_cent + ${cents} where sku = ${CRANE} and currency = 'EUR'`.execute(context.db)
  await shift(1)
  await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toEqual(failure('price-changed'))
  await shift(-1)
  await sql`update product set published = false where key = ${CRANE.toLowerCase()}`.execute(context.db)
  await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toEqual(failure('matching-price-not-found'))
  await sql`update product set published = true where key = ${CRANE.toLowerCase()}`.execute(context.db)
})

test('M2 a tax rate that changed after payment refuses the order until the cart is recalculated', async () => {
  const lastYear: EngineContext = { ...context, now: () => '2024-12-31T12:00:00.000Z' }
  const { owner, cart } = await aPaidCart(lastYear)
  expect(cart.taxedPrice.taxPortions).toMatchObject([{ rate: 0.2 }])
  await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toEqual(failure('price-changed'))
  const recalculated = await updateCart(context, requestOf(owner, cart), [{ action: 'recalculate' }])
  expect(recalculated.taxedPrice.taxPortions).toMatchObject([{ rate: 0.23 }])
})

test('M4 the content of an order cannot be changed, its states can', async () => {
  const { owner, cart } = await aPaidCart(context)
  const { id } = await createOrderFromCart(context, requestOf(owner, cart))
  await expect(
    sql`update "order" set document = jsonb_set(document, '{lineItems}', '[]') where id = ${id}`.execute(context.db),
  ).rejects.toThrow('is frozen')
  await sql`update "order" set order_state = 'Confirmed', version = 2 where id = ${id}`.execute(context.db)
  const { results } = await getOrders(context, { owner, where: { id } })
  expect(results).toMatchObject([{ orderState: 'Confirmed', version: 2 }])
})

test('O2 a failure before the commit changes nothing, a lost answer after it loses nothing', async () => {
  const { owner, cart } = await aPaidCart(context)
  const failAt = (point: string): EngineContext => ({
    ...context,
    failpoint: name => {
      if (name === point) throw new Error(`Failed at ${name}`)
    },
  })
  const request = requestOf(owner, cart)
  const stock = await findInventory(context, [PRESS])
  await expect(createOrderFromCart(failAt('order:before-commit'), request)).rejects.toThrow('order:before-commit')
  expect(await findInventory(context, [PRESS])).toEqual(stock)
  expect(await getActiveCart(context, { owner, storeKey: 'sk' })).toEqual(cart)
  await expect(createOrderFromCart(failAt('order:after-commit'), request)).rejects.toThrow('order:after-commit')
  const order = await createOrderFromCart(context, request)
  expect((await getOrders(context, { owner })).results).toEqual([order])
  expect((await checkInvariants(context)).filter(({ violations }) => violations > 0)).toEqual([])
})
