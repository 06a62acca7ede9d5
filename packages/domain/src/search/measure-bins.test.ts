import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facetAttributesOf, isWithin, measureBinsOf, spanOf } from './index.ts'

const span = fc.tuple(fc.integer({ min: -50, max: 500 }), fc.nat(60)).map(([from, more]) => [from, from + more] as const)
const counted = fc.array(
  fc.record({ spans: fc.array(span, { minLength: 1, maxLength: 3 }), count: fc.integer({ min: 1, max: 9 }) }),
)

test('CAT-05 bins of numbers begin and end at numbers that products have, in order, and count all that reach into them', () => {
  fc.assert(
    fc.property(counted, products => {
      const ends = new Set(products.flatMap(({ spans }) => spans.flat()))
      const bins = measureBinsOf(products)
      expect(bins.length).toBe(Math.min(16, ends.size))
      for (const [place, { from, to, count }] of bins.entries()) {
        expect(ends.has(from) && ends.has(to) && from <= to).toBe(true)
        if (place > 0) expect(from).toBeGreaterThan(bins[place - 1]?.to ?? 0)
        const reaching = products.filter(({ spans }) => spans.some(([low, high]) => low <= to && high >= from))
        expect(count).toBe(reaching.reduce((sum, product) => sum + product.count, 0))
      }
      expect([bins[0]?.from, bins.at(-1)?.to]).toEqual(
        ends.size === 0 ? [undefined, undefined] : [Math.min(...ends), Math.max(...ends)],
      )
    }),
  )
})

test('CAT-05 facets read of the attributes of variants what tells products apart: numbers, ranges, sides, words', () => {
  const attributes = [
    { name: 'power', value: 3000 },
    { name: 'heat', value: { min: 60, max: 200 } },
    { name: 'tanks', value: { count: 2, value: 8.5 } },
    { name: 'dimensions', value: { length: 45, width: 28, height: 33 } },
    { name: 'material', value: 'steel' },
    { name: 'hasTap', value: true },
    { name: 'text', value: 'x'.repeat(100) },
    { name: 'words', value: { de: 'Wort' } },
    { name: 'family', value: 'fryer' },
  ]
  expect(facetAttributesOf([{ attributes }, { attributes: [{ name: 'power', value: 3300 }] }])).toEqual({
    power: ['3000', '3300'],
    heat: ['60..200'],
    tanks: ['8.5'],
    'dimensions.length': ['45'],
    'dimensions.width': ['28'],
    'dimensions.height': ['33'],
    material: ['steel'],
    hasTap: ['true'],
  })
})

test('CAT-05 a filter of bounds lets through what reaches into them, and nothing that is no number', () => {
  expect(spanOf('60..200')).toEqual([60, 200])
  expect(spanOf('-24..-18')).toEqual([-24, -18])
  for (const text of ['', 'steel', '50 × 50 cm', '1..2..3', '..5']) expect(spanOf(text), text).toBeUndefined()
  const passes = (span: readonly [number, number], bounds: { min?: number; max?: number }) => isWithin(span, bounds)
  expect(passes([60, 200], { min: 200 })).toBe(true)
  expect(passes([60, 200], { min: 201 })).toBe(false)
  expect(passes([60, 200], { max: 60 })).toBe(true)
  expect(passes([60, 200], { max: 59 })).toBe(false)
  expect(passes([60, 200], { min: 100, max: 120 })).toBe(true)
  expect(passes([5, 5], { min: 5, max: 5 })).toBe(true)
})
