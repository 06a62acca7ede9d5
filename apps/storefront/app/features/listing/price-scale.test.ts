import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountAt, placeOf, SCALE_STEPS } from './price-scale.ts'

const bounds = fc
  .tuple(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 9_000_000 }))
  .map(([min, width]) => ({ min, max: min + width }))
const places = fc.integer({ min: 0, max: SCALE_STEPS })

test('the slider for prices ends at its bounds, never turns back, and finds its place again', () => {
  fc.assert(
    fc.property(bounds, places, places, (range, a, b) => {
      expect([amountAt(0, range), amountAt(SCALE_STEPS, range)]).toEqual([range.min, range.max])
      const [low, high] = a < b ? [a, b] : [b, a]
      expect(amountAt(low, range)).toBeLessThanOrEqual(amountAt(high, range))
      expect(placeOf(range.min, range)).toBe(0)
      expect(placeOf(range.max, range)).toBe(SCALE_STEPS)
      expect(placeOf(amountAt(a, range), range)).toBeGreaterThanOrEqual(0)
    }),
  )
  expect(placeOf(7, { min: 7, max: 7 })).toBe(0)
})

test('amounts in between have two figures that count', () => {
  expect([25, 50, 75].map(place => amountAt(place, { min: 79, max: 12_480 }))).toEqual([850, 3_200, 7_100])
})
