import { expect, test } from 'vitest'
import { deliveryNoteOf } from './delivery-note.ts'
import { aShipment, EXAMPLE_ORDERS } from './example-documents.fixtures.ts'
import { anExampleOrder } from './fiscal.fixtures.ts'
import { sellerOn } from './seller.ts'

const seller = sellerOn('2026-11-24')
const order = anExampleOrder(EXAMPLE_ORDERS.oss)
const parcels = [{ trackingNumber: '00340434161094042557', carrier: 'DHL' }]
const shipments = [
  aShipment(order, { id: 'a', position: 1, parcels, lines: [{ lineItemId: 'line-2', quantity: 2 }] }),
  aShipment(order, { id: 'b', position: 2, lines: [{ lineItemId: 'line-1', quantity: 1 }] }),
]

test('fiscal check 24: a delivery note says what was ordered, what is enclosed and what follows, and no price', () => {
  const note = deliveryNoteOf(order, { shipments, position: 1, seller })
  expect(note).toMatchObject({ number: 'LS-NS00001042-1', date: '2026-11-24', parcels, needsReceipt: false })
  expect(note.lines.map(({ ordered, enclosed, toFollow }) => [ordered, enclosed, toFollow])).toEqual([
    [1, 0, 1],
    [3, 2, 1],
    [1, 0, 1],
  ])
  expect(deliveryNoteOf(order, { shipments, position: 2, seller }).lines[0]).toMatchObject({ enclosed: 1, toFollow: 0 })
  expect(JSON.stringify(note)).not.toMatch(/cent|price|amount|gross|129/i)
  expect(() => deliveryNoteOf(order, { shipments, position: 3, seller })).toThrow('shipment 3 of NS00001042')
})

test('fiscal check 24: the guarantee of a product is in no parcel, and an intra-Community supply asks for a receipt', () => {
  const domestic = anExampleOrder(EXAMPLE_ORDERS.domestic)
  const ofOrder = (one: typeof order) => deliveryNoteOf(one, { shipments: [aShipment(one)], position: 1, seller })
  expect(ofOrder(domestic).lines.map(({ sku }) => sku)).toEqual(['EX30010001'])
  expect(ofOrder(anExampleOrder(EXAMPLE_ORDERS.icSupply)).needsReceipt).toBe(true)
})
