import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effectivePrice } from './effective-price.ts'
import { aPrice, day, priceArbitrary, selectionArbitrary } from './price.fixtures.ts'
import type { Price } from './product.ts'
import { selectPrice } from './select-price.ts'

const plain = aPrice({ id: 'plain' })
const ofCountry = aPrice({ id: 'country', country: 'DE' })
const ofGroup = aPrice({ id: 'group', customerGroup: 'tier1' })
const ofBoth = aPrice({ id: 'both', country: 'DE', customerGroup: 'tier1' })
const limited = aPrice({ id: 'limited', validFrom: day(2), validUntil: day(4) })
const inGermany = { currency: 'EUR', country: 'DE', now: day(0) } as const

const idOf = (prices: readonly Price[], selection: Parameters<typeof selectPrice>[1]) => selectPrice(prices, selection)?.id

/** Whether the rules put `a` before `b`, written down once more from the requirement. */
function isBefore(a: Price, b: Price): boolean {
  const ranks = (price: Price) => [
    Boolean(price.customerGroup && price.country),
    Boolean(price.customerGroup),
    Boolean(price.country),
    Boolean(price.validFrom ?? price.validUntil),
  ]
  const [first, second] = [ranks(a), ranks(b)]
  const difference = first.findIndex((rank, index) => rank !== second[index])
  return difference >= 0 && first[difference] === true
}

describe('selectPrice', () => {
  it('ENT-09 puts group and country before group before country before all', () => {
    const all = [plain, ofCountry, ofGroup, ofBoth]
    const asTier1 = { ...inGermany, customerGroupKey: 'tier1' } as const
    expect(idOf(all, asTier1)).toBe('both')
    expect(idOf([plain, ofCountry, ofGroup], asTier1)).toBe('group')
    expect(idOf([plain, ofCountry], asTier1)).toBe('country')
    expect(idOf(all, inGermany)).toBe('country')
    expect(idOf(all, { ...inGermany, country: 'AT' })).toBe('plain')
    expect(idOf(all, { ...inGermany, country: 'AT', customerGroupKey: 'tier1' })).toBe('group')
    expect(idOf(all, { ...inGermany, customerGroupKey: 'tier2' })).toBe('country')
    expect(idOf(all, { ...inGermany, currency: 'CZK' })).toBeUndefined()
  })

  it('ENT-09 takes a limited price from its first instant to the one before its last, before an unlimited one', () => {
    const at = (now: string) => idOf([plain, limited], { ...inGermany, now })
    expect([day(1.999), day(2), day(3.999), day(4)].map(at)).toEqual(['plain', 'limited', 'limited', 'plain'])
    expect(idOf([limited], inGermany)).toBeUndefined()
    expect(idOf([limited, ofCountry], { ...inGermany, now: day(3) })).toBe('country')
    const later = aPrice({ id: 'later', validFrom: day(3) })
    expect(idOf([limited, later], { ...inGermany, now: day(3) })).toBe('later')
  })

  it('DISC-16 selects a discount as active only with its flag and within its own time', () => {
    const flagged = (isActive: boolean) => aPrice({ discountedCent: 80, isActive, discountFrom: day(2), discountUntil: day(4) })
    const at = (now: string, isActive = true) => {
      const price = selectPrice([flagged(isActive)], { ...inGermany, now })
      return price && effectivePrice(price).centAmount
    }
    expect([day(1.999), day(2), day(3.999), day(4)].map(now => at(now))).toEqual([100, 80, 80, 100])
    expect(at(day(3), false)).toBe(100)
  })

  it('ENT-09 does not depend on the order of the prices', () => {
    fc.assert(
      fc.property(
        fc.array(priceArbitrary, { maxLength: 8 }),
        selectionArbitrary,
        fc.infiniteStream(fc.nat()),
        (prices, selection, keys) => {
          const shuffled = prices.map(price => ({ price, key: keys.next().value })).sort((a, b) => a.key - b.key)
          expect(
            selectPrice(
              shuffled.map(({ price }) => price),
              selection,
            ),
          ).toEqual(selectPrice(prices, selection))
        },
      ),
    )
  })

  it('ENT-09, DISC-16 takes a price that holds, and none that holds is more specific', () => {
    fc.assert(
      fc.property(fc.array(priceArbitrary, { maxLength: 8 }), selectionArbitrary, (prices, selection) => {
        const { now } = selection
        const holding = prices.filter(
          ({ value, country, customerGroup, validFrom, validUntil }) =>
            value.currencyCode === selection.currency &&
            [undefined, selection.country].includes(country) &&
            [undefined, selection.customerGroupKey].includes(customerGroup) &&
            (validFrom ?? now) <= now &&
            now < (validUntil ?? '9999'),
        )
        const selected = selectPrice(prices, selection)
        const stored = holding.find(({ id }) => id === selected?.id)
        expect(stored === undefined).toBe(holding.length === 0)
        expect(holding.filter(price => stored && isBefore(price, stored))).toEqual([])
        const { discounted } = stored ?? {}
        const isDue = (discounted?.validFrom ?? now) <= now && now < (discounted?.validUntil ?? '9999')
        expect(selected?.discounted?.isActive).toBe(discounted ? discounted.isActive && isDue : undefined)
      }),
    )
  })
})
