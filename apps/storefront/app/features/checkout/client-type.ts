import type { Cart } from '@shop/domain/cart'
import { COOKIES } from '@shop/domain/cookie'
import type { CustomerType } from '@shop/domain/customer'
import { cookieOf, lastingCookie, writeCookie } from '../../request/cookies.ts'

/** Whether this browser said that a person or a company buys what is in a cart; undefined when it has not said so (CHK-08). */
export function clientTypeOfCheckout(cookieHeader: string | undefined, { id }: Pick<Cart, 'id'>): CustomerType | undefined {
  const [cartId, type] = (cookieOf(cookieHeader, COOKIES.clientType.name) ?? '').split('.')
  return cartId === id && (type === 'private' || type === 'company') ? type : undefined
}

/**
 * The cookie that remembers who buys, for `document.cookie` and `Set-Cookie`. It names the cart, so that the next checkout
 * begins without it, also in the same browser (CHK-08).
 */
export function clientTypeCookie(type: CustomerType, { id }: Pick<Cart, 'id'>, isSecure: boolean): string {
  const { name, lifetime } = COOKIES.clientType
  return lastingCookie({ name, value: `${id}.${type}`, maxAgeSeconds: lifetime, isSecure })
}

/** Fields that only a company fills in. */
const FIELDS_OF_COMPANIES = ['billing.company', 'billing.department', 'billing.vatNumber'] as const

/** Remembers in the browser who buys, and empties what a private person does not have (CHK-08, CHK-09). */
export function keepClientType(form: HTMLFormElement, type: string, cart: Pick<Cart, 'id'>): void {
  const chosen: CustomerType = type === 'company' ? 'company' : 'private'
  writeCookie(clientTypeCookie(chosen, cart, location.protocol === 'https:'))
  if (chosen === 'company') return
  for (const name of FIELDS_OF_COMPANIES) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}
