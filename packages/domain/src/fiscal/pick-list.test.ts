import { expect, test } from 'vitest'
import { aShipment, EXAMPLE_ORDERS } from './example-documents.fixtures.ts'
import { anExampleOrder } from './fiscal.fixtures.ts'
import { pickListOf } from './pick-list.ts'

const order = anExampleOrder(EXAMPLE_ORDERS.oss)
const shipments = [
  aShipment(order, { id: 'a', position: 1, lines: [{ lineItemId: 'line-2', quantity: 2 }] }),
  aShipment(order, { id: 'b', position: 2, lines: [{ lineItemId: 'line-1', quantity: 1 }] }),
]
const other = { ...anExampleOrder(EXAMPLE_ORDERS.domestic), orderNumber: 'NS00001043' }

test('fiscal check 24: a pick list has what is still to go, shelf by shelf, and neither prices nor names of people', () => {
  const facts = { europeanArticleNumber: '', hasBattery: false }
  const list = pickListOf(
    [
      { order, shipments },
      { order: other, shipments: [] },
    ],
    new Map([
      ['EX30010003', { sku: 'EX30010003', ...facts, place: 'A-01' }],
      ['EX30010001', { sku: 'EX30010001', ...facts, place: 'B-02', hasBattery: true, europeanArticleNumber: '4006381333931' }],
    ]),
  )
  expect(list.rows.map(({ place, sku, quantity, orderNumber, isGift }) => [place, sku, quantity, orderNumber, isGift])).toEqual([
    ['A-01', 'EX30010003', 1, 'NS00001042', false],
    ['B-02', 'EX30010001', 2, 'NS00001043', false],
    ['', 'EX10000001', 1, 'NS00001042', true],
  ])
  expect(list.rows[1]).toMatchObject({ hasBattery: true, europeanArticleNumber: '4006381333931' })
  expect(list.orders.map(({ orderNumber, shipment, units }) => [orderNumber, shipment, units])).toEqual([
    ['NS00001042', 3, 2],
    ['NS00001043', 1, 2],
  ])
  const { firstName, lastName, streetName } = order.shippingAddress
  for (const personal of [firstName, lastName, streetName, order.customerEmail])
    expect(JSON.stringify(list)).not.toContain(personal)
  expect(JSON.stringify(list)).not.toMatch(/cent|price|amount/i)
})

test('fiscal check 24: an order of which all has left is not on the list', () => {
  expect(pickListOf([{ order: other, shipments: [aShipment(other)] }], new Map())).toEqual({ rows: [], orders: [] })
})
