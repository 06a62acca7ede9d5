import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CodeTable } from './code-table.ts'

const code = fc.string({ unit: fc.constantFrom('a', 'b', '1', '2'), minLength: 1, maxLength: 6 })
const changes = fc.array(fc.tuple(fc.nat(2000), fc.array(code, { maxLength: 4 })), {
  maxLength: 3000,
  size: 'max',
})

test('codes lead to the products that have them now, sorted or not, and after they were kept', () => {
  fc.assert(
    fc.property(changes, code, (all, wanted) => {
      const table = new CodeTable()
      const expected = new Map<number, string[]>()
      for (const [document, codes] of all) {
        table.set(document, codes)
        const digits = codes.map(one => one.replace(/\D/g, '')).filter(one => one.length >= 5)
        expected.set(document, [...codes, ...digits])
      }
      const having = (fits: (one: string) => boolean) =>
        [...expected]
          .filter(([, codes]) => codes.some(fits))
          .map(([document]) => document)
          .sort((a, b) => a - b)
      for (const each of [table, new CodeTable(table.toStored())]) {
        expect(each.exact(wanted).sort((a, b) => a - b)).toEqual(having(one => one === wanted))
        const starting = having(one => one.startsWith(wanted))
        if (starting.length < 300) expect(each.startingWith(wanted).sort((a, b) => a - b)).toEqual(starting)
      }
    }),
    // What failed is long anyway: searching for a shorter example would take hours.
    { numRuns: 60, endOnFailure: true },
  )
})

test('the old code of a changed product is found neither among sorted codes nor after they are sorted again', () => {
  const first = new CodeTable()
  first.set(1, ['EX10001234', 'BS-250'])
  first.set(2, ['EX10001235', 'BS-260'])
  const sorted = new CodeTable(first.toStored())
  sorted.set(1, ['EX10009999', 'BS-300'])
  for (const open of [() => sorted, () => new CodeTable(sorted.toStored())]) {
    const table = open()
    expect(table.exact('ex10001234')).toEqual([])
    expect(table.startingWith('ex100012')).toEqual([2])
    expect(table.exact('bs250')).toEqual([])
    expect(table.exact('ex10009999')).toEqual([1])
  }
})
