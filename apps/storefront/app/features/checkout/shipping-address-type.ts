import { SHIPPING_ADDRESS_TYPE_COOKIE } from '@shop/contract'
import { type ShippingAddressType, shippingAddressTypeOf } from '@shop/domain/address'
import { cookieOf, lasting } from '../../request/cookies.ts'

const MAX_AGE_SECONDS = 30 * 86_400

/** How goods were last sent, as the cookies of a request say; to the billing address where they say nothing (CHK-11). */
export function lastShippingAddressType(cookieHeader: string | undefined): ShippingAddressType {
  return shippingAddressTypeOf(cookieOf(cookieHeader, SHIPPING_ADDRESS_TYPE_COOKIE))
}

/** The `Set-Cookie` value that remembers how goods are sent, until somebody signs out (CHK-11, CHK-12). */
export function shippingAddressTypeCookie(type: ShippingAddressType): string {
  return lasting(SHIPPING_ADDRESS_TYPE_COOKIE, type, MAX_AGE_SECONDS, true)
}
