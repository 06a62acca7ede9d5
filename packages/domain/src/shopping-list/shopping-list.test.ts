import { expect, test } from 'vitest'
import { applyToShoppingList, MAX_SHOPPING_LIST_LINES, shoppingListNameOf, withLines } from './index.ts'

const SAW = { sku: 'EX30000101', quantity: 2 }
const PRESS = { sku: 'EX30000102', quantity: 1 }

test('a list is named by one plain line', () => {
  expect(shoppingListNameOf('  Werkstatt \n Süd ')).toBe('Werkstatt Süd')
  for (const wrong of ['', '  ', 'x'.repeat(61), 'https://example.org', 'a\u202eb'])
    expect(shoppingListNameOf(wrong), wrong).toBeUndefined()
})

test('a product stands in a list once, with at most the units of a cart', () => {
  expect(withLines([SAW], [PRESS, { ...SAW, quantity: 3 }])).toEqual([{ ...SAW, quantity: 5 }, PRESS])
  expect(withLines([{ ...SAW, quantity: 999 }], [{ ...SAW, quantity: 5 }])).toEqual([{ ...SAW, quantity: 1000 }])
})

test('a list has a bounded length, and no guarantee without its product', () => {
  const full = Array.from({ length: MAX_SHOPPING_LIST_LINES }, (_, index) => ({ sku: `EX3100${1000 + index}`, quantity: 1 }))
  expect(withLines(full, [{ ...full[0]!, quantity: 1 }])).toHaveLength(MAX_SHOPPING_LIST_LINES)
  expect(() => withLines(full, [SAW])).toThrow(
    expect.objectContaining({ failure: { code: 'max-resource-limit-exceeded', limit: 200 } }),
  )
})

test('actions rename a list and change its quantities; 0 removes a line, and what is not there stays away', () => {
  const list = { name: 'Yard', lineItems: [SAW, PRESS] }
  expect(applyToShoppingList(list, { action: 'changeName', name: ' Works ' })).toEqual({ ...list, name: 'Works' })
  const change = (sku: string, quantity: number) =>
    applyToShoppingList(list, { action: 'changeLineItemQuantity', sku, quantity }).lineItems
  expect(change(SAW.sku, 7)).toEqual([{ ...SAW, quantity: 7 }, PRESS])
  expect(change(SAW.sku, 0)).toEqual([PRESS])
  expect(change('EX30000199', 4)).toEqual([SAW, PRESS])
  expect(() => applyToShoppingList(list, { action: 'changeName', name: ' ' })).toThrow(
    expect.objectContaining({ failure: { code: 'invalid-input', field: 'name' } }),
  )
})
