import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CommerceError } from '../error/index.ts'
import { moneyOf } from '../money/index.ts'
import { byDescendingSortOrder, type DiscountSituation, isDiscountOpen, isValidAt } from './applicable-discounts.ts'
import type { CartDiscountDraft } from './cart-discount.ts'
import { checkCartDiscount } from './check-cart-discount.ts'
import { aDiscount, eur, volumeTiers } from './discount.fixtures.ts'
import { normalizeDiscountCode, normalizeEmail } from './discount-code.ts'
import { plainUnits, reduceByRate, reduceUnits, takeFromUnits, totalOfUnits } from './discounted-units.ts'
import { shareAmount } from './share-amount.ts'
import { bySortOrder, reachedTier, SHOWN_VOLUME_TIERS, tierPrice, volumeTiersOf } from './volume-tier.ts'

const NOW = '2026-11-21T12:00:00.000Z'
const situation: DiscountSituation = { now: NOW, storeKey: 'sk', isLoyaltyDiscountOn: true, activeCampaigns: [] }

describe('volume tiers', () => {
  const tiers = volumeTiersOf('standard', [...volumeTiers('other'), ...volumeTiers()].reverse())

  it('DISC-01, DISC-02 are 3 units 5 %, 5 units 10 %, 10 units 15 %', () => {
    expect(tiers.map(({ threshold, permyriad }) => [threshold, permyriad / 100])).toEqual([
      [3, 5],
      [5, 10],
      [10, 15],
    ])
  })

  it.each([
    [1, undefined],
    [2, undefined],
    [3, 500],
    [4, 500],
    [5, 1000],
    [9, 1000],
    [10, 1500],
    [1000, 1500],
  ])('DISC-07 of %i units the highest reached tier counts, tiers do not add up', (quantity, permyriad) => {
    expect(reachedTier(tiers, quantity)?.permyriad).toBe(permyriad)
  })

  it('DISC-06 belong to a group; a product without group has none', () => {
    expect(volumeTiersOf(undefined, volumeTiers())).toEqual([])
    expect(volumeTiersOf('other', volumeTiers())).toEqual([])
  })

  it('DISC-04 are listed by sort order ascending', () => {
    expect(bySortOrder([...volumeTiers()].reverse()).map(({ sortOrder }) => sortOrder)).toEqual(['0.91', '0.92', '0.93'])
  })

  it('DISC-07 a unit costs in a tier what it costs in the cart', () => {
    expect(tierPrice(moneyOf('EUR', 4999), { permyriad: 1500 })).toEqual(moneyOf('EUR', 4249))
    // Whole forints, as in the cart (M1).
    expect(tierPrice(moneyOf('HUF', 499_900), { permyriad: 1500 })).toEqual(moneyOf('HUF', 424_900))
  })

  it('DISC-17 a page shows three unless told otherwise', () => {
    expect(SHOWN_VOLUME_TIERS).toBe(3)
  })
})

describe('which discounts count', () => {
  it('DISC-03, DISC-05 only active ones, of this store or of none', () => {
    expect(isDiscountOpen(aDiscount({ id: 'a' }), situation)).toBe(true)
    expect(isDiscountOpen(aDiscount({ id: 'a', stores: [{ key: 'sk' }] }), situation)).toBe(true)
    expect(isDiscountOpen(aDiscount({ id: 'a', stores: [{ key: 'de' }] }), situation)).toBe(false)
    expect(isDiscountOpen(aDiscount({ id: 'a', isActive: false }), situation)).toBe(false)
  })

  it.each([
    [{ validFrom: NOW }, true],
    [{ validFrom: '2026-11-21T12:00:00.001Z' }, false],
    [{ validUntil: NOW }, false],
    [{ validUntil: '2026-11-21T12:00:00.001Z' }, true],
    [{ validFrom: '2026-11-21T13:00:00+02:00' }, true],
    [{}, true],
  ])('DISC-15 %j holds from its start until before its end', (limits, expected) => {
    expect(isValidAt(limits, NOW)).toBe(expected)
  })

  it('DISC-08, DISC-09, DISC-12 a personalised one needs its tier, its store by name and the switch', () => {
    const discount = aDiscount({ id: 'loyal', stores: [{ key: 'sk' }], custom: { cohortTier: 'tier2' } })
    const tier2 = { ...situation, customerGroupKey: 'tier2' } as const
    expect(isDiscountOpen(discount, tier2)).toBe(true)
    expect(isDiscountOpen(discount, situation)).toBe(false)
    expect(isDiscountOpen(discount, { ...situation, customerGroupKey: 'tier1' })).toBe(false)
    expect(isDiscountOpen({ ...discount, stores: [] }, tier2)).toBe(false)
    expect(isDiscountOpen({ ...discount, isActive: false }, tier2)).toBe(false)
    expect(isDiscountOpen(discount, { ...tier2, isLoyaltyDiscountOn: false })).toBe(false)
  })

  it('ENT-18 one of a campaign counts while the store runs it', () => {
    const discount = aDiscount({ id: 'friday', custom: { campaign: 'black_friday' } })
    expect(isDiscountOpen(discount, situation)).toBe(false)
    expect(isDiscountOpen(discount, { ...situation, activeCampaigns: ['black_friday'] })).toBe(true)
  })

  it('DISC-15 sort orders are compared as decimals, the highest first', () => {
    const ids = (orders: string[]) =>
      orders
        .map((sortOrder, index) => aDiscount({ id: `d${index}`, sortOrder }))
        .sort(byDescendingSortOrder)
        .map(({ sortOrder }) => sortOrder)
    expect(ids(['0.45', '0.5', '0.123456789123456789', '0.9'])).toEqual(['0.9', '0.5', '0.45', '0.123456789123456789'])
  })
})

describe('discounted units', () => {
  it('DISC-13 rounds after each step: 49.97 less 15 % less 10 % is 38.22, not 38.23', () => {
    const once = reduceUnits(plainUnits(1, 4997), 'a', cents => reduceByRate(cents, 1500, 'EUR'))
    const twice = reduceUnits(once, 'b', cents => reduceByRate(cents, 1000, 'EUR'))
    expect(twice).toEqual([
      {
        quantity: 1,
        centAmount: 3822,
        includedDiscounts: [
          { discountId: 'a', centAmount: 750 },
          { discountId: 'b', centAmount: 425 },
        ],
      },
    ])
  })

  it('M2 parts of a shared amount lose no cent and none takes more than there is', () => {
    const units = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), centAmount: fc.integer({ min: 0, max: 5_000_000 }) }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 100_000_000 }), (sample, amount) => {
        const before = sample.map(unit => ({ ...unit, includedDiscounts: [] }))
        const after = takeFromUnits(before, 'd', amount)
        expect(totalOfUnits(after)).toBe(Math.max(0, totalOfUnits(before) - amount))
        expect(after.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          sample.reduce((sum, { quantity }) => sum + quantity, 0),
        )
        for (const { centAmount } of after) expect(centAmount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('M2 shares of an amount sum to it in both ways of sharing', () => {
    const totals = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
    const mode = fc.constantFrom('ProportionateDistribution' as const, 'EvenDistribution' as const)
    fc.assert(
      fc.property(totals, fc.integer({ min: 0, max: 3_000_000 }), mode, (lines, amount, way) => {
        const shares = shareAmount(amount, lines, way)
        const whole = lines.reduce((sum, cents) => sum + cents, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(amount, whole))
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(lines[index] ?? 0)
      }),
    )
    expect(shareAmount(900, [100, 1000, 1000], 'EvenDistribution')).toEqual([100, 400, 400])
    expect(shareAmount(100, [1000, 2000], 'ProportionateDistribution')).toEqual([33, 67])
  })
})

describe('codes', () => {
  it('CART-21 are compared without regard to case and spaces around them', () => {
    expect(normalizeDiscountCode('  welcome10 ')).toBe('WELCOME10')
    expect(normalizeDiscountCode('ИЗГОДА-5')).toBe('ИЗГОДА-5')
    for (const text of ['', 'a', 'a b', '-ab', 'x'.repeat(65), '<script>'])
      expect(() => normalizeDiscountCode(text)).toThrow(CommerceError)
  })

  it('C4 guests count by their e-mail in its normal form', () => {
    expect(normalizeEmail(' Jana.Nova+shop@Example.ORG ')).toBe('jana.nova@example.org')
  })
})

describe('checkCartDiscount', () => {
  const { version: _version, ...good } = aDiscount({ id: 'good' })
  const oneUnit = [{ predicate: 'true', count: 1 }]
  const multiBuy = {
    type: 'multiBuyLineItems',
    predicate: 'true',
    triggerQuantity: 2,
    discountedQuantity: 1,
    selectionMode: 'Cheapest',
  }

  it('DISC-14 accepts discounts of every kind and target', () => {
    for (const draft of [
      good,
      { ...good, value: { type: 'absolute', money: eur(500), applicationMode: 'EvenDistribution' } },
      { ...good, value: { type: 'fixed', money: eur(0) }, target: { type: 'shipping' } },
      { ...good, value: { type: 'giftLineItem', sku: 'EX30000001' }, target: undefined },
      { ...good, target: { type: 'totalPrice' } },
    ] as CartDiscountDraft[])
      expect(() => checkCartDiscount(draft)).not.toThrow()
  })

  it.each([
    [{ key: 'x y' }],
    [{ sortOrder: '1.5' }],
    [{ sortOrder: '0.50' }],
    [{ cartPredicate: 'nonsense' }],
    [{ target: { type: 'lineItems', predicate: 'country = "SK"' } }],
    [{ target: undefined }],
    [{ value: { type: 'relative', permyriad: 10_001 } }],
    [{ value: { type: 'relative', permyriad: 0.5 } }],
    [{ value: { type: 'absolute', money: [] } }],
    [{ value: { type: 'absolute', money: [moneyOf('HUF', 1050)] } }],
    [{ value: { type: 'fixed', money: [moneyOf('HUF', 99)] } }],
    [{ validFrom: 'tomorrow' }],
    [{ validFrom: NOW, validUntil: NOW }],
    [{ custom: { volumeDiscountGroup: 'standard' } }],
    [{ custom: { cohortTier: 'tier1' }, value: { type: 'fixed', money: eur(1) } }],
    [
      {
        target: {
          type: 'multiBuyLineItems',
          predicate: 'true',
          triggerQuantity: 2,
          discountedQuantity: 3,
          selectionMode: 'Cheapest',
        },
      },
    ],
    [{ target: { type: 'pattern', triggerPattern: [], targetPattern: [], selectionMode: 'Cheapest' } }],
    [{ target: { ...multiBuy, maxOccurrence: 0.5 } }],
    [{ target: { ...multiBuy, maxOccurrence: -1 } }],
    [
      {
        target: { type: 'pattern', triggerPattern: oneUnit, targetPattern: oneUnit, selectionMode: 'Cheapest', maxOccurrence: 0 },
      },
    ],
    [{ custom: { volumeDiscountGroup: 'standard', threshold: 3 }, target: { type: 'totalPrice' } }],
  ])('DISC-14 refuses %j', changes => {
    expect(() => checkCartDiscount({ ...good, ...changes } as CartDiscountDraft)).toThrow(CommerceError)
  })
})
