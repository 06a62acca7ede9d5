import type { Order } from '@shop/domain/order'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { updateCart } from '../cart/index.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { findInventory } from '../inventory/index.ts'
import { addTransaction, createCodPayment, registerPayment } from '../payment/index.ts'
import { changeShipmentState } from '../shipment/index.ts'
import { aPaidCart, aPaymentDraft, aReadyCart, CRANE, openTestShop, PRESS, requestOf, SAW } from '../testing/shop.fixtures.ts'
import { cancelOrder, confirmOrder, createOrderFromCart, findOrder, getOrders } from './index.ts'

const { context } = await openTestShop({ poolSize: 20 })

async function anOrder(lines: Readonly<Record<string, number>> = { [PRESS]: 1 }): Promise<Order> {
  const { owner, cart } = await aPaidCart(context, lines)
  return createOrderFromCart(context, requestOf(owner, cart))
}

async function toldOf(order: Order): Promise<string[]> {
  const rows = await context.db
    .selectFrom('outbox')
    .select('topic')
    .where(sql`payload ->> 'orderId'`, '=', order.id)
    .orderBy('id')
    .execute()
  return rows.map(({ topic }) => topic)
}

async function violations() {
  return (await checkInvariants(context)).filter(result => result.violations > 0)
}

const refused = expect.objectContaining({ failure: { code: 'invalid-operation' } })
const notFound = expect.objectContaining({ failure: expect.objectContaining({ code: 'resource-not-found', typeId: 'order' }) })

test('ORD-04 an order is confirmed once, and again without effect', async () => {
  const { id, orderNumber } = await anOrder()
  const confirmed = await confirmOrder(context, { orderNumber })
  expect(confirmed).toMatchObject({ id, orderState: 'Confirmed', version: 2 })
  expect(await confirmOrder(context, { id })).toEqual(confirmed)
  expect(await findOrder(context, { id })).toEqual(confirmed)
  for (const reference of [{ orderNumber: 'NS99999999' }, { id: '00000000-0000-4000-8000-000000000000' }])
    await expect(confirmOrder(context, reference)).rejects.toEqual(notFound)
})

test('ORD-06 goods move on, never back, and a shipped order that is paid is complete', async () => {
  const { id } = await anOrder()
  for (const state of ['Ready', 'Delayed', 'Backorder', 'Partial', 'Shipped'] as const)
    expect(await changeShipmentState(context, { id }, state)).toMatchObject({ shipmentState: state, orderState: 'Open' })
  await expect(changeShipmentState(context, { id }, 'Pending')).rejects.toEqual(refused)
  expect(await changeShipmentState(context, { id }, 'Shipped')).toMatchObject({ version: 6 })
  expect(await registerPayment(context, { id }, {})).toMatchObject({ orderState: 'Complete', paymentState: 'Paid' })
  await expect(cancelOrder(context, { id })).rejects.toEqual(refused)
  await expect(confirmOrder(context, { id })).rejects.toEqual(refused)
})

test('ORD-04 S1 O3 cancelling gives all stock back, tells it, and leaves the content as it was', async () => {
  const before = await findInventory(context, [PRESS, SAW, CRANE])
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 2, [SAW]: 3 })
  const order = await createOrderFromCart(context, requestOf(owner, cart))
  const cancelled = await cancelOrder(context, { id: order.id })
  expect(cancelled).toEqual({ ...order, orderState: 'Cancelled', paymentState: 'Failed', version: 2 })
  expect((await getOrders(context, { owner })).results).toEqual([cancelled])
  expect(await findInventory(context, [PRESS, SAW, CRANE])).toEqual(before)
  expect(await toldOf(order)).toEqual(['order-created', 'order-cancelled'])
  await expect(changeShipmentState(context, { id: order.id }, 'Shipped')).rejects.toEqual(refused)
  expect(await violations()).toEqual([])
})

test.each(['Partial', 'Shipped'] as const)(
  'ORD-04 P3 an order that is %s cannot be cancelled and keeps its stock',
  async state => {
    const order = await anOrder()
    await changeShipmentState(context, { id: order.id }, state)
    const stock = await findInventory(context, [PRESS])
    await expect(cancelOrder(context, { id: order.id })).rejects.toEqual(refused)
    expect(await findInventory(context, [PRESS])).toEqual(stock)
    expect(await toldOf(order)).toEqual(['order-created', 'order-shipped'])
    await expect(sql`update "order" set order_state = 'Cancelled' where id = ${order.id}`.execute(context.db)).rejects.toThrow(
      'order_cancelled_before_shipping',
    )
  },
)

test('S1, O1 an order that is cancelled 20 times at once gives its stock back once', async () => {
  const before = await findInventory(context, [PRESS, SAW])
  const order = await anOrder({ [PRESS]: 3, [SAW]: 2 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancelOrder(context, { orderNumber: order.orderNumber })))
  expect(new Set(answers.map(({ version, orderState }) => `${version} ${orderState}`))).toEqual(new Set(['2 Cancelled']))
  expect(await findInventory(context, [PRESS, SAW])).toEqual(before)
  expect(await toldOf(order)).toEqual(['order-created', 'order-cancelled'])
  expect(await violations()).toEqual([])
})

test('P3 of cancelling and shipping at once exactly one happens', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await anOrder()
    const results = await Promise.allSettled([cancelOrder(context, { id }), changeShipmentState(context, { id }, 'Shipped')])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  }
  expect(await violations()).toEqual([])
})

test('S1 orders and cancellations that touch the same products never wait for each other', async () => {
  const placed = await Promise.all(Array.from({ length: 6 }, () => anOrder({ [SAW]: 1, [CRANE]: 1 })))
  const carts = []
  for (let index = 0; index < 6; index++) carts.push(await aPaidCart(context, { [CRANE]: 1, [SAW]: 1 }))
  const results = await Promise.allSettled([
    ...placed.map(({ id }) => cancelOrder(context, { id })),
    ...carts.map(({ owner, cart }) => createOrderFromCart(context, requestOf(owner, cart))),
  ])
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await violations()).toEqual([])
})

test('P1 cancelling an order whose money is reserved asks for its release once', async () => {
  const order = await anOrder()
  const [payment] = order.paymentInfo.payments
  const { currencyCode, centAmount } = order.totalPrice
  const report = { eventKey: 'auth/1', interactionId: 'psp-1', type: 'Authorization', state: 'Success' } as const
  await addTransaction(context, payment!.id, { ...report, amount: { currencyCode, centAmount } })
  expect(await cancelOrder(context, { id: order.id })).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' })
  const again = await cancelOrder(context, { id: order.id })
  expect(again.paymentInfo.payments[0]?.transactions).toMatchObject([
    { type: 'Authorization', state: 'Success' },
    { type: 'CancelAuthorization', state: 'Initial', amount: order.totalPrice },
  ])
})

test('O2 an order that fails to be cancelled keeps its stock, its state and its silence', async () => {
  const order = await anOrder()
  const stock = await findInventory(context, [PRESS])
  const clash = { topic: 'order-cancelled', payload: '{}', dedup_key: `order-cancelled/${order.id}` }
  await sql`alter table stock_movement add constraint no_returns check (kind <> 'return') not valid`.execute(context.db)
  await expect(cancelOrder(context, { id: order.id })).rejects.toThrow('no_returns')
  await sql`alter table stock_movement drop constraint no_returns`.execute(context.db)
  expect(await findOrder(context, { id: order.id })).toEqual(order)
  expect(await findInventory(context, [PRESS])).toEqual(stock)
  expect(await context.db.selectFrom('outbox').select('id').where('dedup_key', '=', clash.dedup_key).execute()).toEqual([])
})

test('COD-08, ORD-05 cash is due until it is registered, then paid', async () => {
  const { owner, cart } = await aReadyCart(context)
  const draft = aPaymentDraft(cart, 'cash-on-delivery', cart.totalPrice.centAmount + 495)
  const paid = await createCodPayment(context, requestOf(owner, cart), draft)
  const order = await createOrderFromCart(context, requestOf(owner, paid.cart))
  expect(order.paymentState).toBe('BalanceDue')
  await changeShipmentState(context, { id: order.id }, 'Shipped')
  expect(await registerPayment(context, { id: order.id }, {})).toMatchObject({ orderState: 'Complete', paymentState: 'Paid' })
})

test('PAY-16 a cart whose payment was cancelled is not ordered until it is paid again', async () => {
  const { owner, cart, payment } = await aPaidCart(context)
  const amount = { currencyCode: payment.amountPlanned.currencyCode, centAmount: payment.amountPlanned.centAmount }
  const report = { eventKey: 'cancel/1', interactionId: 'c', type: 'CancelAuthorization', state: 'Success', amount } as const
  await addTransaction(context, payment.id, report)
  await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toEqual(
    expect.objectContaining({ failure: { code: 'payment-cancelled' } }),
  )
  const recalculated = await updateCart(context, requestOf(owner, cart), [{ action: 'recalculate' }])
  expect(recalculated.cartState).toBe('Active')
})
