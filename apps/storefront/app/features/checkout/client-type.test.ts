import { expect, test } from 'vitest'
import { clientTypeCookie, clientTypeOfCheckout } from './client-type.ts'

const cart = { id: '3f6c2f0a-1111-4222-8333-444455556666' }

test('CHK-08 who buys is remembered for the cart it was said of, and for no other checkout', () => {
  for (const type of ['private', 'company'] as const) {
    const cookie = clientTypeCookie(type, cart, true)
    expect(cookie).toBe(`vsf-client-type=${cart.id}.${type}; Max-Age=2592000; Path=/; Secure; SameSite=Lax`)
    expect(clientTypeOfCheckout(cookie.split(';')[0], cart)).toBe(type)
    expect(clientTypeOfCheckout(cookie.split(';')[0], { id: 'another' })).toBeUndefined()
  }
  for (const cookies of [undefined, '', 'vsf-client-type=', `vsf-client-type=${cart.id}.admin`, 'vsf-client-type=company'])
    expect(clientTypeOfCheckout(cookies, cart), cookies).toBeUndefined()
})
