import { expect, test } from 'vitest'
import { moneyOf } from '../money/index.ts'
import type { Payment, TransactionType } from '../payment/index.ts'
import { changedStatesOf, isCancellable, orderTimelineOf, type TimelineEvent } from './index.ts'

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

const NOTHING = { shipments: [] }

const written = (events: readonly TimelineEvent[]) =>
  events.map(({ step, isDone, at }) => `${step}${isDone ? (at ? ` ${at.slice(8, 10)}` : '') : '?'}`)

test('ORD-10 an order that was just placed has payment, dispatch and delivery before it', () => {
  expect(written(orderTimelineOf(anOrder(), NOTHING))).toEqual(['placed 01', 'paid?', 'shipped?', 'delivered?'])
  const cash = orderTimelineOf(anOrder({}, [], 'cash-on-delivery'), NOTHING)
  expect(written(cash)).toEqual(['placed 01', 'shipped?', 'delivered?', 'paid?'])
})

test('ORD-06 goods that leave in parts are told by time, with their deliveries', () => {
  const order = anOrder({ shipmentState: 'Shipped', paymentState: 'Paid' }, [['Charge', 10_000, day(2)]])
  const shipments = [
    { position: 1, dispatchedAt: day(3), deliveredAt: day(6) },
    { position: 2, dispatchedAt: day(5) },
  ]
  const steps = ['placed 01', 'paid 02', 'partly-shipped 03', 'shipped 05', 'delivered 06', 'delivered?']
  expect(written(orderTimelineOf(order, { shipments }))).toEqual(steps)
  const whole = [shipments[0]!, { ...shipments[1]!, deliveredAt: day(7) }]
  expect(written(orderTimelineOf(order, { shipments: whole })).at(-1)).toBe('delivered 07')
})

test('ORD-06 a part that has left leaves the rest to come, and goods from before there were shipments have left, too', () => {
  const part = anOrder({ shipmentState: 'Partial' })
  expect(written(orderTimelineOf(part, { shipments: [{ position: 1, dispatchedAt: day(3) }] }))).toEqual([
    'placed 01',
    'partly-shipped 03',
    'paid?',
    'shipped?',
    'delivered?',
  ])
  expect(written(orderTimelineOf(anOrder({ shipmentState: 'Shipped' }), NOTHING))).toContain('shipped')
})

test('ORD-05 money that was taken back is not paid any more, and a refund says how much went back', () => {
  const disputed = anOrder({ paymentState: 'Failed' }, [
    ['Charge', 10_000, day(2)],
    ['Chargeback', 10_000, day(4)],
  ])
  expect(written(orderTimelineOf(disputed, NOTHING))).toContain('paid?')
  const movements: [TransactionType, number, string][] = [
    ['Charge', 10_000, day(2)],
    ['Refund', 2500, day(8)],
  ]
  const refunded = orderTimelineOf(anOrder({ orderState: 'Cancelled', paymentState: 'CreditOwed' }, movements), NOTHING)
  expect(written(refunded)).toEqual(['placed 01', 'paid 02', 'refunded 08', 'cancelled'])
  expect(refunded[2]?.centAmount).toBe(2500)
})

test('ORD-06 goods that wait in the house are told with their times, and with the day by which they are expected to leave', () => {
  const changes = [
    { state: 'Ready' as const, changedAt: day(2) },
    { state: 'Backorder' as const, changedAt: day(3) },
    { state: 'Ready' as const, changedAt: day(9) },
  ]
  const delays = [
    { until: '2026-11-20', toldAt: day(4) },
    { until: '2026-11-25', toldAt: day(8) },
  ]
  const events = orderTimelineOf(anOrder({ shipmentState: 'Ready' }), { shipments: [], changes, delays })
  expect(written(events)).toEqual([
    ...['placed 01', 'prepared 02', 'backordered 03', 'delayed 04', 'delayed 08', 'prepared 09'],
    ...['paid?', 'shipped?', 'delivered?'],
  ])
  expect(events.map(({ until }) => until).filter(Boolean)).toEqual(['2026-11-20', '2026-11-25', '2026-11-25'])
  // Of before times were kept.
  expect(written(orderTimelineOf(anOrder({ shipmentState: 'Delayed' }), NOTHING))).toContain('delayed')
})

test('ORD-04 a cancelled order says when it was cancelled, and that is its end', () => {
  const history = { shipments: [], changes: [{ state: 'Cancelled' as const, changedAt: day(5) }] }
  const movements: [TransactionType, number, string][] = [
    ['Charge', 10_000, day(2)],
    ['Refund', 10_000, day(8)],
  ]
  const order = anOrder({ orderState: 'Cancelled', paymentState: 'CreditOwed' }, movements)
  expect(written(orderTimelineOf(order, history))).toEqual(['placed 01', 'paid 02', 'cancelled 05', 'refunded 08'])
})

test('ORD-06 ORD-08 lost parcels, withdrawals and returns stand where they happened, by their numbers, and nothing of them is waited for', () => {
  const order = anOrder({ shipmentState: 'Shipped', paymentState: 'Paid' }, [['Charge', 10_000, day(2)]])
  const shipments = [
    { position: 1, dispatchedAt: day(3), deliveredAt: day(5), parcels: [{ trackingNumber: 'P1' }] },
    { position: 2, dispatchedAt: day(4), parcels: [{ trackingNumber: 'P2', lostAt: day(12) }] },
  ]
  const withdrawals = [{ withdrawalNumber: 'WD1', state: 'Accepted' as const, createdAt: day(6), settledAt: day(7) }]
  const events = ['Approved', 'Received', 'Inspected', 'Refunded'].map((state, index) => ({ state, at: day(8 + index) }))
  const timeline = orderTimelineOf(order, { shipments, withdrawals, returns: [{ returnNumber: 'RT1', events }] })
  expect(timeline.map(({ step, number }) => (number ? `${step} ${number}` : step))).toEqual([
    ...['placed', 'paid', 'partly-shipped', 'shipped', 'delivered', 'withdrawn WD1', 'withdrawal-accepted WD1'],
    ...['return-approved RT1', 'returned RT1', 'lost P2'],
  ])
})

test('the states whose time is kept are where goods are, and that an order was cancelled', () => {
  const before = { orderState: 'Open', paymentState: 'Pending', shipmentState: 'Pending' } as const
  expect(changedStatesOf(before, { ...before, shipmentState: 'Ready', paymentState: 'Paid' })).toEqual(['Ready'])
  expect(changedStatesOf(before, { ...before, orderState: 'Cancelled' })).toEqual(['Cancelled'])
  expect(changedStatesOf(before, { ...before, orderState: 'Confirmed' })).toEqual([])
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
