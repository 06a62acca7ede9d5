import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createOrderFromCart } from '../order/index.ts'
import { aPaidCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { changeShipmentState, confirmDelivery, findShipments, shipOrder } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })

async function anOrder(lines: Readonly<Record<string, number>> = { [PRESS]: 3, [SAW]: 2 }): Promise<Order> {
  const { owner, cart } = await aPaidCart(context, lines)
  return createOrderFromCart(context, requestOf(owner, cart))
}

async function news(order: Order) {
  const { rows } = await sql<{ payload: { isPart: boolean; parcels: unknown[] } }>`
    select payload from outbox where topic = 'order-shipped' and payload ->> 'orderId' = ${order.id} order by id`.execute(
    context.db,
  )
  return rows.map(({ payload }) => payload)
}

const unitsOf = (order: Order, lines: readonly { lineItemId: string; quantity: number }[]) =>
  Object.fromEntries(lines.map(line => [order.lineItems.find(({ id }) => id === line.lineItemId)?.variant.sku, line.quantity]))

test('ORD-06 goods leave in several shipments, each with its parcels, and the order follows', async () => {
  const order = await anOrder()
  const parcel = { trackingNumber: '00340434161094042557', carrier: 'DHL' }
  const part = { units: [{ sku: PRESS, quantity: 2 }], parcels: [parcel] }
  expect(await shipOrder(context, order, part)).toMatchObject({ shipmentState: 'Partial' })
  // A command that is repeated names the same parcel.
  expect(await shipOrder(context, order, part)).toMatchObject({ shipmentState: 'Partial' })
  const rest = [
    { sku: SAW, quantity: 2 },
    { sku: PRESS, quantity: 1 },
  ]
  expect(await shipOrder(context, order, { units: rest })).toMatchObject({ shipmentState: 'Shipped' })
  const [first, second, ...others] = await findShipments(context, order.id)
  expect(others).toEqual([])
  expect(first).toMatchObject({ position: 1, parcels: [parcel] })
  expect([unitsOf(order, first!.lines), unitsOf(order, second!.lines)]).toEqual([{ [PRESS]: 2 }, { [PRESS]: 1, [SAW]: 2 }])
  expect(await news(order)).toMatchObject([
    { isPart: true, parcels: [parcel] },
    { isPart: false, parcels: [] },
  ])
  await expect(shipOrder(context, order, { units: [{ sku: SAW, quantity: 1 }] })).rejects.toThrow('have left the house')
  await changeShipmentState(context, order, 'Shipped', [{ trackingNumber: 'AT-77 001' }])
  expect((await findShipments(context, order.id)).map(({ parcels }) => parcels.length)).toEqual([1, 1])
})

test('ORD-06 what is shipped as a whole leaves as one shipment with every line', async () => {
  const order = await anOrder()
  await changeShipmentState(context, order, 'Shipped')
  await changeShipmentState(context, order, 'Shipped')
  const shipments = await findShipments(context, order.id)
  expect(shipments.map(({ lines }) => unitsOf(order, lines))).toEqual([{ [PRESS]: 3, [SAW]: 2 }])
})

test('ORD-06, S1 of twenty who send the same units at once only those find some that are left', async () => {
  const order = await anOrder({ [PRESS]: 3 })
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => shipOrder(context, order, { units: [{ sku: PRESS, quantity: 1 }] })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const shipments = await findShipments(context, order.id)
  expect(shipments.map(({ position }) => position)).toEqual([1, 2, 3])
})

test('ORD-06 a shipment arrives once, after it has left', async () => {
  const order = await anOrder()
  await expect(confirmDelivery(context, order, {})).rejects.toThrow('have left the house')
  await shipOrder(context, order, { units: [{ sku: SAW, quantity: 1 }], parcels: [{ trackingNumber: 'PKT-1' }] })
  await shipOrder(context, order, { units: [{ sku: SAW, quantity: 1 }], parcels: [{ trackingNumber: 'PKT-2' }] })
  await expect(confirmDelivery(context, order, { at: '2020-01-01T00:00:00.000Z' })).rejects.toThrow('before they left')
  await expect(confirmDelivery(context, order, { trackingNumber: 'PKT-3' })).rejects.toThrow('no parcel PKT-3')
  const at = '2999-01-01T12:00:00.000Z'
  const after = await confirmDelivery(context, order, { at, trackingNumber: 'PKT-1' })
  expect(after.map(({ deliveredAt }) => deliveredAt)).toEqual([at, undefined])
  const later = '2999-01-02T12:00:00.000Z'
  expect((await confirmDelivery(context, order, { at: later })).map(({ deliveredAt }) => deliveredAt)).toEqual([at, later])
})
