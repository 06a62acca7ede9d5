import { expect, test } from 'vitest'
import type { Order } from '../order/index.ts'
import type { Transaction, TransactionType } from '../payment/index.ts'
import { EXAMPLE_ORDERS } from './example-documents.fixtures.ts'
import { anExampleOrder } from './fiscal.fixtures.ts'
import { uncreditedRefundsOf } from './uncredited-refunds.ts'

type Movement = readonly [type: TransactionType, centAmount: number, interactionId?: string]

/** An order of 51.88 with movements of money. */
function anOrder(movements: readonly Movement[]): Order {
  const order = anExampleOrder(EXAMPLE_ORDERS.domestic)
  const [payment] = order.paymentInfo.payments
  const transactions = movements.map(([type, centAmount, interactionId], index): Transaction => {
    const amount = { ...order.totalPrice, centAmount }
    const timestamp = `2026-11-2${index}T10:00:00.000Z`
    return { id: `${index}`, type, state: 'Success', amount, timestamp, ...(interactionId ? { interactionId } : {}) }
  })
  return { ...order, paymentInfo: { payments: [{ ...payment!, transactions }] } }
}

const found = (movements: readonly Movement[], credited = 0, byRefund: Record<string, number> = {}) =>
  uncreditedRefundsOf(anOrder(movements), { cents: credited, byRefund: new Map(Object.entries(byRefund)) }).map(
    ({ id, cents }) => [id, cents],
  )

const PAID: Movement = ['Charge', 5188]

test('fiscal check 15: every refund that says nothing about goods is credited, once, and never more than came back', () => {
  expect(found([PAID])).toEqual([])
  expect(found([PAID, ['Refund', 500], ['Refund', 200]])).toEqual([
    ['1', 500],
    ['2', 200],
  ])
  expect(found([PAID, ['Refund', 500], ['Refund', 200]], 500, { 1: 500 })).toEqual([['2', 200]])
  expect(found([PAID, ['Refund', 5188]])).toEqual([['1', 5188]])
})

test('fiscal check 15: what was credited with goods, was too much, or was taken back by a bank gets no credit note of its own', () => {
  expect(found([PAID, ['Refund', 999, 'return/RT100001']], 999)).toEqual([])
  expect(found([PAID, ['Refund', 195, 'fee/FC']], 195)).toEqual([])
  expect(
    found([
      ['Charge', 10_376],
      ['Refund', 5188, 'excess/p/1'],
    ]),
  ).toEqual([])
  // Transferred by mistake, and given back by hand.
  expect(
    found([
      ['Charge', 6188],
      ['Refund', 1000],
    ]),
  ).toEqual([])
  expect(found([PAID, ['Chargeback', 5188]])).toEqual([])
  expect(found([PAID, ['Chargeback', 1000], ['Refund', 500]])).toEqual([['2', 500]])
  // The owner credited units by hand, and gave their money back.
  expect(found([PAID, ['Refund', 1999]], 1999)).toEqual([])
})

test('fiscal check 15: a reduction of what is not paid in full is the refund, not what is open', () => {
  expect(
    found([
      ['Charge', 3000],
      ['Refund', 500],
    ]),
  ).toEqual([['1', 500]])
  // Goods for 19.99 came back before a cent was paid; the rest was, and 5.00 of it went back.
  expect(
    found(
      [
        ['Charge', 3189],
        ['Refund', 500],
      ],
      1999,
    ),
  ).toEqual([['1', 500]])
})
