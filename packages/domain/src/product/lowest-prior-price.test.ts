import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/index.ts'
import { effectivePrice } from './effective-price.ts'
import { lowestPriorPrice, type PriceRecord, reductionStart, withLowestPriorPrice } from './lowest-prior-price.ts'
import { aRecord, day, type PriceSketch } from './price.fixtures.ts'
import { type PriceSelection, selectPrice } from './select-price.ts'

const shopper = { currency: 'EUR', country: 'DE' } as const

/** What is shown on a day: amount now, and the one a reduction is compared with. */
function shownOn(records: readonly PriceRecord[], dayNumber: number, selection: Partial<PriceSelection> = {}) {
  const asked = { ...shopper, ...selection, now: day(dayNumber) }
  const newest = new Map(
    records.filter(({ from }) => from <= asked.now).map(({ scope, terms }) => [JSON.stringify(scope), { scope, terms }]),
  )
  const prices = [...newest.values()].flatMap(({ scope, terms }) => (terms ? [{ id: 'now', ...scope, ...terms }] : []))
  const price = selectPrice(prices, asked)
  if (!price) throw new Error('Nothing is sold')
  const shown = withLowestPriorPrice(price, records, asked)
  return [effectivePrice(shown).centAmount, shown.lowestPriorPrice?.centAmount]
}

describe('lowestPriorPrice', () => {
  it.each<[string, [number, PriceSketch?][], number, [number, number | undefined]]>([
    [
      'a reduction from a steady price is compared with it',
      [
        [0, {}],
        [40, { discountedCent: 80 }],
      ],
      41,
      [80, 100],
    ],
    [
      'a price raised for a few days before is not what counts',
      [
        [0, {}],
        [35, { cent: 150 }],
        [40, { cent: 150, discountedCent: 110 }],
      ],
      41,
      [110, 100],
    ],
    [
      'a price lowered within the 30 days before counts',
      [
        [0, {}],
        [15, { cent: 90 }],
        [20, {}],
        [40, { discountedCent: 80 }],
      ],
      41,
      [80, 90],
    ],
    [
      'a lower price that ended 30 days before does not count any more',
      [
        [0, { cent: 90 }],
        [10, {}],
        [40, { discountedCent: 80 }],
      ],
      41,
      [80, 100],
    ],
    [
      'a lower price that ended a moment less than 30 days before counts',
      [
        [0, { cent: 90 }],
        [10.001, {}],
        [40, { discountedCent: 80 }],
      ],
      41,
      [80, 90],
    ],
    [
      'a further step down is compared with the step before',
      [
        [0, {}],
        [40, { discountedCent: 90 }],
        [50, { discountedCent: 80 }],
      ],
      51,
      [80, 90],
    ],
    [
      'a step back up, still reduced, was cheaper before',
      [
        [0, {}],
        [40, { discountedCent: 80 }],
        [50, { discountedCent: 90 }],
      ],
      51,
      [90, 80],
    ],
    [
      'the same reduction after a pause was as cheap before',
      [
        [0, {}],
        [40, { discountedCent: 80 }],
        [50, {}],
        [51, { discountedCent: 80 }],
      ],
      52,
      [80, 80],
    ],
    [
      'a long reduction keeps what it is compared with',
      [
        [0, {}],
        [40, { discountedCent: 80 }],
      ],
      400,
      [80, 100],
    ],
    [
      'raising the undiscounted price under a reduction changes nothing',
      [
        [0, {}],
        [40, { discountedCent: 80 }],
        [45, { cent: 200, discountedCent: 80 }],
      ],
      46,
      [80, 100],
    ],
    [
      'a reduction that begins without a write',
      [
        [0, {}],
        [1, { discountedCent: 80, discountFrom: day(40) }],
      ],
      41,
      [80, 100],
    ],
    [
      'a reduction that ended without a write counts',
      [
        [0, { discountedCent: 80, discountUntil: day(20) }],
        [40, { discountedCent: 90 }],
      ],
      41,
      [90, 80],
    ],
    [
      'a limited price that came and went without a write counts',
      [
        [0, {}],
        [0, { cent: 85, validFrom: day(20), validUntil: day(21) }],
        [40, { discountedCent: 80 }],
      ],
      41,
      [80, 85],
    ],
    [
      'a product younger than 30 days counts since it is on sale',
      [
        [35, {}],
        [40, { discountedCent: 80 }],
      ],
      41,
      [80, 100],
    ],
    ['a product reduced from the first day is compared with nothing', [[40, { discountedCent: 80 }]], 41, [80, undefined]],
    [
      'a time without a price shows nothing that could count',
      [[0, { cent: 70 }], [5], [38, {}], [40, { discountedCent: 80 }]],
      41,
      [80, 100],
    ],
    [
      'a price without an active discount is compared with nothing',
      [
        [0, {}],
        [40, { cent: 80 }],
      ],
      41,
      [80, undefined],
    ],
    [
      'a discount without its flag is compared with nothing',
      [
        [0, {}],
        [40, { discountedCent: 80, isActive: false }],
      ],
      41,
      [100, undefined],
    ],
  ])('prior price: %s', (_rule, records, now, shown) => {
    expect(
      shownOn(
        records.map(([from, sketch]) => aRecord(from, sketch)),
        now,
      ),
    ).toEqual(shown)
  })

  it('prior price: what other countries and groups saw does not count', () => {
    const records = [
      aRecord(0, {}),
      aRecord(0, { country: 'AT', cent: 60 }),
      aRecord(0, { customerGroup: 'tier1', cent: 70 }),
      aRecord(40, { discountedCent: 50 }),
      aRecord(40, { customerGroup: 'tier1', cent: 90, discountedCent: 50 }),
    ]
    expect(shownOn(records, 41)).toEqual([50, 100])
    expect(shownOn(records, 41, { customerGroupKey: 'tier1' })).toEqual([50, 70])
    expect(shownOn(records, 41, { country: 'AT' })).toEqual([60, undefined])
  })

  it('prior price: a reduction the records do not know yet begins now', () => {
    const records = [aRecord(0, {})]
    const price = { id: 'now', value: moneyOf('EUR', 100), discounted: { value: moneyOf('EUR', 80), isActive: true } }
    const asked = { ...shopper, now: day(40) }
    expect(reductionStart(records, price, asked)).toBe(day(40))
    expect(withLowestPriorPrice(price, records, asked).lowestPriorPrice?.centAmount).toBe(100)
  })

  it('prior price: it is the least of what is shown on every single day before', () => {
    const days = fc.integer({ min: 0, max: 50 })
    const sketches = fc.record({
      cent: fc.integer({ min: 50, max: 99 }),
      discount: fc.option(fc.tuple(fc.integer({ min: 10, max: 49 }), days, days), { nil: undefined }),
      country: fc.constantFrom('DE' as const, undefined),
    })
    const histories = fc.array(fc.tuple(days, fc.option(sketches, { nil: undefined })), { maxLength: 10 })
    fc.assert(
      fc.property(histories, days, (history, start) => {
        const records = history
          .sort(([a], [b]) => a - b)
          .map(([from, sketch]) => {
            if (!sketch) return aRecord(from)
            const [discountedCent, since, length] = sketch.discount ?? []
            const discount =
              discountedCent === undefined || since === undefined || length === undefined
                ? {}
                : { discountedCent, discountFrom: day(since), discountUntil: day(since + 1 + length) }
            return aRecord(from, { cent: sketch.cent, ...discount, ...(sketch.country ? { country: sketch.country } : {}) })
          })
        const seen = Array.from({ length: 30 }, (_day, index) => start - 1 - index).flatMap(before => {
          try {
            return [shownOn(records, before)[0] ?? 0]
          } catch {
            return []
          }
        })
        const lowest = lowestPriorPrice(records, { ...shopper, reductionStart: day(start) })
        expect(lowest?.centAmount).toBe(seen.length > 0 ? Math.min(...seen) : undefined)
      }),
    )
  })
})
