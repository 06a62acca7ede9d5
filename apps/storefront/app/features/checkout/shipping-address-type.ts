import { type ShippingAddressType, shippingAddressTypeOf } from '@shop/domain/address'
import { COOKIES } from '@shop/domain/cookie'
import { cookieOf, lastingCookie } from '../../request/cookies.ts'

/** How goods were last delivered, as the cookies of a request say; to the billing address without one (CHK-11). */
export function lastShippingAddressType(cookieHeader: string | undefined): ShippingAddressType {
  return shippingAddressTypeOf(cookieOf(cookieHeader, COOKIES.shippingAddressType.name))
}

/** The `Set-Cookie` value that remembers how goods are delivered, until the customer signs out (CHK-11, CHK-12). */
export function shippingAddressTypeCookie(type: ShippingAddressType): string {
  const { name, lifetime } = COOKIES.shippingAddressType
  return lastingCookie({ name, value: type, maxAgeSeconds: lifetime, isSecure: true })
}
