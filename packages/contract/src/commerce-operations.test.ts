import { expect, test } from 'vitest'
import { EXAMPLES } from './openapi/index.ts'
import { OPERATIONS, type OperationName } from './operations.ts'

const { id, version } = EXAMPLES.updateCart.params
const { draft: bankDraft } = EXAMPLES.createBankPayment.params

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
  ['volume discounts', 'getVolumeDiscounts', EXAMPLES.getVolumeDiscounts.params],
  ['a personalised discount by key', 'getPersonalizedDiscounts', EXAMPLES.getPersonalizedDiscounts.params],
  ['orders', 'getOrders', {}],
  ['reviews', 'reviewsSearch', EXAMPLES.reviewsSearch.params],
  ['stores', 'getStores', { where: { key: 'de' } }],
  ['products', 'getProduct', { where: 'key = "press"' }],
  ['a comparison of products', 'getComparisonProducts', { family: 'press', bware: false }],
]
test.each(QUESTIONS)('API-45 %s is asked for by %s', (_what, name, params) => {
  expect(accepts(name, params)).toBe(true)
})

const CHANGES: [string, OperationName, object][] = [
  ['creating a cart', 'createCart', { language: 'de' }],
  ['updating a cart', 'updateCart', EXAMPLES.updateCart.params],
  ['deleting a cart', 'deleteCart', { id, version }],
  ['creating an order', 'createMyOrderFromCart', { id, version }],
  ['creating a payment', 'createBankPayment', { id, version, draft: bankDraft }],
  ['signing in', 'customerSignMeIn', EXAMPLES.customerSignMeIn.params],
  ['signing up', 'customerSignMeUp', EXAMPLES.customerSignMeUp.params],
  ['updating a customer', 'customerUpdateMe', EXAMPLES.customerUpdateMe.params],
  ['changing a password', 'customerChangeMyPassword', EXAMPLES.customerChangeMyPassword.params],
  ['resetting a password', 'customerResetPassword', EXAMPLES.customerResetPassword.params],
  ['adding a shipping address', 'addShippingAddress', EXAMPLES.addShippingAddress.params],
  ['updating a shipping address', 'updateShippingAddress', EXAMPLES.updateShippingAddress.params],
  ['deleting a shipping address', 'deleteShippingAddress', EXAMPLES.deleteShippingAddress.params],
  ['choosing the default shipping address', 'setDefaultShippingAddress', EXAMPLES.setDefaultShippingAddress.params],
  ['adding a billing address', 'addBillingAddress', EXAMPLES.addBillingAddress.params],
  ['updating a billing address', 'updateBillingAddress', EXAMPLES.updateBillingAddress.params],
  ['deleting a billing address', 'deleteBillingAddress', EXAMPLES.deleteBillingAddress.params],
  ['choosing the default billing address', 'setDefaultBillingAddress', EXAMPLES.setDefaultBillingAddress.params],
]
test.each(CHANGES)('API-46 %s is done by %s', (_what, name, params) => {
  expect(accepts(name, params)).toBe(true)
})
