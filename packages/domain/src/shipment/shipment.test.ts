import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLine } from '../cart/cart.fixtures.ts'
import type { LineItem } from '../cart/index.ts'
import { marketOf } from '../market/index.ts'
import { dispatchOf, openGoodsOf, type ShipmentLine } from './index.ts'

const line = (id: string, sku: string, quantity: number, changes: Partial<LineItem> = {}): LineItem => {
  const sketch = aLine(marketOf('DE'), { sku, quantity })
  return { ...sketch, id, ...changes }
}
const guarantee = { type: 'extra_guarantee', custom: { parentSku: 'EX1' } } as const
const ORDER = {
  orderNumber: 'NS00000001',
  lineItems: [line('a', 'EX1', 2), line('b', 'EX2', 1), line('a2', 'EX1', 1), line('g', '4100001', 2, guarantee)],
}
const sent = (...lines: [string, number][]) => [{ lines: lines.map(([lineItemId, quantity]) => ({ lineItemId, quantity })) }]
const written = (lines: readonly ShipmentLine[]) =>
  lines.map(({ lineItemId, quantity }) => `${quantity} ${lineItemId}`).join(', ')

test('ORD-06 all that is left leaves the house unless units are named, and then the order is complete', () => {
  const all = dispatchOf(ORDER, [])
  expect([written(all.lines), all.isComplete]).toEqual(['2 a, 1 b, 1 a2, 2 g', true])
  expect(written(dispatchOf(ORDER, sent(['a', 1], ['g', 1])).lines)).toBe('1 a, 1 b, 1 a2, 1 g')
})

test('ORD-06 units of a product are taken from its lines in turn, and guarantees go with them', () => {
  const first = dispatchOf(ORDER, [], [{ sku: 'EX1', quantity: 1 }])
  expect([written(first.lines), first.isComplete]).toEqual(['1 a, 1 g', false])
  const second = dispatchOf(
    ORDER,
    [first],
    [
      { sku: 'EX1', quantity: 1 },
      { sku: 'EX1', quantity: 1 },
    ],
  )
  expect(written(second.lines)).toBe('1 a, 1 a2, 1 g')
  expect(dispatchOf(ORDER, [first, second], [{ sku: 'EX2', quantity: 1 }])).toEqual({
    lines: [{ lineItemId: 'b', quantity: 1 }],
    isComplete: true,
  })
})

test('ORD-06 what is still to leave is said without guarantees', () => {
  expect(written(openGoodsOf(ORDER, sent(['a', 1])))).toBe('1 a, 1 b, 1 a2')
  expect(openGoodsOf(ORDER, [dispatchOf(ORDER, [])])).toEqual([])
})

test('ORD-06 no more than was ordered leaves the house, and nothing that was not', () => {
  const refusal =
    (sku: string, quantity: number, before = sent()) =>
    () =>
      dispatchOf(ORDER, before, [{ sku, quantity }])
  expect(refusal('EX1', 4)).toThrow('4 of EX1 cannot leave the house: 3 of order NS00000001 are left')
  expect(refusal('EX2', 1, sent(['b', 1]))).toThrow('0 of order NS00000001 are left')
  expect(refusal('EX9', 1)).toThrow('EX9 is not among the goods')
  // The certificate of a guarantee is in no parcel.
  expect(refusal('4100001', 1)).toThrow('4100001 is not among the goods')
})

test('ORD-06 shipments in any portions end at exactly what was ordered', () => {
  const wish = fc.record({ sku: fc.constantFrom('EX1', 'EX2'), quantity: fc.integer({ min: 1, max: 2 }) })
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 6 }), wishes => {
      const shipments: { lines: readonly ShipmentLine[] }[] = []
      for (const wanted of wishes) {
        try {
          shipments.push(dispatchOf(ORDER, shipments, [wanted]))
        } catch {
          // More than was left.
        }
      }
      shipments.push(dispatchOf(ORDER, shipments))
      const units = (id: string) =>
        shipments.flatMap(({ lines }) => lines).reduce((sum, part) => (part.lineItemId === id ? sum + part.quantity : sum), 0)
      expect(ORDER.lineItems.map(({ id }) => units(id))).toEqual([2, 1, 1, 2])
    }),
  )
})
