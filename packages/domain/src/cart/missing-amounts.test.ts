import { describe, expect, it } from 'vitest'
import { aDiscount } from '../discount/discount.fixtures.ts'
import { plainUnits, shareAmount } from '../discount/index.ts'
import { requireDefined } from '../error/index.ts'
import { type Market, marketOf } from '../market/index.ts'
import { moneyOf, splitByWeights } from '../money/index.ts'
import { paymentMethodsForItem, withCashOnDeliveryFee } from '../payment/index.ts'
import { shippingFeeOf } from '../shipping/index.ts'
import { taxRateOn } from '../tax/index.ts'
import { aCart, aLine, TODAY } from './cart.fixtures.ts'
import { sumCart } from './cart-totals.ts'
import { applyToLines } from './discount-chain.ts'
import { recalculateCart } from './price-cart.ts'
import { aPricedCart } from './priced-cart.fixtures.ts'

const germany = marketOf('DE')
const rate = taxRateOn('DE', TODAY)

describe('an amount that is missing', () => {
  it('COD-08 throws for a currency without a fee of cash on delivery instead of charging none', () => {
    const dollars: Market = { ...germany, currency: 'USD' }
    expect(() => withCashOnDeliveryFee(aCart('DE'), dollars, rate, { id: 'fee', name: {} })).toThrow('Nothing is sold in USD')
  })

  it('COD-01 judges a price by the limit of cash, and nothing where there is no price', () => {
    const over = moneyOf('EUR', germany.cashOnDelivery.priceLimit + 1)
    expect(paymentMethodsForItem(germany, { isFreight: false, price: over })).not.toContain('cash-on-delivery')
    expect(paymentMethodsForItem(germany, { isFreight: false, price: undefined })).toContain('cash-on-delivery')
  })

  it('SHIP-01 throws for a shipping method without a fee instead of shipping for nothing', () => {
    expect(() => shippingFeeOf(germany, 'drone' as 'parcel', moneyOf('EUR', 100))).toThrow('Not an amount in cents: undefined')
  })

  it('UX-10 throws for a line without a price instead of giving it away', () => {
    const { price: _price, ...line } = aLine(germany)
    const cart = { ...aCart('DE'), lineItems: [line as ReturnType<typeof aLine>] }
    expect(() => recalculateCart(cart, germany, rate)).toThrow(TypeError)
  })

  it('DISC-13 throws for a discount on the total of a cart without a part it could reduce', () => {
    const off = { discountedAmount: moneyOf('EUR', 500), discountedNetAmount: moneyOf('EUR', 420), includedDiscounts: [] }
    const { shippingInfo: _shipping, ...cart } = aCart('DE')
    expect(() => sumCart({ ...cart, lineItems: [], discountOnTotalPrice: off })).toThrow(
      'Missing: part of a cart for the discount on its total',
    )
  })

  it('DISC-13 does not count a discount that has no amount in the currency of the market', () => {
    const value = { type: 'absolute' as const, money: [moneyOf('CZK', 500)], applicationMode: 'EvenDistribution' as const }
    const discount = aDiscount({ id: 'crowns', value, target: { type: 'lineItems', predicate: 'true' } })
    const lines = [
      { subject: { field: () => undefined, quantity: 1, totalCent: 100 }, units: plainUnits(1, 100), productQuantity: 1 },
    ]
    expect(applyToLines(lines, discount, 'EUR', [discount])).toBe(lines)
    expect(aPricedCart('DE', [{}], { discounts: [discount] }).appliedDiscounts).toEqual([])
  })

  it('UX-10 throws for cents that are no number', () => {
    expect(() => moneyOf('EUR', Number.NaN)).toThrow(RangeError)
    expect(() => splitByWeights(100, [])).toThrow(RangeError)
    expect(shareAmount(100, [60, 40], 'EvenDistribution')).toEqual([60, 40])
  })

  it('UX-10 is named in the error', () => {
    expect(() => requireDefined(undefined, 'share of line 3')).toThrow('Missing: share of line 3')
    expect(requireDefined(0, 'fee')).toBe(0)
  })
})
