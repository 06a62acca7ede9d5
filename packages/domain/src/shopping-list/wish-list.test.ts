import { expect, test } from 'vitest'
import { changeWishList, MAX_SHOPPING_LIST_LINES } from './index.ts'

const SAW = { sku: 'EX30000101', quantity: 4 }

test('ACC-01 a wish comes to a list once and keeps the units it has, and goes when it is taken back', () => {
  const both = changeWishList([SAW], { add: ['EX30000101', 'EX30000102', 'EX30000102'], remove: [] })
  expect(both).toEqual([SAW, { sku: 'EX30000102', quantity: 1 }])
  expect(changeWishList(both, { add: [], remove: ['EX30000101', 'EX30000199'] })).toEqual([{ sku: 'EX30000102', quantity: 1 }])
  expect(changeWishList([], { add: ['EX30000102'], remove: ['EX30000102'] })).toEqual([])
})

test('ACC-01 a wish list is as long as any list', () => {
  const add = Array.from({ length: MAX_SHOPPING_LIST_LINES + 1 }, (_, index) => `EX3100${1000 + index}`)
  expect(() => changeWishList([], { add, remove: [] })).toThrow(
    expect.objectContaining({ failure: { code: 'max-resource-limit-exceeded', limit: MAX_SHOPPING_LIST_LINES } }),
  )
})
