import { expect, test } from 'vitest'
import { OPERATIONS, type OperationName } from './operations.ts'

const { id, version } = OPERATIONS.updateCart.example.params
const { draft: bankDraft } = OPERATIONS.createBankPayment.example.params

function accepts(name: OperationName, params: unknown): boolean {
  return OPERATIONS[name].params.safeParse(params).success
}

const QUESTIONS: [string, OperationName, object][] = [
  ['a cart by id in its store', 'getCart', { id }],
  ['the cart of the session in its store', 'getMe', {}],
  ['the basic profile', 'isLoggedIn', {}],
  ['the full profile', 'getMe', { customer: true }],
  ['inventory by SKU', 'getInventory', { sku: 'EX30000001' }],
  ['categories', 'getCategory', { acceptLanguage: ['de'] }],
  ['shipping methods by cart', 'getShippingMethods', { cartId: id }],
  ['shipping methods without id', 'getShippingMethodsWithoutId', {}],
  ['volume discounts', 'getVolumeDiscounts', OPERATIONS.getVolumeDiscounts.example.params],
  ['a personalised discount by key', 'getPersonalizedDiscounts', OPERATIONS.getPersonalizedDiscounts.example.params],
  ['orders', 'getOrders', {}],
  ['reviews', 'reviewsSearch', OPERATIONS.reviewsSearch.example.params],
  ['stores', 'getStores', { where: { key: 'de' } }],
  ['products', 'getProduct', { where: 'key = "press"' }],
  ['a comparison of products', 'getComparisonProducts', { family: 'press', bware: false }],
]
test.each(QUESTIONS)('API-45 %s is asked for by %s', (_what, name, params) => {
  expect(accepts(name, params)).toBe(true)
})

const CHANGES: [string, OperationName, object][] = [
  ['creating a cart', 'createCart', { language: 'de' }],
  ['updating a cart', 'updateCart', OPERATIONS.updateCart.example.params],
  ['deleting a cart', 'deleteCart', { id, version }],
  ['creating an order', 'createMyOrderFromCart', { id, version }],
  ['creating a payment', 'createBankPayment', { id, version, draft: bankDraft }],
  ['signing in', 'customerSignMeIn', OPERATIONS.customerSignMeIn.example.params],
  ['signing up', 'customerSignMeUp', OPERATIONS.customerSignMeUp.example.params],
  ['updating a customer', 'customerUpdateMe', OPERATIONS.customerUpdateMe.example.params],
  ['changing a password', 'customerChangeMyPassword', OPERATIONS.customerChangeMyPassword.example.params],
  ['resetting a password', 'customerResetPassword', OPERATIONS.customerResetPassword.example.params],
  ['adding a shipping address', 'addShippingAddress', OPERATIONS.addShippingAddress.example.params],
  ['updating a shipping address', 'updateShippingAddress', OPERATIONS.updateShippingAddress.example.params],
  ['deleting a shipping address', 'deleteShippingAddress', OPERATIONS.deleteShippingAddress.example.params],
  ['choosing the default shipping address', 'setDefaultShippingAddress', OPERATIONS.setDefaultShippingAddress.example.params],
  ['adding a billing address', 'addBillingAddress', OPERATIONS.addBillingAddress.example.params],
  ['updating a billing address', 'updateBillingAddress', OPERATIONS.updateBillingAddress.example.params],
  ['deleting a billing address', 'deleteBillingAddress', OPERATIONS.deleteBillingAddress.example.params],
  ['choosing the default billing address', 'setDefaultBillingAddress', OPERATIONS.setDefaultBillingAddress.example.params],
]
test.each(CHANGES)('API-46 %s is done by %s', (_what, name, params) => {
  expect(accepts(name, params)).toBe(true)
})
