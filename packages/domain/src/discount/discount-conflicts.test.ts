import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../market/index.ts'
import { moneyOf } from '../money/index.ts'
import { aDiscount, eur, volumeTiers } from './discount.fixtures.ts'
import { checkAgainstOthers, checkAgainstPrices, checkNames } from './discount-conflicts.ts'
import { discountKindOf, discountPhaseOf } from './discount-kind.ts'

const tier = (threshold: number, permyriad: number, changes = {}) =>
  aDiscount({
    id: `tier-${threshold}-${permyriad}`,
    value: { type: 'relative', permyriad },
    custom: { volumeDiscountGroup: 'standard', threshold },
    ...changes,
  })
const personal = (id: string, changes = {}) =>
  aDiscount({ id, custom: { cohortTier: 'tier1' }, stores: [{ key: 'de' }], ...changes })

describe('discounts that contradict each other', () => {
  const tiers = volumeTiers()

  test.each([
    [tier(3, 600), 'standard-3 already counts for standard from 3 units on'],
    [tier(7, 1000), 'From 7 units on standard would take 10 % off, which is not more than the 10 % from 5 units on (standard-5)'],
    [tier(2, 500), 'From 3 units on standard would take 5 % off, which is not more than the 5 % from 2 units on (standard-3)'],
  ])('DISC-07 a volume tier %#', (draft, sentence) => {
    expect(() => checkAgainstOthers(draft, tiers)).toThrow(sentence)
  })

  test('DISC-07 tiers of other groups, stores, times and campaigns, and those switched off, contradict nothing', () => {
    const others = tiers.map(one => ({ ...one, stores: [{ key: 'de' }], validUntil: '2026-12-01T00:00:00.000Z' }))
    expect(() => checkAgainstOthers(tier(7, 1200), others)).not.toThrow()
    expect(() => checkAgainstOthers(tier(3, 600, { validFrom: '2026-12-01T00:00:00.000Z' }), others)).not.toThrow()
    expect(() => checkAgainstOthers(tier(3, 600, { stores: [{ key: 'at' }] }), others)).not.toThrow()
    expect(() =>
      checkAgainstOthers(tier(3, 600, { custom: { volumeDiscountGroup: 'other', threshold: 3 } }), others),
    ).not.toThrow()
    expect(() => checkAgainstOthers(tier(3, 600, { isActive: false }), others)).not.toThrow()
    expect(() => checkAgainstOthers(tier(3, 600), [{ ...tier(3, 500), isActive: false }])).not.toThrow()
    expect(() =>
      checkAgainstOthers(tier(3, 600, { custom: { volumeDiscountGroup: 'standard', threshold: 3, campaign: 'friday' } }), tiers),
    ).not.toThrow()
    const [first] = others
    expect(() => checkAgainstOthers({ ...tier(3, 600), id: first?.id ?? '' }, others)).not.toThrow()
  })

  test('DISC-08 a customer group has one discount at a time in a store', () => {
    expect(() => checkAgainstOthers(personal('b'), [personal('a')])).toThrow('a is the discount of tier1 at that time')
    expect(() => checkAgainstOthers(personal('b', { stores: [{ key: 'at' }] }), [personal('a')])).not.toThrow()
    expect(() => checkAgainstOthers(personal('b', { custom: { cohortTier: 'tier2' } }), [personal('a')])).not.toThrow()
  })
})

test('DISC-13 an amount off each unit leaves every price above 0', () => {
  const draft = aDiscount({ id: 'off', value: { type: 'absolute', money: [...eur(500), moneyOf('CZK', 12_000)] } })
  const cheap = { sku: 'EX30000001', price: moneyOf('EUR', 500) }
  expect(() => checkAgainstPrices(draft, [cheap])).toThrow('EX30000001 costs 5.00 EUR: with 5.00 EUR off')
  expect(() => checkAgainstPrices(draft, [{ ...cheap, price: moneyOf('EUR', 501) }])).not.toThrow()
  expect(() => checkAgainstPrices(draft, [{ ...cheap, price: moneyOf('PLN', 1) }])).not.toThrow()
  expect(() => checkAgainstPrices({ ...draft, target: { type: 'totalPrice' } }, [cheap])).not.toThrow()
})

test('DISC-13 the name of a discount is there in every language of its stores', () => {
  expect(() => checkNames({ name: { de: 'Rabatt' }, stores: [{ key: 'at' }] })).not.toThrow()
  expect(() => checkNames({ name: { de: 'Rabatt' }, stores: [{ key: 'cz' }] })).toThrow('missing in Čeština')
  expect(() => checkNames({ name: { de: 'Rabatt' }, stores: [] })).toThrow('Português')
  expect(() => checkNames({ name: Object.fromEntries(LANGUAGES.map(language => [language, 'x'])), stores: [] })).not.toThrow()
})

test('DISC-15 a discount has a kind, and a phase at an instant', () => {
  expect(volumeTiers().map(discountKindOf)).toEqual(['volume', 'volume', 'volume'])
  expect(discountKindOf(personal('a'))).toBe('personal')
  expect(discountKindOf(aDiscount({ id: 'a' }))).toBe('cart')
  expect(discountKindOf(aDiscount({ id: 'a', requiresDiscountCode: true }))).toBe('code')
  const limits = { isActive: true, validFrom: '2026-11-01T00:00:00.000Z', validUntil: '2026-12-01T00:00:00.000Z' }
  const phases = ['2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'].map(now =>
    discountPhaseOf(limits, now),
  )
  expect(phases).toEqual(['coming', 'current', 'ended'])
  expect(discountPhaseOf({ ...limits, isActive: false }, '2026-11-01T00:00:00.000Z')).toBe('off')
})
