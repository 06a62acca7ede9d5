import { expect, test } from 'vitest'
import { areOfTheUnion, customsInvoiceOf, missingForCustoms } from './customs-invoice.ts'
import { anInvoice, aShipment, EXAMPLE_ORDERS } from './example-documents.fixtures.ts'
import { anExampleOrder } from './fiscal.fixtures.ts'
import { sellerOn } from './seller.ts'

const seller = sellerOn('2026-11-24')
const order = anExampleOrder({
  country: 'CH',
  lines: [
    { sku: 'EX30010006', name: 'Vise', list: 24_995 },
    { sku: 'EX30010003', name: 'Drills', list: 395, quantity: 7 },
    { sku: 'EX10000001', name: 'Gloves', list: 1081, isGift: true },
    { sku: '4100010', name: 'Guarantee', list: 995, parentSku: 'EX30010006' },
  ],
  shipping: 195,
})
const facts = new Map([
  [
    'EX30010006',
    {
      ...{ sku: 'EX30010006', europeanArticleNumber: '', hasBattery: false, hsCode: '82057000', countryOfOrigin: 'DE' },
      ...{ netWeight: 9.4, grossWeight: 10.1 },
    },
  ],
])
const shipments = [
  aShipment(order, { id: 'a', position: 1, lines: [{ lineItemId: 'line-2', quantity: 3 }] }),
  aShipment(order, {
    id: 'b',
    position: 2,
    lines: ['line-1', 'line-3', 'line-4']
      .map(lineItemId => ({ lineItemId, quantity: 1 }))
      .concat({ lineItemId: 'line-2', quantity: 4 }),
  }),
]
const ofShipment = (position: number) => customsInvoiceOf(order, { shipments, position, seller, facts })

test('parcels that leave the Union have a customs invoice: the value without VAT at which goods were sold, their tariff and weight', () => {
  const [first, second] = [ofShipment(1), ofShipment(2)]
  expect(second).toMatchObject({ number: 'ZR-NS00001042-2', incoterm: 'DDP', localVatId: 'CHE-123.456.788 MWST', freight: 0 })
  expect(second.lines).toMatchObject([
    { sku: 'EX30010006', quantity: 1, value: 23_122, hsCode: '82057000', countryOfOrigin: 'DE', netWeight: 9.4 },
    { sku: 'EX30010003', quantity: 4 },
    { sku: 'EX10000001', quantity: 1, isGift: true, value: 1000 },
  ])
  expect(first).toMatchObject({ freight: 180, lines: [{ sku: 'EX30010003', quantity: 3 }] })
  const { lines, charges } = anInvoice(order)
  // Units of a line and delivery come to what the invoice says of them.
  expect((first.lines[0]?.value ?? 0) + (second.lines[1]?.value ?? 0)).toBe(lines[1]?.net)
  expect(first.freight).toBe(charges[0]?.net)
  expect(second.total).toBe(second.lines.reduce((cents, { value }) => cents + value, 0))
  expect(second).not.toHaveProperty('grossWeight')
  expect(missingForCustoms(second)).toEqual([
    { sku: 'EX30010003', fields: ['hsCode', 'countryOfOrigin', 'netWeight'] },
    { sku: 'EX10000001', fields: ['hsCode', 'countryOfOrigin', 'netWeight'] },
  ])
  expect(areOfTheUnion(second)).toBe(false)
  expect(areOfTheUnion({ ...second, lines: second.lines.slice(0, 1) })).toBe(true)
})

test('what its buyer imports is delivered at place, and goods that stay in the Union have no customs invoice', () => {
  const exported = anExampleOrder({ country: 'NO', taxMode: 'External', lines: [{ sku: 'EX30010006', list: 10_000 }] })
  const invoice = customsInvoiceOf(exported, { shipments: [aShipment(exported)], position: 1, seller, facts })
  expect(invoice).toMatchObject({ incoterm: 'DAP', total: 8000, netWeight: 9.4, grossWeight: 10.1 })
  expect(invoice).not.toHaveProperty('localVatId')
  const inside = anExampleOrder(EXAMPLE_ORDERS.icSupply)
  const facing = { shipments: [aShipment(inside)], position: 1, seller, facts }
  expect(() => customsInvoiceOf(inside, facing)).toThrow('does not leave the Union')
  expect(() => ofShipment(3)).toThrow('has no shipment 3')
})
