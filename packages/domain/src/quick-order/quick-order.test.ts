import { expect, test } from 'vitest'
import {
  additionsOfQuickOrder,
  checkQuickOrder,
  MAX_QUICK_ORDER_LINES,
  numbersOfQuickOrder,
  readQuickOrder,
  writeQuickOrder,
} from './index.ts'

const price = { id: 'p', value: { type: 'centPrecision', centAmount: 100, currencyCode: 'EUR', fractionDigits: 2 } } as never

test('a list is read with each of its separators, quotes, a heading and a byte order mark', () => {
  const list =
    '\uFEFFItem;Quantity\r\nEX30000101;2\r\n"ex30000102","3"\n\n30000103\t4,00\nEX30000104 5\nEX30000105\n4006381333931, 1, a remark'
  expect(readQuickOrder(list).map(({ line, itemNumber, quantity }) => [line, itemNumber, quantity])).toEqual([
    [2, 'EX30000101', 2],
    [3, 'EX30000102', 3],
    [5, 'EX30000103', 4],
    [6, 'EX30000104', 5],
    [7, 'EX30000105', 1],
    [8, '4006381333931', 1],
  ])
})

test('what is no quantity from 1 to 1000 is not one', () => {
  const quantities = ['0', '-1', '1.5', '1001', 'two', '10000', '1e2', '1000'].map(units => `EX30000101;${units}`)
  expect(readQuickOrder(quantities.join('\n')).map(({ quantity }) => quantity)).toEqual([...Array(7).fill(undefined), 1000])
})

test('a list that is too long shows it by one line', () => {
  const list = Array.from({ length: 5000 }, () => 'EX30000101;1').join('\n')
  expect(readQuickOrder(list)).toHaveLength(MAX_QUICK_ORDER_LINES + 1)
})

test('numbers are SKUs of goods and EANs that check, each once', () => {
  const entries = readQuickOrder('EX30000101\nEX30000101\n4006381333931\n4006381333932\n4100010\nnonsense 1')
  expect(numbersOfQuickOrder(entries)).toEqual({ skus: ['EX30000101'], eans: ['4006381333931'] })
})

test('each line is told what is wrong with it, lines of one SKU share its stock, and the good ones are added', () => {
  const items = new Map([
    ['EX30000101', { sku: 'EX30000101', price, available: 10 }],
    ['4006381333931', { sku: 'EX30000101', price, available: 10 }],
    ['EX30000102', { sku: 'EX30000102', available: 10 }],
  ])
  const cart = { lineItems: [{ variant: { sku: 'EX30000101' }, quantity: 3 }] } as never
  const list = 'EX30000101;4\n4006381333931;2\nEX30000101;2\nEX30000102;1\nEX39999999;1\nEX30000101;x'
  const lines = checkQuickOrder(readQuickOrder(list), number => items.get(number), cart)
  expect(lines.map(({ problem, addable }) => [problem, addable])).toEqual([
    [undefined, 7],
    [undefined, 3],
    ['stock', 1],
    ['not-sold', 0],
    ['unknown', 0],
    ['quantity', 1],
  ])
  expect(additionsOfQuickOrder(lines)).toEqual([{ sku: 'EX30000101', quantity: 6 }])
})

test('lines are written as a list that is read again, without what belongs to goods of one cart and without gifts', () => {
  const line = (sku: string, quantity: number, type = 'product', lineItemMode = 'Standard') =>
    ({ variant: { sku }, quantity, type, lineItemMode }) as never
  const list = writeQuickOrder([
    line('EX30000101', 4),
    line('EX30000102', 1, 'extra_guarantee'),
    line('EX30000103', 1, 'product', 'GiftLineItem'),
    line('EX30000104', 12),
  ])
  expect(list).toBe('EX30000101;4\nEX30000104;12')
  expect(readQuickOrder(list).map(({ itemNumber, quantity }) => [itemNumber, quantity])).toEqual([
    ['EX30000101', 4],
    ['EX30000104', 12],
  ])
})
