import { expect, test } from 'vitest'
import { readLiveEvent } from './index.ts'

test('the two events are read as they were sent, and nothing else is one', () => {
  const events = [
    { event: 'cart-update', cartId: '7f', version: 3, totalLineItemQuantity: 2 },
    { event: 'updated-stock', stock: [{ sku: 'EX30010001', availableQuantity: 0 }] },
    { event: 'updated-stock', stock: [{ sku: 'EX30010001', availableQuantity: 4, hasNewPrice: true }] },
  ]
  for (const event of events) expect(readLiveEvent(JSON.stringify(event))).toEqual(event)
  for (const text of [
    '',
    'null',
    '[]',
    '{"event":"open"}',
    '{"event":"cart-update","cartId":"7f"}',
    '{"event":"updated-stock","stock":[null]}',
    '{"event":"updated-stock","stock":[{"sku":"EX30010001","availableQuantity":"4"}]}',
  ])
    expect(readLiveEvent(text), text).toBeUndefined()
})
