import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCode, aDiscount } from '../discount/discount.fixtures.ts'
import { type CartDiscount, type CartDiscountTarget, type CartDiscountValue, checkCartDiscount } from '../discount/index.ts'
import { COUNTRIES, MARKETS, marketOf } from '../market/index.ts'
import { moneyOf } from '../money/index.ts'
import { withCashOnDeliveryFee } from '../payment/index.ts'
import { TODAY } from './cart.fixtures.ts'
import { MAX_LINE_ITEMS } from './change-lines.ts'
import { priceCart } from './price-cart.ts'
import { aPricedCart, pricingOf } from './priced-cart.fixtures.ts'

const LARGEST = Number.MAX_SAFE_INTEGER
/** Numbers at the edges of what can be written down, fractions and negatives too: most of them no discount may have. */
const wildNumber = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 10_000 }) },
  fc.constantFrom(0, 1, 2, 10_000, 10_001, LARGEST, LARGEST + 1, -1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY),
)
const money = fc.array(
  fc
    .tuple(
      fc.constantFrom(...MARKETS.map(({ currency }) => currency)),
      fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 10_000 }) }, fc.constantFrom(0, LARGEST)),
    )
    .map(([currency, centAmount]) => moneyOf(currency, centAmount)),
  { minLength: 1, maxLength: 4 },
)
const applicationMode = fc.constantFrom(
  'IndividualApplication' as const,
  'ProportionateDistribution' as const,
  'EvenDistribution' as const,
)
const value: fc.Arbitrary<CartDiscountValue> = fc.oneof(
  wildNumber.map(permyriad => ({ type: 'relative' as const, permyriad })),
  fc.record({ type: fc.constant('absolute' as const), money, applicationMode }),
  fc.record({ type: fc.constant('absolute' as const), money }),
  fc.record({ type: fc.constant('fixed' as const), money }),
  fc.constantFrom('EX10000001', 'EX30000001', '4100010', '').map(sku => ({ type: 'giftLineItem' as const, sku })),
)

const linePredicate = fc.constantFrom(
  'true',
  'false',
  'sku = "EX30000001"',
  'sku in ("EX30000001", "EX30000003")',
  'quantity > 3 and not (isFreight = true)',
  'type != "extra_guarantee"',
  'categories.key contains all ("a", "b") or price.centAmount <= 500',
  'attributes.power is not defined',
  'slug = "cod-fee"',
)
const cartPredicate = fc.constantFrom(
  'true',
  '1 = 1',
  'lineItemCount(quantity >= 2) > 1',
  'lineItemTotal(true) >= "10.00 EUR"',
  'lineItemExists(sku = "4100010") = false',
  'forAllLineItems(price.centAmount > 1)',
  'totalPrice > "5.00 EUR" or currency != "EUR"',
  'customer.customerGroup.key = "tier1"',
)
const selectionMode = fc.constantFrom('Cheapest' as const, 'MostExpensive' as const)
const pattern = fc.array(fc.record({ predicate: linePredicate, count: wildNumber }), { minLength: 1, maxLength: 2 })
const maxOccurrence = fc.option(wildNumber, { nil: undefined })
const target: fc.Arbitrary<CartDiscountTarget | undefined> = fc.oneof(
  fc.record({ type: fc.constantFrom('lineItems' as const, 'customLineItems' as const), predicate: linePredicate }),
  fc.constantFrom({ type: 'shipping' as const }, { type: 'totalPrice' as const }, undefined),
  fc
    .record({
      predicate: linePredicate,
      triggerQuantity: wildNumber,
      discountedQuantity: wildNumber,
      maxOccurrence,
      selectionMode,
    })
    .map(({ maxOccurrence: times, ...rest }) => ({
      type: 'multiBuyLineItems' as const,
      ...rest,
      ...(times === undefined ? {} : { maxOccurrence: times }),
    })),
  fc
    .record({ triggerPattern: pattern, targetPattern: pattern, maxOccurrence, selectionMode })
    .map(({ maxOccurrence: times, ...rest }) => ({
      type: 'pattern' as const,
      ...rest,
      ...(times === undefined ? {} : { maxOccurrence: times }),
    })),
)
const instant = fc.constantFrom(`${TODAY}T12:00:00.000Z`, `${TODAY}T12:00:00.001Z`, `${TODAY}T11:00:00+02:00`)
/** Mostly missing: what is there narrows when a discount counts. */
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, arbitrary)

const discount = fc
  .record({
    value,
    target,
    cartPredicate,
    sortOrder: fc.tuple(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 9 })).map(digits => `0.${digits.join('')}`),
    stackingMode: fc.constantFrom('Stacking' as const, 'Stacking' as const, 'StopAfterThisDiscount' as const),
    requiresDiscountCode: fc.boolean(),
    validFrom: optional(instant),
    validUntil: optional(instant),
    volumeDiscountGroup: optional(fc.constantFrom('standard', 'other')),
    threshold: optional(wildNumber),
    cohortTier: optional(fc.constantFrom('tier1', 'tier2')),
    campaign: optional(fc.constant('black_friday')),
  })
  .map(({ target, validFrom, validUntil, volumeDiscountGroup, threshold, cohortTier, campaign, ...rest }) => {
    const custom = { volumeDiscountGroup, threshold, cohortTier, campaign }
    const times = { validFrom, validUntil }
    const { target: _target, ...plain } = aDiscount({ id: 'd', key: 'any-discount', ...rest })
    const named = <T extends object>(fields: T) =>
      Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined))
    return { ...plain, ...named({ target }), ...named(times), custom: named(custom) } as CartDiscount
  })

/** Whether the shop would take a discount; only of those a cart has to make sense. */
function isTaken(draft: CartDiscount): boolean {
  try {
    checkCartDiscount(draft)
    return true
  } catch {
    return false
  }
}

const line = fc.record({
  sku: fc.constantFrom('EX30000001', 'EX30000002', 'EX30000003', 'EX10000001'),
  centAmount: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 5_000_000 })),
  quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(1000)),
  isFreight: fc.boolean(),
})

describe('priceCart, for any discount that can be entered', () => {
  it('DISC-13, DISC-14 never fails, never asks less than nothing, and its parts always add up', () => {
    let taken = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.array(line, { maxLength: 5 }),
        fc.array(discount, { minLength: 3, maxLength: 8 }),
        fc.record({ isNet: fc.boolean(), paysInCash: fc.boolean(), hasGuarantee: fc.boolean() }),
        (country, lines, drafts, { isNet, paysInCash, hasGuarantee }) => {
          const discounts = drafts.filter(isTaken).map((draft, index) => ({ ...draft, id: `d${index}` }))
          taken += discounts.length
          const guarantee = { sku: '4100010', centAmount: 1, parentSku: 'EX30000001' }
          const sketch = {
            discounts,
            codes: [
              aCode(
                'ALL',
                discounts.map(({ id }) => id),
              ),
            ],
            taxMode: isNet ? ('External' as const) : ('Platform' as const),
            volumeDiscountGroup: 'standard',
            categoryKeys: ['a', 'b'],
            gifts: { EX10000001: 3 },
            pricing: { customerGroupKey: 'tier1' as const, isLoyaltyDiscountOn: true, activeCampaigns: ['black_friday'] },
          }
          const bought = aPricedCart(country, hasGuarantee ? [...lines, guarantee] : lines, sketch)
          const pricing = pricingOf(country, ['EX30000001', 'EX30000002', 'EX30000003', 'EX10000001'], sketch)
          const fee = { id: 'fee', name: {} }
          const cart = paysInCash
            ? priceCart(withCashOnDeliveryFee(bought, marketOf(country), pricing.taxRate, fee), pricing)
            : bought
          const { totalNet, totalTax, totalGross } = cart.taxedPrice
          expect(totalGross).toEqual(cart.totalPrice)
          expect(totalNet.centAmount + totalTax.centAmount).toBe(totalGross.centAmount)
          const amounts = [
            totalNet,
            totalTax,
            totalGross,
            ...[...cart.lineItems, ...cart.customLineItems].map(({ totalPrice }) => totalPrice),
            ...cart.appliedDiscounts.map(({ discountedAmount }) => discountedAmount),
          ]
          expect(Math.min(...amounts.map(({ centAmount }) => centAmount))).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: 1500 },
    )
    // Much of what is thrown at it is refused; enough has to come through to mean something.
    expect(taken).toBeGreaterThan(2000)
  })

  it('DISC-13, CART-18 a full cart with a thousand units in every line gets every set of a pattern', () => {
    const lines = Array.from({ length: MAX_LINE_ITEMS }, (_, index) => ({
      sku: `EX31${String(index).padStart(6, '0')}`,
      centAmount: 100 + ((index * 7919) % MAX_LINE_ITEMS),
      quantity: 1000,
    }))
    const everyUnit = [{ predicate: 'true', count: 1 }]
    const free = aDiscount({
      id: 'free',
      target: { type: 'pattern', triggerPattern: everyUnit, targetPattern: everyUnit, selectionMode: 'Cheapest' },
      value: { type: 'relative', permyriad: 10_000 },
    })
    const cart = aPricedCart('DE', lines, { discounts: [free] })
    // Prices are 1.00 to 3.49, a thousand units each: the cheaper half is free.
    const cheaperHalf = Array.from({ length: MAX_LINE_ITEMS / 2 }, (_, index) => 1000 * (100 + index))
    const dearerHalf = Array.from({ length: MAX_LINE_ITEMS / 2 }, (_, index) => 1000 * (100 + MAX_LINE_ITEMS / 2 + index))
    const sum = (cents: readonly number[]) => cents.reduce((total, part) => total + part, 0)
    expect(cart.appliedDiscounts[0]?.discountedAmount.centAmount).toBe(sum(cheaperHalf))
    expect(cart.totalPrice.centAmount).toBe(sum(dearerHalf))
  })
})
