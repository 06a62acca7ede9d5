import { expect, test } from 'vitest'
import { type OrderState, parcelUrlOf, type ShipmentState, stageOfOrder } from './index.ts'

test.each<[OrderState, ShipmentState, string]>([
  ['Open', 'Pending', 'received'],
  ['Confirmed', 'Pending', 'prepared'],
  ['Complete', 'Pending', 'shipped'],
  ['Open', 'Ready', 'prepared'],
  ['Confirmed', 'Delayed', 'delayed'],
  ['Confirmed', 'Backorder', 'delayed'],
  ['Confirmed', 'Partial', 'partly-shipped'],
  ['Complete', 'Shipped', 'shipped'],
  ['Cancelled', 'Pending', 'cancelled'],
  ['Cancelled', 'Delayed', 'cancelled'],
  // What is on its way is not called off by a state.
  ['Cancelled', 'Shipped', 'shipped'],
])('ORD-04, ORD-06 an order that is %s with goods that are %s is %s to its buyer', (orderState, shipmentState, stage) => {
  expect(stageOfOrder({ orderState, shipmentState })).toBe(stage)
})

const PAGES = new Map([
  ['DHL', 'https://dhl.example/?number='],
  ['La Poste', 'https://poste.example/'],
])

test.each([
  ['DHL', '00340434161094042557', 'https://dhl.example/?number=00340434161094042557'],
  ['dhl Express', 'JD 0141 93', 'https://dhl.example/?number=JD014193'],
  ['La Poste', 'A/1-2', 'https://poste.example/A%2F1-2'],
  ['DHLX', '12345', undefined],
  ['La', '12345', undefined],
  ['Spedition Huber', '12345', undefined],
  ['constructor', '12345', undefined],
  ['', '12345', undefined],
])('ORD-14 a parcel of %s with number %s is at %s', (carrier, trackingNumber, url) => {
  expect(parcelUrlOf({ trackingNumber, ...(carrier ? { carrier } : {}) }, PAGES)).toBe(url)
})
