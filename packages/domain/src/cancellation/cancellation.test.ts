import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anInvoice, aShipment } from '../fiscal/example-documents.fixtures.ts'
import { anExampleOrder } from '../fiscal/fiscal.fixtures.ts'
import { moneyOf } from '../money/index.ts'
import { type Order, orderDueOf, payableCentsOf } from '../order/index.ts'
import { dispatchOf, type Shipment } from '../shipment/index.ts'
import { cancelledCentsOf, cancelledLinesOf, openUnitsOf, requireCancellable } from './index.ts'

const GUARANTEE = '4100001'

/** The order after units of it were cancelled. */
function without(order: Order, lines: readonly { lineItemId: string; quantity: number }[]): Order {
  const amount = moneyOf(order.totalPrice.currencyCode, cancelledCentsOf(order, lines))
  const { cancellations = [] } = order
  const cancellation = { id: `c${cancellations.length}`, cancelledAt: '2026-11-22T10:00:00.000Z', lines, amount }
  return { ...order, cancellations: [...cancellations, cancellation] }
}

const anOpen = (order: Order, changes: Partial<Order> = {}): Order => {
  return { ...order, orderState: 'Open', shipmentState: 'Pending', ...changes }
}

const unit = fc.record({ line: fc.nat({ max: 2 }), isSent: fc.boolean() })

test('ORD-04 units that leave and units that are cancelled, in whatever order, sum to the total to the cent', () => {
  const order = fc
    .record({
      country: fc.constantFrom('DE', 'HU', 'CZ', 'SE', 'CH'),
      units: fc.array(fc.record({ price: fc.integer({ min: 1, max: 99 }), quantity: fc.integer({ min: 1, max: 5 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      coupon: fc.integer({ min: 0, max: 30 }),
    })
    .map(({ country, units, coupon }) => {
      // Whole forints, and odd cents elsewhere.
      const step = country === 'HU' ? 100 : 7
      const lines = units.map(({ price, quantity }, index) => ({ sku: `EX3000000${index}`, list: price * step, quantity }))
      const sum = lines.reduce((cents, { list, quantity }) => cents + list * quantity, 0)
      const gross = Math.floor((sum * coupon) / 100 / (country === 'HU' ? 100 : 1)) * (country === 'HU' ? 100 : 1)
      const off = coupon > 0 && gross > 0 ? { coupon: { gross, net: Math.round(gross / 1.27) } } : {}
      return anOpen(anExampleOrder({ country, lines, shipping: country === 'HU' ? 149_000 : 495, ...off }))
    })
  fc.assert(
    fc.property(order, fc.array(unit, { minLength: 1, maxLength: 15 }), (whole, steps) => {
      let now = whole
      const shipments: Shipment[] = []
      for (const { line, isSent } of steps) {
        const { id, variant } = now.lineItems[line % now.lineItems.length]!
        if (!openUnitsOf(now, shipments).has(id)) continue
        if (!isSent) now = without(now, [{ lineItemId: id, quantity: 1 }])
        else {
          const { lines } = dispatchOf(now, shipments, [{ sku: variant.sku, quantity: 1 }])
          shipments.push(aShipment(now, { id: `s${shipments.length}`, position: shipments.length + 1, lines }))
        }
      }
      if (shipments.length === 0) return
      const rest = [...openUnitsOf(now, shipments)].map(([lineItemId, quantity]) => ({ lineItemId, quantity }))
      if (rest.length > 0) now = without(now, rest)
      expect(openUnitsOf(now, shipments).size).toBe(0)
      const invoiced = shipments.reduce((cents, shipment, index) => {
        const invoice = anInvoice(now, { shipments: [shipment], before: shipments.slice(0, index) })
        return cents + invoice.totals.gross
      }, 0)
      expect(invoiced).toBe(payableCentsOf(now))
    }),
    { numRuns: 60 },
  )
})

test('ORD-04 units off which a discount took a cent, whose net amount stays, are cancelled to the cent', () => {
  const coupon = { gross: 1, net: 1 }
  const order = anOpen(anExampleOrder({ country: 'CH', lines: [{ sku: 'EX30000001', list: 7, quantity: 1 }], coupon }))
  expect(cancelledCentsOf(order, [{ lineItemId: order.lineItems[0]!.id, quantity: 1 }])).toBe(6)
  const exempt = { sku: 'EX30000002', list: 7, isExempt: true }
  const mixed = anOpen(anExampleOrder({ country: 'DE', lines: [{ sku: 'EX30000001', list: 1 }, exempt], coupon }))
  const cents = mixed.lineItems.map(({ id }) => cancelledCentsOf(mixed, [{ lineItemId: id, quantity: 1 }]))
  expect(cents).toEqual([1, 6])
})

test('ORD-04 guarantees are cancelled with their products, and gifts with the last goods', () => {
  const order = anOpen(
    anExampleOrder({
      country: 'DE',
      lines: [
        { sku: 'EX30000001', list: 10_000, quantity: 3 },
        { sku: GUARANTEE, list: 1500, quantity: 2, parentSku: 'EX30000001' },
        { sku: 'EX30000002', list: 500, isGift: true },
      ],
    }),
  )
  const [press, guarantee, gift] = order.lineItems.map(({ id }) => id) as [string, string, string]
  expect(openUnitsOf(order, [])).toEqual(new Map([[press, 3]]))
  const one = [{ lineItemId: press, quantity: 1 }]
  expect(cancelledLinesOf(order, [], one)).toEqual(one)
  const two = [{ lineItemId: press, quantity: 2 }]
  expect(cancelledLinesOf(order, [], two)).toEqual([...two, { lineItemId: guarantee, quantity: 1 }])
  expect(cancelledCentsOf(order, cancelledLinesOf(order, [], two))).toBe(21_500)
  const after = without(order, cancelledLinesOf(order, [], two))
  const last = cancelledLinesOf(after, [], one)
  expect(new Map(last.map(({ lineItemId, quantity }) => [lineItemId, quantity]))).toEqual(
    new Map([
      [press, 1],
      [guarantee, 1],
      [gift, 1],
    ]),
  )
})

test('ORD-04 what has left, is complete, or was sent without saying what, is not cancelled', () => {
  const order = anOpen(anExampleOrder({ country: 'DE', lines: [{ sku: 'EX30000001', list: 10_000, quantity: 2 }] }))
  const [{ id }] = order.lineItems as [Order['lineItems'][number]]
  const sent = [aShipment(order, { lines: [{ lineItemId: id, quantity: 1 }] })]
  expect(openUnitsOf({ ...order, shipmentState: 'Partial' }, sent)).toEqual(new Map([[id, 1]]))
  expect(openUnitsOf({ ...order, shipmentState: 'Partial' }, []).size).toBe(0)
  expect(openUnitsOf({ ...order, orderState: 'Complete' }, []).size).toBe(0)
  for (const lines of [
    [],
    [{ lineItemId: id, quantity: 2 }],
    [{ lineItemId: 'other', quantity: 1 }],
    [{ lineItemId: id, quantity: 0.5 }],
  ])
    expect(() => requireCancellable(new Map([[id, 1]]), lines)).toThrow('cannot be cancelled')
  expect(orderDueOf(without(order, [{ lineItemId: id, quantity: 1 }])).amount.centAmount).toBeLessThan(
    order.totalPrice.centAmount,
  )
})
