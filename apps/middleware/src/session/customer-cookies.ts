import {
  CUSTOMER_GROUP_COOKIE,
  CUSTOMER_ID_COOKIE,
  DEVICE_FINGERPRINT_COOKIE,
  SESSION_COOKIE,
  SHIPPING_ADDRESS_TYPE_COOKIE,
} from '@shop/contract'
import type { Customer } from '@shop/domain/customer'
import { MONTH_SECONDS, YEAR_SECONDS } from '@shop/domain/session'

/** `Set-Cookie` values of a customer who has signed in: the id (AUTH-02), and the loyalty group for a year (COOK-03). */
export function customerSetCookies(customer: Customer): string[] {
  const group = customer.customerGroupAssignments[0]?.customerGroup.key
  return [
    `${CUSTOMER_ID_COOKIE}=${customer.id}; Path=/; Max-Age=${MONTH_SECONDS}; HttpOnly; Secure; SameSite=Lax`,
    group === undefined
      ? clearing(CUSTOMER_GROUP_COOKIE)
      : `${CUSTOMER_GROUP_COOKIE}=${group}; Path=/; Max-Age=${YEAR_SECONDS}; Secure; SameSite=Lax`,
  ]
}

const OF_CUSTOMER = [
  SESSION_COOKIE,
  CUSTOMER_GROUP_COOKIE,
  CUSTOMER_ID_COOKIE,
  DEVICE_FINGERPRINT_COOKIE,
  SHIPPING_ADDRESS_TYPE_COOKIE,
]

/** `Set-Cookie` values after which a browser says nothing any more about who was signed in (AUTH-03, CHK-12). */
export function clearingSetCookies(): string[] {
  return OF_CUSTOMER.map(clearing)
}

function clearing(name: string): string {
  return `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax`
}
