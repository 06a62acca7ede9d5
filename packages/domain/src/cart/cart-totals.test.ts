import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES, marketOf } from '../market/index.ts'
import { taxRateOn } from '../tax/index.ts'
import { aCart, aLine, TODAY } from './cart.fixtures.ts'
import { goodsTotal } from './cart-totals.ts'
import { recalculateCart } from './price-cart.ts'

const sketch = fc.record({
  centAmount: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
  isFreight: fc.boolean(),
})
const country = fc.constantFrom(...COUNTRIES)

describe('recalculateCart', () => {
  it('ENT-01 sums lines and shipping to the total in every currency, net and tax to gross', () => {
    fc.assert(
      fc.property(country, fc.array(sketch, { minLength: 1, maxLength: 12 }), (code, sketches) => {
        const cart = aCart(code, sketches)
        const lines = cart.lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0)
        expect(cart.totalPrice.centAmount).toBe(lines + (cart.shippingInfo?.price.centAmount ?? 0))
        const { totalNet, totalGross, totalTax, taxPortions } = cart.taxedPrice
        expect(totalNet.centAmount + totalTax.centAmount).toBe(totalGross.centAmount)
        expect(taxPortions.reduce((sum, portion) => sum + portion.amount.centAmount, 0)).toBe(totalTax.centAmount)
        expect(totalGross).toEqual(cart.totalPrice)
      }),
    )
  })

  it('ENT-01 gives the same totals for the same content in any order', () => {
    fc.assert(
      fc.property(country, fc.array(sketch, { minLength: 2, maxLength: 8 }), (code, sketches) => {
        const there = aCart(code, sketches)
        const back = aCart(code, [...sketches].reverse())
        expect(back.totalPrice).toEqual(there.totalPrice)
        expect(back.taxedPrice.totalNet).toEqual(there.taxedPrice.totalNet)
      }),
    )
  })

  it('ENT-01 changes nothing when a cart is computed a second time', () => {
    const cart = aCart('FI', [
      { centAmount: 1199, quantity: 7 },
      { centAmount: 33, isFreight: true },
    ])
    expect(recalculateCart(cart, marketOf('FI'), taxRateOn('FI', TODAY))).toEqual(cart)
  })

  it('CART-17 sorts lines by order hint', () => {
    const market = marketOf('DE')
    const cart = aCart('DE', [])
    const lines = [aLine(market, {}, 3), aLine(market, {}, 1), aLine(market, {}, 2)]
    const sorted = recalculateCart({ ...cart, lineItems: lines }, market, taxRateOn('DE', TODAY))
    expect(sorted.lineItems.map(line => line.orderHint)).toEqual([1, 2, 3])
  })

  it('CART-24 counts units and shows the gross total', () => {
    const cart = aCart('DE', [
      { centAmount: 9800, quantity: 2 },
      { centAmount: 500, quantity: 3 },
    ])
    expect(cart.totalLineItemQuantity).toBe(5)
    expect(cart.totalPrice.centAmount).toBe(2 * 9800 + 3 * 500)
  })

  it('UX-11 computes the tax portion of a German cart from gross prices', () => {
    const cart = aCart('DE', [{ centAmount: 9999 }])
    expect(cart.taxedPrice.totalNet.centAmount).toBe(8403)
    expect(cart.taxedPrice.taxPortions).toEqual([
      { rate: 0.19, name: 'MwSt.', amount: expect.objectContaining({ centAmount: 1596 }) },
    ])
  })

  it('SHIP-05 sends a cart with freight goods by freight, any other as a parcel', () => {
    expect(aCart('DE', [{ centAmount: 1000 }]).shippingInfo?.shippingMethod.key).toBe('parcel')
    expect(aCart('DE', [{ centAmount: 1000 }, { isFreight: true }]).shippingInfo?.shippingMethod.key).toBe('freight')
  })

  it('SHIP-03 counts goods alone toward free shipping', () => {
    const cart = aCart('DE', [{ centAmount: 5899 }])
    expect(goodsTotal(cart).centAmount).toBe(5899)
    expect(cart.shippingInfo?.price.centAmount).toBe(195)
    expect(aCart('DE', [{ centAmount: 5900 }]).shippingInfo?.price.centAmount).toBe(0)
  })
})
