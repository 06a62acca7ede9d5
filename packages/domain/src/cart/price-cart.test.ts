import { describe, expect, it } from 'vitest'
import { aCode, aDiscount, eur, volumeTiers } from '../discount/discount.fixtures.ts'
import type { CartDiscountTarget } from '../discount/index.ts'
import { marketOf } from '../market/index.ts'
import { taxRateOn } from '../tax/index.ts'
import { type LineSketch, TODAY } from './cart.fixtures.ts'
import type { Cart } from './cart.ts'
import { withoutLine } from './change-lines.ts'
import { priceCart } from './price-cart.ts'
import { aPricedCart, type PricingSketch, pricingOf } from './priced-cart.fixtures.ts'

const PRESS = { sku: 'EX30000001', centAmount: 10_000 }
const SAW = { sku: 'EX30000002', centAmount: 2000 }

/** Cents of every line, of shipping and in all. */
function cents(cart: Cart) {
  return {
    lines: cart.lineItems.map(line => line.totalPrice.centAmount),
    shipping: (cart.shippingInfo?.discountedPrice?.value ?? cart.shippingInfo?.price)?.centAmount,
    total: cart.totalPrice.centAmount,
  }
}

function german(lines: readonly LineSketch[], sketch: PricingSketch) {
  return aPricedCart('DE', lines, sketch)
}

describe('volume discounts', () => {
  const sketch = { discounts: volumeTiers(), volumeDiscountGroup: 'standard' }

  it('DISC-06, DISC-07 a line costs what its highest tier says, with the discount named per unit', () => {
    const cart = german([{ ...PRESS, quantity: 5 }], sketch)
    expect(cart.lineItems[0]?.discountedPricePerQuantity).toMatchObject([
      {
        quantity: 5,
        discountedPrice: {
          value: { centAmount: 9000 },
          includedDiscounts: [{ discount: { id: 'standard-5' }, discountedAmount: { centAmount: 1000 } }],
        },
      },
    ])
    expect(cents(cart)).toEqual({ lines: [45_000], shipping: 0, total: 45_000 })
    expect(cart.appliedDiscounts).toMatchObject([{ id: 'standard-5', discountedAmount: { centAmount: 5000 } }])
  })

  it('DISC-07 two units reach no tier, and units of different products are not added up', () => {
    expect(
      cents(
        german(
          [
            { ...PRESS, quantity: 2 },
            { ...SAW, quantity: 2 },
          ],
          sketch,
        ),
      ).lines,
    ).toEqual([20_000, 4000])
  })

  it('DISC-06 a product without group has no volume discount', () => {
    expect(cents(german([{ ...PRESS, quantity: 10 }], { discounts: volumeTiers() })).lines).toEqual([100_000])
  })
})

describe('discounts and their targets', () => {
  const priced = (
    target: CartDiscountTarget,
    value: Parameters<typeof aDiscount>[0]['value'] & object,
    lines: readonly LineSketch[],
  ) => german(lines, { discounts: [aDiscount({ id: 'd', target, value })] })

  it('DISC-13 a rate, an amount and a fixed price on lines', () => {
    const target = { type: 'lineItems', predicate: 'sku = "EX30000002"' } as const
    const lines = [PRESS, { ...SAW, quantity: 3 }]
    expect(cents(priced(target, { type: 'relative', permyriad: 2500 }, lines)).lines).toEqual([10_000, 4500])
    expect(cents(priced(target, { type: 'absolute', money: eur(300) }, lines)).lines).toEqual([10_000, 5100])
    expect(cents(priced(target, { type: 'fixed', money: eur(1500) }, lines)).lines).toEqual([10_000, 4500])
    expect(cents(priced(target, { type: 'fixed', money: eur(9900) }, lines)).lines).toEqual([10_000, 6000])
  })

  it('DISC-13 one amount is shared over lines, in proportion or evenly, without losing a cent', () => {
    const target = { type: 'lineItems', predicate: 'true' } as const
    const lines = [{ ...PRESS, quantity: 3 }, SAW]
    const shared = (applicationMode: 'ProportionateDistribution' | 'EvenDistribution') =>
      cents(priced(target, { type: 'absolute', money: eur(1000), applicationMode }, lines)).lines
    expect(shared('ProportionateDistribution')).toEqual([29_062, 1938])
    expect(shared('EvenDistribution')).toEqual([29_500, 1500])
  })

  it('DISC-13 of three the cheapest unit, and the dearest one, at most once', () => {
    const target = { type: 'multiBuyLineItems', predicate: 'true', triggerQuantity: 3, discountedQuantity: 1 } as const
    const lines = [
      { ...PRESS, quantity: 4 },
      { ...SAW, quantity: 2 },
    ]
    const free = { type: 'relative', permyriad: 10_000 } as const
    expect(cents(priced({ ...target, selectionMode: 'Cheapest' }, free, lines)).lines).toEqual([40_000, 0])
    expect(cents(priced({ ...target, selectionMode: 'MostExpensive', maxOccurrence: 1 }, free, lines)).lines).toEqual([
      30_000, 4000,
    ])
  })

  it('DISC-13 with two presses a saw at half its price, a unit counting once', () => {
    const target = {
      type: 'pattern',
      triggerPattern: [{ predicate: 'sku = "EX30000001"', count: 2 }],
      targetPattern: [{ predicate: 'sku = "EX30000002"', count: 1 }],
      selectionMode: 'Cheapest',
    } as const
    const half = { type: 'relative', permyriad: 5000 } as const
    const lines = (presses: number, saws: number) => [
      { ...PRESS, quantity: presses },
      { ...SAW, quantity: saws },
    ]
    expect(cents(priced(target, half, lines(5, 3))).lines).toEqual([50_000, 4000])
    expect(cents(priced(target, half, lines(1, 3))).lines).toEqual([10_000, 6000])
  })

  it('SHIP-13 shipping reduced by an amount and free of charge', () => {
    const lines = [{ ...SAW, isFreight: true }]
    const reduced = priced({ type: 'shipping' }, { type: 'absolute', money: eur(500) }, lines)
    expect(cents(reduced)).toEqual({ lines: [2000], shipping: 495, total: 2495 })
    expect(reduced.shippingInfo).toMatchObject({
      price: { centAmount: 995 },
      discountedPrice: { includedDiscounts: [{ discount: { id: 'd' }, discountedAmount: { centAmount: 500 } }] },
      taxedPrice: { totalGross: { centAmount: 495 } },
    })
    expect(cents(priced({ type: 'shipping' }, { type: 'fixed', money: eur(0) }, lines))).toEqual({
      lines: [2000],
      shipping: 0,
      total: 2000,
    })
  })

  it('DISC-13 the total reduced: lines keep their prices, tax falls with the share of each line', () => {
    const cart = priced({ type: 'totalPrice' }, { type: 'relative', permyriad: 1000 }, [PRESS, { ...SAW, quantity: 3 }])
    expect(cents(cart)).toEqual({ lines: [10_000, 6000], shipping: 0, total: 14_400 })
    expect(cart.discountOnTotalPrice).toMatchObject({
      discountedAmount: { centAmount: 1600 },
      discountedNetAmount: { centAmount: 1344 },
    })
    expect(cart.taxedPrice).toMatchObject({ totalNet: { centAmount: 12_101 }, totalGross: { centAmount: 14_400 } })
  })

  it('COD-11 a fee without product reduced by its slug', () => {
    const discount = aDiscount({
      id: 'd',
      target: { type: 'customLineItems', predicate: 'slug = "cod-fee"' },
      value: { type: 'fixed', money: eur(0) },
    })
    const market = marketOf('DE')
    const cart = german([PRESS], {})
    const fee = { ...cart.lineItems[0]?.price.value, centAmount: 495 } as Cart['totalPrice']
    const rate = taxRateOn('DE', TODAY)
    const line = { id: 'fee', slug: 'cod-fee', name: {}, quantity: 1, money: fee, discountedPricePerQuantity: [], taxRate: rate }
    const withFee = { ...cart, customLineItems: [{ ...line, totalPrice: fee, taxedPrice: cart.taxedPrice }] }
    const free = priceCart(withFee, pricingOf(market.country, ['EX30000001'], { discounts: [discount] }))
    expect(free.customLineItems[0]?.totalPrice.centAmount).toBe(0)
    expect(free.totalPrice.centAmount).toBe(10_000)
  })

  it('DISC-13 money of another currency has no effect', () => {
    const discount = aDiscount({ id: 'd', value: { type: 'absolute', money: eur(500) } })
    expect(aPricedCart('CZ', [PRESS], { discounts: [discount] }).appliedDiscounts).toEqual([])
  })
})

describe('several discounts', () => {
  it('DISC-15 apply by falling sort order, each on what the one before left', () => {
    const cart = german([{ ...PRESS, centAmount: 4997 }], {
      discounts: [
        aDiscount({ id: 'second', sortOrder: '0.5' }),
        aDiscount({ id: 'first', sortOrder: '0.9', value: { type: 'relative', permyriad: 1500 } }),
      ],
    })
    expect(cart.lineItems[0]?.totalPrice.centAmount).toBe(3822)
    expect(cart.appliedDiscounts.map(({ id }) => id)).toEqual(['first', 'second'])
  })

  it('DISC-15 nothing comes after one that stops, provided that it took something off', () => {
    const stop = aDiscount({ id: 'stop', sortOrder: '0.9', stackingMode: 'StopAfterThisDiscount' })
    const later = aDiscount({ id: 'later' })
    expect(german([PRESS], { discounts: [stop, later] }).appliedDiscounts.map(({ id }) => id)).toEqual(['stop'])
    const unmet = { ...stop, target: { type: 'lineItems', predicate: 'sku = "EX39999999"' } } as const
    expect(german([PRESS], { discounts: [unmet, later] }).appliedDiscounts.map(({ id }) => id)).toEqual(['later'])
  })

  it('DISC-14 count only for carts that meet their predicate', () => {
    const discount = aDiscount({ id: 'd', cartPredicate: 'lineItemTotal(true) >= "100.00 EUR"' })
    expect(cents(german([PRESS], { discounts: [discount] })).lines).toEqual([9000])
    expect(cents(german([SAW], { discounts: [discount] })).lines).toEqual([2000])
  })

  it('SHIP-03 shipping is free by what the goods cost after discounts', () => {
    const line = { ...PRESS, centAmount: 6000 }
    expect(cents(german([line], {})).shipping).toBe(0)
    expect(cents(german([line], { discounts: [aDiscount({ id: 'd' })] }))).toEqual({ lines: [5400], shipping: 195, total: 5595 })
  })

  it('SHIP-13 free shipping holds when a later discount takes the goods below the threshold', () => {
    const free = aDiscount({
      id: 'free',
      sortOrder: '0.9',
      target: { type: 'shipping' },
      value: { type: 'relative', permyriad: 10_000 },
    })
    const cart = german([{ ...PRESS, centAmount: 6000 }], { discounts: [free, aDiscount({ id: 'd' })] })
    expect(cents(cart)).toEqual({ lines: [5400], shipping: 0, total: 5400 })
    expect(cart.appliedDiscounts).toMatchObject([{ id: 'free', discountedAmount: { centAmount: 195 } }, { id: 'd' }])
    expect(german([PRESS], { discounts: [free] }).appliedDiscounts).toEqual([])
  })
})

describe('codes on a cart', () => {
  const granted = aDiscount({ id: 'granted', requiresDiscountCode: true })
  const state = (changes: Parameters<typeof aCode>[2], discount = granted, lines = [PRESS]) =>
    german(lines, { discounts: [discount], codes: [aCode('SAVE', ['granted'], changes)] }).discountCodes[0]?.state

  it('CART-21, DISC-15 a code grants its discounts and shows them', () => {
    const cart = german([PRESS], { discounts: [granted], codes: [aCode('SAVE', ['granted'])] })
    expect(cents(cart).lines).toEqual([9000])
    expect(cart.discountCodes).toMatchObject([
      {
        state: 'MatchesCart',
        discountCode: {
          code: 'SAVE',
          cartDiscounts: [
            { id: 'granted', isActive: true, sortOrder: '0.5', stackingMode: 'Stacking', value: { permyriad: 1000 } },
          ],
        },
      },
    ])
    expect(cents(german([PRESS], { discounts: [granted] })).lines).toEqual([10_000])
  })

  it('DISC-15 states are found in their order: active, valid, matching, limit, stopped', () => {
    const past = '2026-11-01T00:00:00.000Z'
    expect(state({ isActive: false, validUntil: past })).toBe('NotActive')
    expect(state({}, { ...granted, isActive: false })).toBe('NotActive')
    expect(state({ validUntil: past, cartPredicate: 'country = "FR"' })).toBe('NotValid')
    expect(state({}, { ...granted, validUntil: past })).toBe('NotValid')
    expect(state({ cartPredicate: 'country = "FR"', maxApplications: 1, applications: 1 })).toBe('DoesNotMatchCart')
    expect(state({ stores: [{ key: 'fr' }] })).toBe('DoesNotMatchCart')
    expect(state({}, { ...granted, cartPredicate: 'false' })).toBe('DoesNotMatchCart')
    expect(state({ maxApplications: 1, applications: 1 })).toBe('MaxApplicationReached')
    expect(state({ maxApplicationsPerCustomer: 2, applicationsOfCustomer: 2 })).toBe('MaxApplicationReached')
    expect(state({ maxApplicationsPerCustomer: 2, applicationsOfCustomer: 1 })).toBe('MatchesCart')
  })

  it('DISC-15 a code of a campaign or a tier that does not count here was stopped by no one', () => {
    expect(state({}, { ...granted, custom: { campaign: 'black_friday' } })).toBe('DoesNotMatchCart')
    expect(state({}, { ...granted, custom: { cohortTier: 'tier4' } })).toBe('DoesNotMatchCart')
  })

  it('DISC-15 a code whose turn never came is told that another discount stopped it', () => {
    const stop = aDiscount({ id: 'stop', sortOrder: '0.9', stackingMode: 'StopAfterThisDiscount' })
    const cart = german([PRESS], { discounts: [stop, granted], codes: [aCode('SAVE', ['granted'])] })
    expect(cart.discountCodes[0]?.state).toBe('ApplicationStoppedByPreviousDiscount')
    expect(cents(cart).lines).toEqual([9000])
  })
})

describe('gifts', () => {
  const gift = aDiscount({ id: 'gift', value: { type: 'giftLineItem', sku: 'EX10000001' }, target: undefined as never })
  const sketch = { discounts: [gift], gifts: { EX10000001: 5 } }

  it('DISC-13 come as a line of their own that costs nothing', () => {
    const cart = german([PRESS], sketch)
    expect(cart.lineItems[1]).toMatchObject({
      id: 'new-1',
      lineItemMode: 'GiftLineItem',
      quantity: 1,
      totalPrice: { centAmount: 0 },
      discountedPricePerQuantity: [{ discountedPrice: { includedDiscounts: [{ discountedAmount: { centAmount: 5000 } }] } }],
    })
    expect(cents(cart).total).toBe(10_000)
    expect(priceCart(cart, pricingOf('DE', ['EX30000001'], sketch))).toEqual(cart)
  })

  it('CART-30 a gift that was taken out is refused for good', () => {
    const refused = withoutLine(german([PRESS], sketch), 'new-1')
    expect(refused.refusedGifts).toEqual([{ id: 'gift' }])
    expect(priceCart(refused, pricingOf('DE', ['EX30000001'], sketch)).lineItems).toHaveLength(1)
  })

  it('DISC-13 leave when their discount does not count any more, and do not come without a unit of them', () => {
    const cart = german([PRESS], sketch)
    expect(priceCart(cart, pricingOf('DE', ['EX30000001'], {})).lineItems).toHaveLength(1)
    expect(german([PRESS], { ...sketch, gifts: { EX10000001: 0 } }).lineItems).toHaveLength(1)
    expect(german([{ sku: 'EX10000001', quantity: 5 }], sketch).lineItems).toHaveLength(1)
  })
})

describe('extra guarantees', () => {
  const guarantee = {
    sku: '4100010',
    relativePriceRate: 750,
    enabledOnMarket: [],
    excludedSkus: [],
    excludedBrands: [],
    excludedRelations: [],
  }

  it('EG-08, EG-09, EG-11 cost their share of the product, for as many units', () => {
    const lines = [
      { ...PRESS, quantity: 3 },
      { sku: '4100010', parentSku: 'EX30000001', centAmount: 1, quantity: 1 },
    ]
    const cart = german(lines, { guarantees: [guarantee] })
    expect(cart.lineItems[1]).toMatchObject({
      quantity: 3,
      price: { value: { centAmount: 750 } },
      custom: { parentSku: 'EX30000001' },
    })
    expect(cents(cart).lines).toEqual([30_000, 2250])
  })

  it('ENT-01 have no VAT where they are exempt, at the same price, and take their share of a discount on the total', () => {
    const lines = [
      { ...PRESS, quantity: 3 },
      { sku: '4100010', parentSku: 'EX30000001', centAmount: 1, quantity: 1 },
    ]
    const discounts = [aDiscount({ id: 'ten', target: { type: 'totalPrice' }, value: { type: 'relative', permyriad: 1000 } })]
    const exempt = { ...guarantee, vatCategory: 'E' as const }
    const cart = german(lines, { guarantees: [exempt], discounts })
    const taxed = german(lines, { guarantees: [guarantee], discounts })
    expect(cart.totalPrice).toEqual(taxed.totalPrice)
    expect(cart.lineItems[1]).toMatchObject({
      taxRate: { permyriad: 0, includedInPrice: true },
      taxedPrice: { totalNet: { centAmount: 2250 }, totalTax: { centAmount: 0 } },
    })
    // 10 % of 300.00 at 19 %, and of 22.50 without VAT.
    expect(cart.discountOnTotalPrice).toMatchObject({
      discountedAmount: { centAmount: 3225 },
      discountedNetAmount: { centAmount: 25_210 - 22_689 + 225 },
    })
    const { totalNet, totalTax, totalGross, taxPortions } = cart.taxedPrice
    expect(taxPortions).toMatchObject([{ rate: 0.19, amount: totalTax }])
    expect(totalNet.centAmount + totalTax.centAmount).toBe(totalGross.centAmount)
    const net = german(lines, { guarantees: [exempt], taxMode: 'External' })
    expect(net).toEqual(german(lines, { guarantees: [guarantee], taxMode: 'External' }))
  })

  it('EG-10 are of a type of their own and take no volume discount', () => {
    const lines = [
      { ...PRESS, quantity: 5 },
      { sku: '4100010', parentSku: 'EX30000001' },
    ]
    const cart = german(lines, { guarantees: [guarantee], discounts: volumeTiers(), volumeDiscountGroup: 'standard' })
    expect(cart.lineItems[1]).toMatchObject({ type: 'extra_guarantee' })
    expect(cents(cart).lines).toEqual([45_000, 3750])
  })
})

describe('tax mode External', () => {
  it('VAT-14 makes every amount its net part at the domestic rate and taxes nothing', () => {
    const cart = german([{ ...PRESS, centAmount: 1999 }], { taxMode: 'External' })
    expect(cents(cart)).toEqual({ lines: [1680], shipping: 164, total: 1844 })
    expect(cart.taxedPrice).toMatchObject({
      totalNet: { centAmount: 1844 },
      totalGross: { centAmount: 1844 },
      totalTax: { centAmount: 0 },
    })
    expect(cart.taxedPrice.taxPortions).toMatchObject([{ rate: 0, amount: { centAmount: 0 } }])
    expect(cart.lineItems[0]).toMatchObject({ price: { value: { centAmount: 1999 } }, taxRate: { includedInPrice: false } })
  })

  it('VAT-16 and back again leaves no trace', () => {
    const discounts = [...volumeTiers(), aDiscount({ id: 'd', target: { type: 'totalPrice' } })]
    const sketch = { discounts, volumeDiscountGroup: 'standard' }
    const gross = german(
      [
        { ...PRESS, quantity: 7 },
        { ...SAW, isFreight: true },
      ],
      sketch,
    )
    const pricing = pricingOf('DE', ['EX30000001', 'EX30000002'], sketch)
    const net = priceCart({ ...gross, taxMode: 'External' }, pricing)
    expect(net.totalPrice.centAmount).toBeLessThan(gross.totalPrice.centAmount)
    expect(priceCart({ ...net, taxMode: 'Platform' }, pricing)).toEqual(gross)
  })
})

describe('a cart that is priced again', () => {
  const sketch = { discounts: volumeTiers(), volumeDiscountGroup: 'standard' }
  const skus = [PRESS.sku, SAW.sku]

  it.each(['Platform', 'External'] as const)('M1 keeps the lines that cost what they did, in tax mode %s', taxMode => {
    const cart = german([PRESS, SAW], { ...sketch, taxMode })
    const [press, saw] = cart.lineItems
    const more = cart.lineItems.map(line => (line === saw ? { ...line, quantity: 2 } : line))
    const again = priceCart({ ...cart, lineItems: more }, pricingOf('DE', skus, sketch))
    expect(again.lineItems[0]).toBe(press)
    expect(again.lineItems[1]?.totalPrice.centAmount).toBe(taxMode === 'External' ? 3361 : 4000)
  })

  it('DISC-07 takes a discount off and puts it on a line again', () => {
    const discounted = german([{ ...PRESS, quantity: 5 }, SAW], sketch)
    const plain = priceCart(discounted, pricingOf('DE', skus, {}))
    expect(cents(plain).lines).toEqual([50_000, 2000])
    expect(plain.lineItems[0]?.discountedPricePerQuantity).toEqual([])
    expect(priceCart(plain, pricingOf('DE', skus, sketch)).lineItems).toEqual(discounted.lineItems)
  })

  it('UX-11 follows another tax rate', () => {
    const cart = german([SAW], {})
    const rate = { ...taxRateOn('DE', TODAY), permyriad: 1000 }
    const again = priceCart(cart, { ...pricingOf('DE', skus, {}), taxRate: rate })
    expect(again.lineItems[0]).toMatchObject({ taxRate: rate, taxedPrice: { totalNet: { centAmount: 1818 } } })
  })
})
