import type { Order } from '@shop/domain/order'
import { paymentAmountsOf } from '@shop/domain/payment'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { cancelOrder, createOrderFromCart, findOrder, getOrders } from '../order/index.ts'
import { failure } from '../testing/failure.fixtures.ts'
import { aPaidCart, openTestShop, PRESS, requestOf } from '../testing/shop.fixtures.ts'
import { addTransaction, chargeBackOrder, refundOrder, registerPayment, type TransactionReport } from './index.ts'

const { context } = await openTestShop({ poolSize: 20, stock: 1000 })

async function anOrder(): Promise<Order> {
  const { owner, cart } = await aPaidCart(context, { [PRESS]: 1 })
  return createOrderFromCart(context, requestOf(owner, cart))
}

function paymentIdOf(order: Order): string {
  return order.paymentInfo.payments[0]!.id
}

async function toldOf(order: Order): Promise<unknown[]> {
  const rows = await context.db
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .where(sql`payload ->> 'orderId'`, '=', order.id)
    .where('topic', '<>', 'order-created')
    .orderBy('id')
    .execute()
  return rows.map(({ topic, payload }) => [topic, (payload as { centAmount?: number }).centAmount])
}

async function violations() {
  return (await checkInvariants(context)).filter(result => result.violations > 0)
}

test('ORD-05, ORD-07 a transfer that arrives makes the order Paid, once', async () => {
  const order = await anOrder()
  const paid = await registerPayment(context, { orderNumber: order.orderNumber }, { key: 'bank-1' })
  expect(paid).toMatchObject({ paymentState: 'Paid', orderState: 'Open', version: 2 })
  expect(paid.paymentInfo.payments).toMatchObject([
    { version: 2, transactions: [{ type: 'Charge', state: 'Success', amount: order.totalPrice, interactionId: 'bank-1' }] },
  ])
  expect(await registerPayment(context, { id: order.id }, { key: 'bank-1' })).toEqual(paid)
  expect(await registerPayment(context, { id: order.id }, {})).toEqual(paid)
  expect(await findOrder(context, { id: order.id })).toEqual(paid)
  expect(await toldOf(order)).toEqual([['order-paid', undefined]])
})

test('ORD-05 part of the money leaves a balance due, more than all of it is owed back', async () => {
  const order = await anOrder()
  const total = order.totalPrice.centAmount
  expect(await registerPayment(context, { id: order.id }, { key: 'a', centAmount: 100 })).toMatchObject({
    paymentState: 'BalanceDue',
  })
  expect(await registerPayment(context, { id: order.id }, {})).toMatchObject({ paymentState: 'Paid' })
  expect(await registerPayment(context, { id: order.id }, { key: 'b', centAmount: 1 })).toMatchObject({
    paymentState: 'CreditOwed',
  })
  const { paymentInfo } = await refundOrder(context, { id: order.id }, {})
  expect(paymentAmountsOf(paymentInfo.payments[0]!)).toMatchObject({ charged: total + 1, refunded: total + 1 })
  for (const centAmount of [0, -1, 1.5])
    await expect(registerPayment(context, { id: order.id }, { key: 'c', centAmount })).rejects.toEqual(failure('invalid-input'))
  expect(await violations()).toEqual([])
})

test('ORD-05 P2 a refund is partial or whole, told each time, and never above what came in', async () => {
  const order = await anOrder()
  const { id } = order
  const total = order.totalPrice.centAmount
  await expect(refundOrder(context, { id }, {})).rejects.toEqual(
    failure('refund-above-charge', { refundable: { ...order.totalPrice, centAmount: 0 } }),
  )
  await registerPayment(context, { id }, {})
  const partly = await refundOrder(context, { id }, { key: 'r1', centAmount: 1000 })
  expect(partly.paymentState).toBe('CreditOwed')
  expect(await refundOrder(context, { id }, { key: 'r1', centAmount: 1000 })).toEqual(partly)
  await expect(refundOrder(context, { id }, { key: 'r1', centAmount: 999 })).rejects.toEqual(failure('malformed-price'))
  await expect(refundOrder(context, { id }, { centAmount: total - 999 })).rejects.toEqual(failure('refund-above-charge'))
  const wholly = await refundOrder(context, { id }, {})
  expect(await refundOrder(context, { id }, {})).toEqual(wholly)
  expect(await toldOf(order)).toEqual([
    ['order-paid', undefined],
    ['order-refunded', 1000],
    ['order-refunded', total - 1000],
  ])
  expect(await violations()).toEqual([])
})

test('P2 20 refunds at once never exceed what came in', async () => {
  const { id, totalPrice } = await anOrder()
  await registerPayment(context, { id }, {})
  const centAmount = Math.floor(totalPrice.centAmount / 7)
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => refundOrder(context, { id }, { centAmount })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  const whole = await Promise.all(Array.from({ length: 10 }, () => refundOrder(context, { id }, {})))
  expect(new Set(whole.map(({ version }) => version)).size).toBe(1)
  expect(paymentAmountsOf(whole[0]!.paymentInfo.payments[0]!).refunded).toBe(totalPrice.centAmount)
  expect(await violations()).toEqual([])
})

test('P2 20 equal bookings at once count once: of a transfer, of a refund with a key, of a chargeback', async () => {
  const { id, totalPrice } = await anOrder()
  const twenty = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, make))
  await twenty(() => registerPayment(context, { id }, { key: 'bank' }))
  await twenty(() => refundOrder(context, { id }, { key: 'once', centAmount: 100 }))
  await twenty(() => chargeBackOrder(context, { id }, { key: 'dispute', centAmount: 200 }))
  const { paymentInfo } = await findOrder(context, { id })
  expect(paymentAmountsOf(paymentInfo.payments[0]!)).toMatchObject({
    charged: totalPrice.centAmount,
    refunded: 100,
    chargedBack: 200,
  })
  expect(await violations()).toEqual([])
})

test('P2, P3 a chargeback takes at most what the shop holds, and the order stays on the way back', async () => {
  const order = await anOrder()
  const { id } = order
  await registerPayment(context, { id }, {})
  await refundOrder(context, { id }, { centAmount: 1000 })
  const held = order.totalPrice.centAmount - 1000
  await expect(chargeBackOrder(context, { id }, { key: 'd', centAmount: held + 1 })).rejects.toEqual(
    failure('refund-above-charge'),
  )
  expect(await chargeBackOrder(context, { id }, { key: 'd' })).toMatchObject({ paymentState: 'CreditOwed' })
  await expect(refundOrder(context, { id }, { centAmount: 1 })).rejects.toEqual(failure('refund-above-charge'))
  expect(await violations()).toEqual([])
})

test('ORD-04 P2 a cancelled order that was paid is refunded as a whole; late money is owed back too', async () => {
  const order = await anOrder()
  await registerPayment(context, { id: order.id }, {})
  expect(await cancelOrder(context, { id: order.id })).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' })
  expect(await refundOrder(context, { id: order.id }, {})).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' })
  const unpaid = await anOrder()
  await cancelOrder(context, { id: unpaid.id })
  await expect(registerPayment(context, { id: unpaid.id }, {})).rejects.toEqual(failure('invalid-operation'))
  const late = await registerPayment(context, { id: unpaid.id }, { centAmount: unpaid.totalPrice.centAmount })
  expect(late).toMatchObject({ orderState: 'Cancelled', paymentState: 'CreditOwed' })
  expect(await violations()).toEqual([])
})

/** What a provider reports about one card payment, each report with its own key. */
function reportsAbout(order: Order): TransactionReport[] {
  const { currencyCode, centAmount } = order.totalPrice
  const report = (type: TransactionReport['type'], state: TransactionReport['state'], cents = centAmount): TransactionReport => {
    const interactionId = `${order.id}/${type}`
    return { eventKey: `${interactionId}/${state}`, interactionId, type, state, amount: { currencyCode, centAmount: cents } }
  }
  return [
    report('Authorization', 'Pending'),
    report('Authorization', 'Success'),
    report('Authorization', 'Failure'),
    report('Charge', 'Pending'),
    report('Charge', 'Success'),
    report('Charge', 'Failure'),
    report('Refund', 'Pending', 500),
    report('Refund', 'Success', 500),
  ]
}

test('ORD-07 P3 reports of a provider in any order, repeated and at once, end in one state', async () => {
  const outcomes = new Set<string>()
  const orders: Order[] = []
  for (let run = 0; run < 12; run++) orders.push(await anOrder())
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 16, maxLength: 16 }), async ranks => {
      const order = orders.pop()!
      const deliveries = reportsAbout(order)
        .flatMap(report => [report, report])
        .map((report, index) => ({ report, rank: ranks[index] ?? 0 }))
        .sort((a, b) => a.rank - b.rank)
      await Promise.all(deliveries.map(({ report }) => addTransaction(context, paymentIdOf(order), report)))
      const after = await findOrder(context, { id: order.id })
      const [payment] = after.paymentInfo.payments
      const movements = payment!.transactions.map(({ type, state }) => `${type} ${state}`).sort()
      outcomes.add(JSON.stringify([after.paymentState, after.version > 1, movements]))
      expect((await toldOf(order)).filter(told => JSON.stringify(told).includes('order-refunded'))).toEqual([
        ['order-refunded', 500],
      ])
    }),
    { numRuns: 12, endOnFailure: true },
  )
  expect([...outcomes]).toEqual([
    JSON.stringify(['CreditOwed', true, ['Authorization Success', 'Charge Success', 'Refund Success']]),
  ])
  expect(await violations()).toEqual([])
})

test('P2, O2 a report counts once by its key, whatever it says the second time', async () => {
  const order = await anOrder()
  const amount = { currencyCode: order.totalPrice.currencyCode, centAmount: order.totalPrice.centAmount }
  const report: TransactionReport = { eventKey: 'same-key', interactionId: 'x', type: 'Charge', state: 'Success', amount }
  const first = await addTransaction(context, paymentIdOf(order), report)
  const twice = await addTransaction(context, paymentIdOf(order), {
    ...report,
    interactionId: 'y',
    amount: { ...amount, centAmount: 1 },
  })
  expect(twice).toEqual(first)
})

test('M4 a movement in another currency, over another amount than before or of another person payment is refused', async () => {
  const order = await anOrder()
  const centAmount = order.totalPrice.centAmount
  const report = (eventKey: string, currencyCode: 'EUR' | 'HUF', cents: number): TransactionReport => {
    return { eventKey, interactionId: 'z', type: 'Charge', state: 'Pending', amount: { currencyCode, centAmount: cents } }
  }
  await addTransaction(context, paymentIdOf(order), report('m1', 'EUR', centAmount))
  const malformed = failure('malformed-price', { expected: order.totalPrice })
  await expect(addTransaction(context, paymentIdOf(order), report('m2', 'HUF', centAmount))).rejects.toEqual(malformed)
  await expect(addTransaction(context, paymentIdOf(order), report('m3', 'EUR', centAmount - 1))).rejects.toEqual(malformed)
  await expect(addTransaction(context, paymentIdOf(order), report('m4', 'EUR', 0))).rejects.toEqual(failure('invalid-input'))
  await expect(addTransaction(context, order.id, report('m5', 'EUR', centAmount))).rejects.toEqual(
    failure('resource-not-found', { typeId: 'payment' }),
  )
})

test('P1, P3 money that moves while the order is made is in the state of the order', async () => {
  for (let round = 0; round < 8; round++) {
    const { owner, cart, payment } = await aPaidCart(context, { [PRESS]: 1 })
    const { currencyCode, centAmount } = payment.amountPlanned
    const report: TransactionReport = {
      eventKey: `early/${payment.id}`,
      interactionId: 'early',
      type: 'Charge',
      state: 'Success',
      amount: { currencyCode, centAmount },
    }
    await Promise.all([addTransaction(context, payment.id, report), createOrderFromCart(context, requestOf(owner, cart))])
    expect((await getOrders(context, { owner })).results).toMatchObject([{ paymentState: 'Paid' }])
  }
  expect(await violations()).toEqual([])
})
