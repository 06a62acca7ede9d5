import type { Order } from '@shop/domain/order'
import { expect, test } from 'vitest'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { findInventory, setStock } from '../inventory/index.ts'
import { overwriteStock } from '../inventory/set-stock.ts'
import { cancelOrder, createOrderFromCart, findOrder } from '../order/index.ts'
import { findBackorders, shipOrder } from '../shipment/index.ts'
import { aPaidCart, CRANE, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import {
  closeOverduePreorders,
  findPreorders,
  openPreorder,
  PREORDER_MOVED_TOPIC,
  receiveStock,
  setExpectedDelivery,
} from './index.ts'

const { context } = await openTestShop({ stock: 0, poolSize: 20 })
const DAY = '2031-01-15'
const LATER = '2031-02-20'

async function order(lines: Readonly<Record<string, number>>): Promise<Order> {
  const { owner, cart } = await aPaidCart(context, lines)
  return createOrderFromCart(context, requestOf(owner, cart))
}

const waitingFor = async (sku: string) => (await findPreorders(context, { sku, limit: 100 })).map(each => each.orderNumber)
const violations = async () => (await checkInvariants(context)).filter(result => result.violations > 0)

async function told(): Promise<readonly { readonly orderId: string; readonly day: string }[]> {
  const rows = await context.db.selectFrom('outbox').select('payload').where('topic', '=', PREORDER_MOVED_TOPIC).execute()
  return rows.map(({ payload }) => payload as { orderId: string; day: string })
}

test('ORD-13, S2 50 buyers of 10 units on preorder buy exactly 10', async () => {
  await openPreorder(context, CRANE, { units: 10, day: DAY })
  const buyers = []
  for (let index = 0; index < 50; index++) buyers.push(await aPaidCart(context, { [CRANE]: 1 }))
  const results = await Promise.allSettled(buyers.map(({ owner, cart }) => createOrderFromCart(context, requestOf(owner, cart))))
  const refusals = results.filter(result => result.status === 'rejected').map(({ reason }) => reason.failure?.code)
  expect(refusals).toEqual(Array.from({ length: 40 }, () => 'out-of-stock'))
  expect(await findInventory(context, [CRANE])).toMatchObject([{ availableQuantity: 0 }])
  expect(await waitingFor(CRANE)).toHaveLength(10)
  expect(await violations()).toEqual([])
})

test('STOCK-04 what comes is for who ordered first, also after one of them cancels, and nothing leaves before it has come', async () => {
  await setStock(context, PRESS, { available: 1 })
  await openPreorder(context, PRESS, { units: 6, day: DAY })
  // One unit is here: the first order has to wait for the other.
  const [first, second, third] = [await order({ [PRESS]: 2 }), await order({ [PRESS]: 2 }), await order({ [PRESS]: 1 })]
  const preordersOf = async ({ id }: Order) => (await findOrder(context, { id })).preorders
  expect(await preordersOf(first)).toEqual([{ sku: PRESS, quantity: 1, expected: DAY }])
  expect(await preordersOf(second)).toEqual([{ sku: PRESS, quantity: 2, expected: DAY }])
  expect((await findBackorders(context, 50)).map(each => each.order.orderNumber)).toEqual(
    expect.arrayContaining([first, second, third].map(({ orderNumber }) => orderNumber)),
  )
  // The unit that is here may leave, no other.
  await expect(shipOrder(context, first, {})).rejects.toThrow('have not come yet')
  await shipOrder(context, first, { units: [{ sku: PRESS, quantity: 1 }] })
  await receiveStock(context, PRESS, 2)
  expect(await preordersOf(first)).toBeUndefined()
  expect(await preordersOf(second)).toEqual([{ sku: PRESS, quantity: 1, expected: DAY }])
  expect(await waitingFor(PRESS)).toEqual([second.orderNumber, third.orderNumber])
  await cancelOrder(context, second)
  // The unit that had come for it is for the next one.
  expect(await waitingFor(PRESS)).toEqual([])
  await shipOrder(context, third, {})
  await receiveStock(context, PRESS, 10)
  expect(await findInventory(context, [PRESS])).toMatchObject([{ availableQuantity: 10 }])
  expect(await violations()).toEqual([])
})

test('ORD-06 who waits is told another day once, and a day that has passed ends what can be ordered before', async () => {
  await openPreorder(context, SAW, { units: 3, day: DAY })
  await openPreorder(context, SAW, { units: 3, day: DAY })
  const [one, other] = [await order({ [SAW]: 1 }), await order({ [SAW]: 1 })]
  expect(await setExpectedDelivery(context, SAW, LATER)).toBe(2)
  expect(await setExpectedDelivery(context, SAW, LATER)).toBe(0)
  expect((await told()).map(({ orderId, day }) => `${orderId} ${day}`).sort()).toEqual(
    [one, other].map(({ id }) => `${id} ${LATER}`).sort(),
  )
  await expect(setExpectedDelivery(context, SAW, undefined)).rejects.toThrow('need a day')
  await expect(openPreorder(context, SAW, { units: 5, day: '2020-01-01' })).rejects.toThrow('is over')
  const after = { ...context, now: () => `2031-02-21T08:00:00.000Z` }
  expect(await closeOverduePreorders(after, 100)).toBe(1)
  expect(await closeOverduePreorders(after, 100)).toBe(0)
  expect(await findInventory(context, [SAW])).toMatchObject([{ availableQuantity: 0 }])
  // A count of none by another system is what a preorder is for; any other says that all have come.
  await openPreorder(context, SAW, { units: 4, day: LATER })
  await overwriteStock(context, [{ sku: SAW, quantity: 0 }])
  expect(await findInventory(context, [SAW])).toMatchObject([{ availableQuantity: 4 }])
  expect(await waitingFor(SAW)).toHaveLength(2)
  await overwriteStock(context, [{ sku: SAW, quantity: 7 }])
  expect(await findInventory(context, [SAW])).toMatchObject([{ availableQuantity: 7 }])
  expect(await waitingFor(SAW)).toEqual([])
  expect(await violations()).toEqual([])
})
