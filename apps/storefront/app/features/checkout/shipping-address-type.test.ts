import { SHIPPING_ADDRESS_TYPES } from '@shop/domain/address'
import { expect, test } from 'vitest'
import { lastShippingAddressType, shippingAddressTypeCookie } from './shipping-address-type.ts'

test('COOK-05, CHK-10, CHK-11 the way in which goods were last sent is kept for thirty days, and nothing else is believed', () => {
  for (const type of SHIPPING_ADDRESS_TYPES) {
    const cookie = shippingAddressTypeCookie(type)
    expect(cookie).toBe(`vsf-shipping-address-type=${type}; Max-Age=2592000; Path=/; Secure; SameSite=Lax`)
    expect(lastShippingAddressType(`a=b; ${cookie.split(';')[0]}`)).toBe(type)
  }
  for (const cookies of [undefined, '', 'vsf-shipping-address-type=', 'vsf-shipping-address-type=MOON'])
    expect(lastShippingAddressType(cookies)).toBe('SAME_AS_BILLING')
})
