import { describe, expect, it } from 'vitest'
import { anAddress } from '../address/address.fixtures.ts'
import { marketOf } from '../market/index.ts'
import { aCart, aReadyCart } from './cart.fixtures.ts'
import { checkoutReadiness } from './checkout-readiness.ts'

const germany = marketOf('DE')

describe('checkoutReadiness', () => {
  it('GUARD-02 lets a cart with e-mail and addresses pass', () => {
    expect(checkoutReadiness(aReadyCart(), germany)).toEqual({ state: 'ready' })
  })

  it('GUARD-01 stops an empty cart', () => {
    expect(checkoutReadiness(aReadyCart([]), germany).state).toBe('empty')
  })

  it('GUARD-03 stops a cart without e-mail, and one without billing first name', () => {
    expect(checkoutReadiness({ ...aReadyCart(), customerEmail: 'no one' }, germany).state).toBe('email-missing')
    const nameless = { ...aReadyCart(), billingAddress: anAddress({ firstName: ' ' }) }
    expect(checkoutReadiness(nameless, germany)).toEqual({
      state: 'address-wrong',
      address: 'billing',
      problem: { field: 'firstName', rule: 'required' },
    })
  })

  it('GUARD-02 stops a cart without shipping address', () => {
    const { shippingAddress: _address, ...cart } = aReadyCart()
    expect(checkoutReadiness(cart, germany)).toEqual({ state: 'address-missing', address: 'shipping' })
  })

  it('VAT-14, VAT-16 stops a cart whose VAT number was checked ahead, until a company has given its billing address', () => {
    const ahead = { ...aReadyCart(), custom: { pendingVat: { vatNumber: 'ATU12345675', isVatValidated: true } } }
    expect(checkoutReadiness(ahead, germany)).toEqual({ state: 'address-missing', address: 'billing' })
  })

  it('MKT-18 stops every cart of a market whose checkout is off', () => {
    for (const country of ['IE', 'SI', 'LT', 'GR', 'BG', 'RO'] as const) {
      expect(checkoutReadiness(aCart(country), marketOf(country)).state).toBe('checkout-disabled')
    }
  })
})
