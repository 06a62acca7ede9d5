import { expect, test } from 'vitest'
import { COOKIES, COOKIES_OF_CUSTOMER } from './index.ts'

test('COOK-01, COOK-05 every cookie has one name', () => {
  const names = Object.values(COOKIES).map(({ name }) => name)
  expect(names).toContain('vsf-commercetools-token')
  expect(names).toContain('vsf-customer-group')
  expect(new Set(names).size).toBe(names.length)
})

test('AUTH-03, CHK-12 signing out removes what is known of the customer, and neither the locale nor the consent', () => {
  expect(COOKIES_OF_CUSTOMER.toSorted()).toEqual([
    'vsf-client-type',
    'vsf-commercetools-token',
    'vsf-customer-group',
    'vsf-customer-id',
    'vsf-device-fingerprint',
    'vsf-shipping-address-type',
  ])
})
