import { aCart } from '@shop/domain/fixtures'
import { expect, test } from 'vitest'
import { cartChangeOf } from './cart-change.ts'

const cart = aCart('DE', [{}])
const [line] = cart.lineItems
const sku = line?.variant.sku ?? ''

test('TRACK-04 what is added first, with the cart that is created for it, is a change like any other', () => {
  const added = { kind: 'change-cart', action: 'add', cart, sku: 'EX30000101', units: 2 }
  const product = { sku: 'EX30000101' }
  expect(cartChangeOf({ name: 'createCart', params: { lineItem: { product, quantity: 2 } } }, null, { cart })).toEqual(added)
  expect(cartChangeOf({ name: 'addToCart', params: { product, quantity: 2 } }, cart, { cart })).toEqual(added)
  expect(cartChangeOf({ name: 'createCart', params: { language: 'de' } }, null, { cart })).toBeUndefined()
})

test('TRACK-04 a line that is changed or removed counts by its units, and what is no change of a line does not', () => {
  const lineItem = { id: line?.id }
  const change = { kind: 'change-cart', cart, sku }
  const before = line?.quantity ?? 0
  expect(cartChangeOf({ name: 'updateCartQuantity', params: { lineItem, quantity: 5 } }, cart, { cart })).toEqual({
    ...change,
    action: 'update',
    units: 5 - before,
  })
  expect(cartChangeOf({ name: 'removeFromCart', params: { lineItem } }, cart, { cart })).toEqual({
    ...change,
    action: 'remove',
    units: -before,
  })
  expect(cartChangeOf({ name: 'removeFromCart', params: { lineItem: { id: 'gone' } } }, cart, { cart })).toBeUndefined()
  expect(cartChangeOf({ name: 'addDiscountCode', params: { code: 'A' } }, cart, { cart })).toBeUndefined()
})
