import { expect, test } from 'vitest'
import type { LineItem } from '../cart/index.ts'
import { linesToReview, type OrderAftermath } from './lines-to-review.ts'

const lineOf = (id: string, quantity = 1) =>
  ({ id, quantity, type: 'product', lineItemMode: 'Standard', custom: {} }) as unknown as LineItem
const order = { orderState: 'Open', paymentState: 'Paid', lineItems: [lineOf('press', 2), lineOf('saw')] } as const
const arrived = (deliveredAt: string | undefined = '2026-11-01T10:00:00.000Z') => ({
  ...(deliveredAt ? { deliveredAt } : {}),
  lines: [
    { lineItemId: 'press', quantity: 2 },
    { lineItemId: 'saw', quantity: 1 },
  ],
})
const aReturn = (state: OrderAftermath['returns'][number]['state'], ...ids: string[]) => ({
  state,
  lines: ids.map(lineItemId => ({
    lineItemId,
    sku: lineItemId,
    quantity: 1,
    received: 0,
    accepted: 0,
    restocked: 0,
    reductionCents: 0,
  })),
})
const idsOf = (changes: Partial<Parameters<typeof linesToReview>[0]>, after: Partial<OrderAftermath>) =>
  linesToReview({ ...order, ...changes }, { shipments: [arrived()], returns: [], isWithdrawn: false, ...after }).map(
    ({ id }) => id,
  )

test('REV-09 a buyer is asked about what has arrived as a whole, and not about what is under way', () => {
  expect(idsOf({}, {})).toEqual(['press', 'saw'])
  expect(idsOf({}, { shipments: [{ lines: arrived().lines }] })).toEqual([])
  const half = { deliveredAt: '2026-11-01T10:00:00.000Z', lines: [{ lineItemId: 'press', quantity: 1 }] }
  expect(idsOf({}, { shipments: [half, { lines: [{ lineItemId: 'press', quantity: 1 }] }] })).toEqual([])
})

test('REV-09 a buyer is not asked about what came back, is to come back, was lost, or was sent again', () => {
  for (const state of ['Requested', 'Approved', 'Received', 'Inspected', 'Refunded', 'Replaced', 'Closed'] as const)
    expect(idsOf({ paymentState: 'CreditOwed' }, { returns: [aReturn(state, 'press')] }), state).toEqual(['saw'])
  for (const state of ['Rejected', 'Cancelled', 'Expired'] as const)
    expect(idsOf({}, { returns: [aReturn(state, 'press')] }), state).toEqual(['press', 'saw'])
})

test('REV-09 nothing is asked of an order that was cancelled, withdrawn from, not paid, or refunded for no line in particular', () => {
  expect(idsOf({ orderState: 'Cancelled' }, {})).toEqual([])
  expect(idsOf({ paymentState: 'Failed' }, {})).toEqual([])
  expect(idsOf({ paymentState: 'CreditOwed' }, {})).toEqual([])
  expect(idsOf({}, { isWithdrawn: true })).toEqual([])
})
