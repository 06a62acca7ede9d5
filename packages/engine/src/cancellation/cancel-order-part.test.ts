import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDocuments, issueInvoice } from '../fiscal/index.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { cancelOrder, createOrderFromCart, findOrder } from '../order/index.ts'
import { listPaymentProblems, registerPayment, registerRefunds } from '../payment/index.ts'
import { createReturn } from '../return/index.ts'
import { findBackorders, findShipments, shipOrder } from '../shipment/index.ts'
import { aPaidCart, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { cancelOrderPart } from './index.ts'

const { context } = await openTestShop({ poolSize: 20, stock: 1000 })

async function anOrder(lines: Readonly<Record<string, number>> = { [PRESS]: 3, [SAW]: 2 }, isPaid = true): Promise<Order> {
  const { owner, cart } = await aPaidCart(context, lines)
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  return isPaid ? registerPayment(context, { id: order.id }, {}) : order
}

const stockOf = (sku: string) =>
  context.db.selectFrom('inventory_entry').select(['available', 'sold']).where('sku', '=', sku).executeTakeFirstOrThrow()

const refundsOf = (order: Order) =>
  order.paymentInfo.payments
    .flatMap(({ transactions }) => transactions)
    .filter(({ type }) => type === 'Refund')
    .map(({ state, amount }) => `${state} ${amount.centAmount}`)

const violations = async () => (await checkInvariants(context)).filter(found => found.violations > 0)

async function messages(order: Order, topic: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox where topic = ${topic} and payload ->> 'orderId' = ${order.id}`.execute(
    context.db,
  )
  return rows[0]?.count ?? 0
}

test('ORD-04 the open part of an order is cancelled once: money, stock and message, and what has left is invoiced alone', async () => {
  const order = await anOrder()
  await shipOrder(context, order, { units: [{ sku: PRESS, quantity: 2 }] })
  expect((await findBackorders(context, 100)).some(found => found.order.id === order.id)).toBe(true)
  const before = await stockOf(PRESS)
  const key = `request/${order.id}`
  const results = await Promise.all(Array.from({ length: 10 }, () => cancelOrderPart(context, order, { key })))
  const after = results[0]!
  expect(after).toMatchObject({ shipmentState: 'Shipped', orderState: 'Complete' })
  expect(after.cancellations).toMatchObject([{ amount: { centAmount: 10_000 + 2 * 1999 } }])
  expect(await stockOf(PRESS)).toEqual({ available: before.available + 1, sold: before.sold - 1 })
  const found = await findOrder(context, { id: order.id })
  expect(refundsOf(found)).toEqual(['Initial 13998'])
  expect(await messages(order, 'order-part-cancelled')).toBe(1)
  expect((await findBackorders(context, 100)).some(late => late.order.id === order.id)).toBe(false)
  expect((await listPaymentProblems(context, 100)).filter(({ subject }) => subject === order.orderNumber)).toMatchObject([
    { what: 'to be sent back by transfer', centAmount: 13_998 },
  ])
  expect(refundsOf(await registerRefunds(context, order))).toEqual(['Success 13998'])
  const invoice = await issueInvoice(context, order, [])
  expect(invoice?.document.totals).toMatchObject({ gross: order.totalPrice.centAmount - 13_998, due: 0 })
  expect(await issueInvoice(context, order, [])).toBeUndefined()
  expect(await findDocuments(context, { orderId: order.id }, 10)).toHaveLength(1)
  await expect(cancelOrderPart(context, order, { key: `more/${order.id}` })).rejects.toThrow('can be cancelled')
  expect(await violations()).toEqual([])
})

test('ORD-04 units leave or are cancelled, never both, and never with a return of what has left', async () => {
  for (let round = 0; round < 4; round++) {
    const order = await anOrder({ [PRESS]: 2 })
    await shipOrder(context, order, { units: [{ sku: PRESS, quantity: 1 }] })
    const [line] = order.lineItems as [Order['lineItems'][number]]
    const lines = [{ lineItemId: line.id, quantity: 1 }]
    const [sent, cancelled, returned] = await Promise.allSettled([
      shipOrder(context, order, { units: [{ sku: PRESS, quantity: 1 }] }),
      cancelOrderPart(context, order, { key: `race/${order.id}`, lines }),
      createReturn(context, order.id, {
        draftId: context.newId(),
        draft: { lines, reason: 'defective', wish: 'refund' },
        clientAddress: `10.0.0.${round}`,
      }),
    ])
    expect([sent.status, cancelled.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(returned.status).toBe('fulfilled')
    const shipped = (await findShipments(context, order.id)).flatMap(shipment => shipment.lines)
    const found = await findOrder(context, { id: order.id })
    const gone = shipped.reduce((units, { quantity }) => units + quantity, 0) + (found.cancellations?.length ?? 0)
    expect([gone, found.shipmentState]).toEqual([2, 'Shipped'])
    expect(found.returnInfo).toMatchObject([{ items: [{ lineItemId: line.id, quantity: 1, shipmentState: 'Advised' }] }])
  }
  expect(await violations()).toEqual([])
})

test('ORD-04 what is not paid yet is that much less, and line by line an order ends as one that is cancelled', async () => {
  const order = await anOrder({ [PRESS]: 2, [SAW]: 1 }, false)
  const part = await cancelOrderPart(context, order, { key: `a/${order.id}`, units: [{ sku: PRESS, quantity: 1 }] })
  expect(part).toMatchObject({ orderState: 'Open', shipmentState: 'Pending', paymentState: 'Pending' })
  expect(refundsOf(part)).toEqual([])
  await expect(cancelOrderPart(context, order, { key: `b/${order.id}`, units: [{ sku: PRESS, quantity: 2 }] })).rejects.toThrow(
    'open',
  )
  const paid = await registerPayment(context, { id: order.id }, {})
  expect(paid.paymentState).toBe('Paid')
  expect(paid.paymentInfo.payments[0]?.transactions).toMatchObject([
    { type: 'Charge', amount: { centAmount: order.totalPrice.centAmount - 10_000 } },
  ])
  const whole = await cancelOrderPart(context, order, { key: `c/${order.id}` })
  expect(whole).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' })
  expect(await messages(order, 'order-cancelled')).toBe(1)
  const other = await anOrder({ [SAW]: 2 })
  await cancelOrderPart(context, other, { key: `a/${other.id}`, units: [{ sku: SAW, quantity: 1 }] })
  await cancelOrder(context, other)
  expect(await violations()).toEqual([])
})
