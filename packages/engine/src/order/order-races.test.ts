import { expect, test } from 'vitest'
import { addLineItem } from '../cart/index.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { findInventory } from '../inventory/index.ts'
import { aPaidCart, CRANE, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { createOrderFromCart } from './index.ts'

const STOCK = 17
const { context } = await openTestShop({ stock: STOCK, poolSize: 20 })

async function violations() {
  return (await checkInvariants(context)).filter(result => result.violations > 0)
}

test('PAY-27 O1 O2 20 parallel calls for one cart make one order', async () => {
  const { owner, cart } = await aPaidCart(context, { [CRANE]: 1 })
  const orders = await Promise.all(Array.from({ length: 20 }, () => createOrderFromCart(context, requestOf(owner, cart))))
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1)
  expect(await findInventory(context, [CRANE])).toMatchObject([{ availableQuantity: STOCK - 1 }])
  expect(await violations()).toEqual([])
})

test('S2 ORD-13 50 buyers of 17 units buy exactly 17', async () => {
  const buyers = []
  for (let index = 0; index < 50; index++) buyers.push(await aPaidCart(context, { [PRESS]: 1 }))
  const results = await Promise.allSettled(buyers.map(({ owner, cart }) => createOrderFromCart(context, requestOf(owner, cart))))
  const refusals = results.filter(result => result.status === 'rejected').map(({ reason }) => reason.failure?.code)
  expect(refusals).toEqual(Array.from({ length: 50 - STOCK }, () => 'out-of-stock'))
  expect(await findInventory(context, [PRESS])).toMatchObject([{ availableQuantity: 0 }])
  expect(await violations()).toEqual([])
})

test('S1 orders that want the same products in another order never wait for each other', async () => {
  const buyers = []
  for (let index = 0; index < 12; index++) {
    buyers.push(await aPaidCart(context, index % 2 ? { [SAW]: 1, [CRANE]: 1 } : { [CRANE]: 1, [SAW]: 1 }))
  }
  const orders = await Promise.all(buyers.map(({ owner, cart }) => createOrderFromCart(context, requestOf(owner, cart))))
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(12)
  expect(await findInventory(context, [SAW])).toMatchObject([{ availableQuantity: STOCK - 12 }])
  expect(await violations()).toEqual([])
})

test('O1 C1 ordering and adding at once: either the unit is in the order or the add is refused', async () => {
  const { owner, cart } = await aPaidCart(context, { [SAW]: 1 })
  const request = requestOf(owner, cart)
  const [order, added] = await Promise.allSettled([
    createOrderFromCart(context, request),
    addLineItem(context, request, { sku: SAW, quantity: 1 }),
  ])
  const isOrdered = order.status === 'fulfilled'
  expect(isOrdered).not.toBe(added.status === 'fulfilled')
  expect(await violations()).toEqual([])
})
