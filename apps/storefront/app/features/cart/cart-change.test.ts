import { aCart } from '@shop/domain/fixtures'
import { expect, test } from 'vitest'
import { cartChangeOf } from './cart-change.ts'

const cart = aCart('DE')
const lineItem = { product: { sku: 'EX30000001' }, quantity: 2 }

test('TRACK-04 what a cart is created with is an addition like any other, and an empty cart adds nothing', () => {
  const added = { kind: 'change-cart', action: 'add', cart, sku: 'EX30000001', units: 2 }
  expect(cartChangeOf({ name: 'createCart', params: { language: 'de', lineItem } }, null, { cart })).toEqual(added)
  expect(cartChangeOf({ name: 'addToCart', params: { id: cart.id, version: 1, ...lineItem } }, cart, { cart })).toEqual(added)
  expect(cartChangeOf({ name: 'createCart', params: { language: 'de' } }, null, { cart })).toBeUndefined()
})
