import { describe, expect, it } from 'vitest'
import { aCode, aDiscount, volumeTiers } from '../discount/discount.fixtures.ts'
import { moneyOf } from '../money/index.ts'
import { cartSums, lineDiscounts, totalQuantity } from './cart-sums.ts'
import { aPricedCart } from './priced-cart.fixtures.ts'

const welcome = aDiscount({ id: 'welcome', sortOrder: '0.3', requiresDiscountCode: true, target: { type: 'totalPrice' } })
const freeDelivery = aDiscount({
  id: 'delivery',
  sortOrder: '0.2',
  target: { type: 'shipping' },
  value: { type: 'relative', permyriad: 10_000 },
})

it('EG-10 a guarantee is no unit of goods', () => {
  expect(
    totalQuantity([
      { type: 'standard_product', quantity: 3 },
      { type: 'extra_guarantee', quantity: 3 },
      { type: 'accessory', quantity: 2 },
    ]),
  ).toBe(5)
})

describe('cartSums', () => {
  it('DISC-13 names every discount on goods and on the total with its amount', () => {
    const cart = aPricedCart('DE', [{ centAmount: 10_000, quantity: 3 }], {
      discounts: [...volumeTiers(), welcome],
      codes: [aCode('WELCOME', ['welcome'])],
      volumeDiscountGroup: 'standard',
    })
    expect(cartSums(cart)).toMatchObject({
      goods: moneyOf('EUR', 30_000),
      discounts: [
        { id: 'standard-3', amount: moneyOf('EUR', 1500) },
        { id: 'welcome', amount: moneyOf('EUR', 2850) },
      ],
    })
    expect(lineDiscounts(cart.lineItems[0]!, cart.appliedDiscounts)).toEqual([
      { name: { en: 'standard-3' }, amount: moneyOf('EUR', 1500) },
    ])
  })

  it('SHIP-13 shows shipping before and after what discounts take off it', () => {
    const plain = aPricedCart('DE', [{ centAmount: 1000 }])
    const { price } = plain.shippingInfo!
    expect(cartSums(plain).shipping).toEqual({ price, discountNames: [] })
    const cart = aPricedCart('DE', [{ centAmount: 1000 }], { discounts: [freeDelivery] })
    expect(cartSums(cart)).toMatchObject({
      discounts: [],
      shipping: { price: moneyOf('EUR', 0), before: price, discountNames: [{ en: 'delivery' }] },
    })
  })

  it.each([
    [true, 'automated'],
    [undefined, 'assigned'],
  ] as const)('DISC-08 says that a discount of a tier is personal, by purchases: %s', (isGroupByPurchases, personalisation) => {
    const loyalty = aDiscount({ id: 'loyalty', stores: [{ key: 'de' }], custom: { cohortTier: 'tier1' } })
    const pricing = {
      isLoyaltyDiscountOn: true,
      customerGroupKey: 'tier1',
      ...(isGroupByPurchases ? { isGroupByPurchases } : {}),
    } as const
    const cart = aPricedCart('DE', [{ centAmount: 10_000 }], { discounts: [loyalty], pricing })
    expect(cartSums(cart).discounts).toEqual([{ id: 'loyalty', name: { en: 'loyalty' }, amount: moneyOf('EUR', 1000) }])
    expect(cart.personalisation).toBe(personalisation)
    expect(aPricedCart('DE', [{ centAmount: 10_000 }], { pricing }).personalisation).toBeUndefined()
  })

  it('CART-30 a gift is a line at zero and no row', () => {
    const gift = aDiscount({ id: 'gift', value: { type: 'giftLineItem', sku: 'EX10000001' }, target: undefined as never })
    const cart = aPricedCart('DE', [{ centAmount: 10_000 }], { discounts: [gift], gifts: { EX10000001: 5 } })
    expect(cart.lineItems).toHaveLength(2)
    expect(cartSums(cart)).toMatchObject({ goods: moneyOf('EUR', 10_000), discounts: [] })
    expect(lineDiscounts(cart.lineItems[1]!, cart.appliedDiscounts)).toEqual([])
  })
})
