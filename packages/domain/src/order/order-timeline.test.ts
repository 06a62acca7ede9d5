import { expect, test } from 'vitest'
import { moneyOf } from '../money/index.ts'
import type { Payment, TransactionType } from '../payment/index.ts'
import { isCancellable, orderTimelineOf, type TimelineEvent } from './index.ts'

const TOTAL = moneyOf('EUR', 10_000)
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00.000Z`

function anOrder(changes: object = {}, movements: [TransactionType, number, string][] = [], paymentInterface = 'bank-transfer') {
  const payment = {
    id: 'payment',
    version: 1,
    paymentMethodInfo: { paymentInterface, name: { en: 'Payment' } },
    amountPlanned: TOTAL,
    transactions: movements.map(([type, centAmount, timestamp], index) => {
      return { id: `t${index}`, type, state: 'Success' as const, amount: moneyOf('EUR', centAmount), timestamp }
    }),
  } as Payment
  return {
    createdAt: day(1),
    orderState: 'Open' as const,
    paymentState: 'Pending' as const,
    shipmentState: 'Pending' as const,
    totalPrice: TOTAL,
    paymentInfo: { payments: [payment] },
    ...changes,
  }
}

const written = (events: readonly TimelineEvent[]) =>
  events.map(({ step, isDone, at }) => `${step}${isDone ? (at ? ` ${at.slice(8, 10)}` : '') : '?'}`)

test('ORD-10 an order that was just placed has payment, dispatch and delivery before it', () => {
  expect(written(orderTimelineOf(anOrder(), []))).toEqual(['placed 01', 'paid?', 'shipped?', 'delivered?'])
  const cash = orderTimelineOf(anOrder({}, [], 'cash-on-delivery'), [])
  expect(written(cash)).toEqual(['placed 01', 'shipped?', 'delivered?', 'paid?'])
})

test('ORD-06 goods that leave in parts are told by time, with their deliveries', () => {
  const order = anOrder({ shipmentState: 'Shipped', paymentState: 'Paid' }, [['Charge', 10_000, day(2)]])
  const shipments = [
    { position: 1, dispatchedAt: day(3), deliveredAt: day(6) },
    { position: 2, dispatchedAt: day(5) },
  ]
  const steps = ['placed 01', 'paid 02', 'partly-shipped 03', 'shipped 05', 'delivered 06', 'delivered?']
  expect(written(orderTimelineOf(order, shipments))).toEqual(steps)
  const whole = [shipments[0]!, { ...shipments[1]!, deliveredAt: day(7) }]
  expect(written(orderTimelineOf(order, whole)).at(-1)).toBe('delivered 07')
})

test('ORD-06 a part that has left leaves the rest to come, and goods from before there were shipments have left, too', () => {
  const part = anOrder({ shipmentState: 'Partial' })
  expect(written(orderTimelineOf(part, [{ position: 1, dispatchedAt: day(3) }]))).toEqual([
    'placed 01',
    'partly-shipped 03',
    'paid?',
    'shipped?',
    'delivered?',
  ])
  expect(written(orderTimelineOf(anOrder({ shipmentState: 'Shipped' }), []))).toContain('shipped')
})

test('ORD-05 money that was taken back is not paid any more, and a refund says how much went back', () => {
  const disputed = anOrder({ paymentState: 'Failed' }, [
    ['Charge', 10_000, day(2)],
    ['Chargeback', 10_000, day(4)],
  ])
  expect(written(orderTimelineOf(disputed, []))).toContain('paid?')
  const movements: [TransactionType, number, string][] = [
    ['Charge', 10_000, day(2)],
    ['Refund', 2500, day(8)],
  ]
  const refunded = orderTimelineOf(anOrder({ orderState: 'Cancelled', paymentState: 'CreditOwed' }, movements), [])
  expect(written(refunded)).toEqual(['placed 01', 'paid 02', 'refunded 08', 'cancelled'])
  expect(refunded[2]?.centAmount).toBe(2500)
})

test('ORD-04 an order can be cancelled by its buyer until goods have left the house', () => {
  expect(isCancellable(anOrder())).toBe(true)
  expect(isCancellable(anOrder({ orderState: 'Confirmed', shipmentState: 'Ready' }))).toBe(true)
  for (const changes of [
    { shipmentState: 'Partial' },
    { shipmentState: 'Shipped' },
    { orderState: 'Cancelled' },
    { orderState: 'Complete' },
  ])
    expect(isCancellable(anOrder(changes))).toBe(false)
})
