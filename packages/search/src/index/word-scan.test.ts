import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '../opensearch/fit-words.ts'
import { WordScan } from './word-scan.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '1'), minLength: 1, maxLength: 14 })
const words = fc.uniqueArray(word, { maxLength: 80, size: 'max' }).map(all => all.sort())

test('words with typing errors are those that comparing each one finds, and beginnings too where the word is not complete', () => {
  fc.assert(
    fc.property(words, word, fc.constantFrom(1, 2), fc.boolean(), (all, typed, edits, isPrefix) => {
      const found = new Map<string, { distance: number; isBeginning: boolean }>()
      new WordScan(all).eachNear(typed, edits, isPrefix, (term, distance, isBeginning) => {
        found.set(all[term] as string, { distance, isBeginning })
      })
      const expected = new Map<string, { distance: number; isBeginning: boolean }>()
      for (const one of all.filter(one => !one.includes('1'))) {
        const distance = editDistance(one, typed)
        const beginnings = Array.from({ length: one.length + 1 }, (_, length) => editDistance(one.slice(0, length), typed))
        if (distance <= edits) expected.set(one, { distance, isBeginning: false })
        else if (isPrefix && Math.min(...beginnings) <= edits && one.length >= typed.length - edits) {
          expected.set(one, { distance: Math.min(...beginnings), isBeginning: true })
        }
      }
      expect(found).toEqual(expected)
    }),
    { numRuns: 3000 },
  )
})

test('words that have a part are found with the place where it stands', () => {
  fc.assert(
    fc.property(words, word, (all, part) => {
      const found = new Map<string, number>()
      fc.pre(part.length >= 3)
      new WordScan(all).eachWith(part, 1000, (term, at, length) => {
        expect(length).toBe(all[term]?.length)
        found.set(all[term] as string, at)
      })
      const having = all.filter(one => !one.includes('1') && one.includes(part))
      expect(found).toEqual(new Map(having.map(one => [one, one.indexOf(part)])))
    }),
    { numRuns: 1000 },
  )
})
