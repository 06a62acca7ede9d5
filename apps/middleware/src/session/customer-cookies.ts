import { COOKIES, COOKIES_OF_CUSTOMER } from '@shop/domain/cookie'
import type { Customer } from '@shop/domain/customer'
import { stringifySetCookie } from 'cookie'

const ATTRIBUTES = { path: '/', secure: true, sameSite: 'lax' } as const

/** `Set-Cookie` values of the customer who has signed in: their id (AUTH-02) and their loyalty group for a year (COOK-03). */
export function customerSetCookies(customer: Customer): string[] {
  const group = customer.customerGroupAssignments[0]?.customerGroup.key
  const { customerId, customerGroup } = COOKIES
  return [
    stringifySetCookie({ ...ATTRIBUTES, name: customerId.name, value: customer.id, maxAge: customerId.lifetime, httpOnly: true }),
    group === undefined
      ? clearing(customerGroup.name)
      : stringifySetCookie({ ...ATTRIBUTES, name: customerGroup.name, value: group, maxAge: customerGroup.lifetime }),
  ]
}

/** `Set-Cookie` values after which a browser says nothing more about the customer who was signed in (AUTH-03, CHK-12). */
export function clearingSetCookies(): string[] {
  return COOKIES_OF_CUSTOMER.map(clearing)
}

function clearing(name: string): string {
  return stringifySetCookie({ ...ATTRIBUTES, name, value: '', expires: new Date(0) })
}
