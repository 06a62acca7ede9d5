import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf } from './first-of.ts'

test('the first of a list are those of the sorted list, however many are wanted and however many are equal', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 5000, size: 'max' }), fc.nat(6000), (keys, wanted) => {
      const documents = Uint32Array.from(keys.keys())
      const first = firstOf(documents, Float64Array.from(keys), keys.length, wanted, (a, b) => a < b)
      const sorted = [...keys.keys()].sort((a, b) => (keys[b] as number) - (keys[a] as number) || a - b)
      expect(first).toEqual(sorted.slice(0, wanted))
    }),
    { numRuns: 60 },
  )
})
