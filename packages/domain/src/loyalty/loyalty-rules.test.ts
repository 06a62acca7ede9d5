import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CountedOrder,
  groupByRules,
  isHeldByOwner,
  isHigherTier,
  type LoyaltyRule,
  loyaltyProgressOf,
  reachedTier,
  rulesAt,
  turnoverOf,
  turnoverSince,
} from './loyalty-rules.ts'

const NOW = '2026-11-28T12:00:00.000Z'
const RULES: readonly LoyaltyRule[] = [
  { tier: 'tier1', currency: 'EUR', netCent: 100_000, validFrom: '2026-01-01T00:00:00.000Z' },
  { tier: 'tier2', currency: 'EUR', netCent: 500_000, validFrom: '2026-01-01T00:00:00.000Z' },
  { tier: 'tier1', currency: 'CZK', netCent: 2_500_000, validFrom: '2026-01-01T00:00:00.000Z' },
]

function anOrder(order: Partial<CountedOrder> = {}): CountedOrder {
  return {
    ...{ currency: 'EUR', totalCent: 119_000, netCent: 100_000, refundedCent: 0 },
    ...{ isPaid: true, isCancelled: false, createdAt: '2026-10-01T08:00:00.000Z', ...order },
  }
}

test('AUTH-19 a tier is reached by exactly its net purchases, a cent less does not do', () => {
  expect(reachedTier(RULES, turnoverOf([anOrder()], NOW))).toBe('tier1')
  expect(reachedTier(RULES, turnoverOf([anOrder({ netCent: 99_999 })], NOW))).toBeUndefined()
})

test('AUTH-19 what is not paid, was cancelled, or is older than twelve months does not count', () => {
  const orders = [
    anOrder({ isPaid: false }),
    anOrder({ isCancelled: true }),
    anOrder({ createdAt: '2025-11-28T11:59:59.999Z' }),
    anOrder({ createdAt: '2026-11-28T12:00:00.001Z' }),
  ]
  expect(turnoverOf(orders, NOW)).toEqual(new Map())
  expect(turnoverOf([anOrder({ createdAt: '2025-11-28T12:00:00.000Z' })], NOW)).toEqual(new Map([['EUR', 100_000]]))
  expect(turnoverSince('2028-02-29T10:00:00.000Z')).toBe('2027-02-28T10:00:00.000Z')
})

test('AUTH-19 of an order that was given back in part its net share counts', () => {
  expect(turnoverOf([anOrder({ refundedCent: 59_500 })], NOW)).toEqual(new Map([['EUR', 50_000]]))
  expect(turnoverOf([anOrder({ refundedCent: 119_000 })], NOW)).toEqual(new Map([['EUR', 0]]))
})

test('AUTH-19 currencies count apart, and the highest tier of any of them is reached', () => {
  const turnover = turnoverOf([anOrder({ netCent: 60_000 }), anOrder({ currency: 'CZK', netCent: 2_500_000 })], NOW)
  expect(reachedTier(RULES, turnover)).toBe('tier1')
})

test('AUTH-19 rules hold from their first instant until before their last', () => {
  const [rule] = RULES as [LoyaltyRule]
  const dated = { ...rule, validFrom: NOW, validUntil: '2026-12-01T00:00:00.000Z' }
  expect(rulesAt([dated], NOW)).toEqual([dated])
  expect(rulesAt([dated], '2026-11-28T11:59:59.999Z')).toEqual([])
  expect(rulesAt([dated], '2026-12-01T00:00:00.000Z')).toEqual([])
})

test('ACC-14 the card knows how much is missing to the next tier', () => {
  const turnover = turnoverOf([anOrder({ netCent: 120_000 })], NOW)
  expect(loyaltyProgressOf(RULES, turnover, { currency: 'EUR', group: 'tier1' })).toEqual({
    ...{ currency: 'EUR', netCent: 120_000 },
    next: { tier: 'tier2', netCent: 500_000, missingCent: 380_000 },
  })
  expect(loyaltyProgressOf(RULES, turnover, { currency: 'EUR', group: 'tier4' })).toEqual({ currency: 'EUR', netCent: 120_000 })
  expect(loyaltyProgressOf(RULES, new Map(), { currency: 'PLN', group: undefined })).toEqual({ currency: 'PLN', netCent: 0 })
})

test("AUTH-19 the owner's decision holds until its end, one of before the rules for good", () => {
  const held = { group: 'tier3', source: 'owner', heldUntil: null } as const
  expect(isHeldByOwner(held, NOW)).toBe(true)
  expect(isHeldByOwner({ ...held, heldUntil: NOW }, NOW)).toBe(false)
  expect(isHeldByOwner({ ...held, source: null }, NOW)).toBe(true)
  expect(isHeldByOwner({ group: null, source: null, heldUntil: null }, NOW)).toBe(false)
  expect(isHeldByOwner({ ...held, source: 'purchases' }, NOW)).toBe(false)
})

test('AUTH-19 who loses a tier is in the base group, who never had one in none', () => {
  expect([groupByRules('tier2', undefined), groupByRules(null, undefined), groupByRules('base', 'tier1')]).toEqual([
    'base',
    null,
    'tier1',
  ])
  expect([isHigherTier('tier1', 'base'), isHigherTier('tier1', 'tier2'), isHigherTier('base', null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('AUTH-19 neither the order of purchases nor giving back nothing changes what is reached', () => {
  const orders = fc.array(
    fc.record({
      currency: fc.constantFrom('EUR' as const, 'CZK' as const),
      totalCent: fc.integer({ min: 1, max: 1_000_000_000 }),
      share: fc.integer({ min: 0, max: 100 }),
      isPaid: fc.boolean(),
      isCancelled: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(orders, drafts => {
      const made = drafts.map(({ share, ...draft }) =>
        anOrder({
          ...draft,
          netCent: Math.floor((draft.totalCent * 5) / 6),
          refundedCent: Math.floor((draft.totalCent * share) / 100),
        }),
      )
      const turnover = turnoverOf(made, NOW)
      expect(turnoverOf(made.toReversed(), NOW)).toEqual(turnover)
      for (const netCent of turnover.values()) expect(Number.isSafeInteger(netCent) && netCent >= 0).toBe(true)
    }),
  )
})
