import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCart, TODAY } from '../cart/cart.fixtures.ts'
import { COD_FEE_SLUG, withoutPayment } from '../cart/index.ts'
import { COUNTRIES, MARKETS, marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { taxRateOn } from '../tax/index.ts'
import { bankTransferEligibility } from './bank-transfer-eligibility.ts'
import { cashOnDeliveryEligibility } from './cash-on-delivery-eligibility.ts'
import { withCashOnDeliveryFee } from './cod-fee.ts'

const cash = (country: CountryCode, sketches: Parameters<typeof aCart>[1]) =>
  cashOnDeliveryEligibility(aCart(country, sketches), marketOf(country))
const transfer = (country: CountryCode, sketches: Parameters<typeof aCart>[1]) =>
  bankTransferEligibility(aCart(country, sketches), marketOf(country))

describe('cashOnDeliveryEligibility', () => {
  it('COD-02 holds the limits of every country in cents', () => {
    expect(MARKETS.map(market => `${market.country} ${market.cashOnDelivery.priceLimit}`).join(', ')).toBe(
      'AT 150000, BE 300000, BG 890000, CH 350000, CZ 6000000, DE 150000, DK 2000000, ES 100000, FI 150000, FR 100000, GB 250000, GR 49900, HR 450000, HU 49999900, IE 150000, IT 99999, LT 450000, NL 150000, NO 150000, PL 600000, PT 100000, RO 1000000, SE 300000, SI 450000, SK 250000',
    )
  })

  it('COD-01 accepts a total at the limit and refuses one cent more', () => {
    expect(cash('IT', [{ centAmount: 99_999 }])).toEqual({ eligible: true })
    expect(cash('IT', [{ centAmount: 100_000 }])).toEqual({ eligible: false, reason: 'over-cash-limit', limit: 99_999 })
  })

  it('COD-01 judges a cart with its fee like the one without', () => {
    const cart = withCashOnDeliveryFee(aCart('IT', [{ centAmount: 99_999 }]), marketOf('IT'), taxRateOn('IT', TODAY), {
      id: 'fee',
      name: {},
    })
    expect(cashOnDeliveryEligibility(cart, marketOf('IT')).eligible).toBe(true)
  })

  it('COD-03, COD-04 counts units of standard products where the country limits them', () => {
    expect(
      MARKETS.filter(market => market.cashOnDelivery.itemLimit === 1)
        .map(market => market.country)
        .sort(),
    ).toEqual(['CZ', 'HR', 'HU', 'IT', 'PL', 'SK'])
    expect(cash('CZ', [{ quantity: 1 }])).toEqual({ eligible: true })
    expect(cash('CZ', [{ quantity: 2 }])).toEqual({ eligible: false, reason: 'over-item-limit', limit: 1 })
    expect(cash('CZ', [{}, { sku: '4100010', parentSku: 'EX30000001' }, { sku: 'EX10000001' }]).eligible).toBe(true)
    expect(cash('DE', [{ quantity: 2 }]).eligible).toBe(true)
  })

  it('COD-05, COD-06 refuses freight goods outside of SK, HU, CZ and PL', () => {
    const permitted = COUNTRIES.filter(country => cash(country, [{ isFreight: true, centAmount: 1000 }]).eligible)
    expect(permitted).toEqual(['CZ', 'HU', 'PL', 'SK'])
    expect(cash('DE', [{ isFreight: true }])).toEqual({ eligible: false, reason: 'freight-not-permitted' })
  })

  it('COD-07 takes 1 to 20 units, guarantees not counted', () => {
    expect(cash('DE', [])).toMatchObject({ reason: 'no-items' })
    expect(cash('DE', [{ quantity: 20, centAmount: 100 }]).eligible).toBe(true)
    expect(cash('DE', [{ quantity: 21, centAmount: 100 }])).toEqual({ eligible: false, reason: 'too-many-items', limit: 20 })
    expect(
      cash('DE', [
        { quantity: 20, centAmount: 100 },
        { sku: '4100010', quantity: 20, centAmount: 1, parentSku: 'EX30000001' },
      ]).eligible,
    ).toBe(true)
  })
})

describe('bankTransferEligibility', () => {
  it('PAY-21 is offered everywhere but in ten markets', () => {
    const off = COUNTRIES.filter(country => !marketOf(country).bankTransferEnabled)
    expect(off).toEqual(['BG', 'GB', 'GR', 'HR', 'IE', 'LT', 'NL', 'RO', 'SE', 'SI'])
    expect(transfer('GB', [{}])).toEqual({ eligible: false, reason: 'not-in-this-market' })
  })

  it('PAY-20 takes at most 20 units and knows no cash limits', () => {
    expect(transfer('DE', [{ quantity: 20, centAmount: 900_000, isFreight: true }])).toEqual({ eligible: true })
    expect(transfer('DE', [{ quantity: 21 }])).toEqual({ eligible: false, reason: 'too-many-items', limit: 20 })
  })
})

describe('withCashOnDeliveryFee', () => {
  const withFee = (country: CountryCode, centAmount: number) =>
    withCashOnDeliveryFee(aCart(country, [{ centAmount }]), marketOf(country), taxRateOn(country, TODAY), {
      id: 'fee',
      name: { en: 'Fee' },
    })

  it('COD-08, COD-09, COD-12 adds the fee with its tax as a line and keeps it in the cart', () => {
    const cart = withFee('CZ', 200_000)
    expect(cart.custom.calculatedCodFee).toEqual({ centAmount: 11_700, fractionDigits: 2 })
    const fee = cart.customLineItems.find(line => line.slug === COD_FEE_SLUG)
    expect(fee?.taxedPrice).toMatchObject({
      totalNet: { centAmount: 9669 },
      totalTax: { centAmount: 2031 },
      totalGross: { centAmount: 11_700 },
    })
    expect(cart.totalPrice.centAmount).toBe(211_700)
  })

  it('COD-08 keeps every sum exact in every market', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), fc.integer({ min: 1, max: 10_000_000 }), (country, centAmount) => {
        const { taxedPrice, totalPrice, lineItems, customLineItems, shippingInfo } = withFee(country, centAmount)
        const parts = [
          ...lineItems.map(line => line.totalPrice),
          ...customLineItems.map(line => line.totalPrice),
          ...(shippingInfo ? [shippingInfo.price] : []),
        ]
        expect(parts.reduce((sum, part) => sum + part.centAmount, 0)).toBe(totalPrice.centAmount)
        expect(taxedPrice.totalNet.centAmount + taxedPrice.totalTax.centAmount).toBe(totalPrice.centAmount)
      }),
    )
  })

  it('COD-08 changes nothing when applied twice', () => {
    const once = withFee('DE', 10_000)
    expect(withCashOnDeliveryFee(once, marketOf('DE'), taxRateOn('DE', TODAY), { id: 'fee', name: { en: 'Fee' } })).toEqual(once)
  })

  it('COD-11 leaves no trace when another method is chosen', () => {
    const cart = withoutPayment(withFee('DE', 10_000))
    expect(cart.customLineItems).toEqual([])
    expect(cart.custom).toEqual({})
  })
})
