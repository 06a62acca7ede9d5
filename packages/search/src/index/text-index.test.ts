import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductText } from '../port/documents.ts'
import { CodeTable } from './code-table.ts'
import { Scratch } from './scratch.ts'
import { TextIndex } from './text-index.ts'

const WORDS = ['Säge', 'Zange', 'Bohrer', 'Kessel', 'Wagen', 'Waage', 'Leiter', 'Pumpe', 'Hammer', 'Ofen']

function textOf(document: number, name: string): ProductText {
  return { productId: `p${document}`, language: 'de', name, brand: '', categories: [], attributes: [], keywords: [] }
}

/** Far enough apart that what lies between two of them takes one byte or two. */
const numbers = fc.nat(30).map(number => number * number)

type Step =
  | { readonly kind: 'put'; readonly document: number; readonly words: readonly string[] }
  | { readonly kind: 'remove'; readonly document: number }
  | { readonly kind: 'merge'; readonly all: boolean; readonly steps: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      document: numbers,
      words: fc.subarray(WORDS, { minLength: 1 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), document: numbers }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('merge' as const), all: fc.boolean(), steps: fc.nat(2) }) },
)

test('whatever is put, removed and merged in between, an index finds and orders what a plain list would', () => {
  const collator = new Intl.Collator('de', { numeric: true })
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 60 }), all => {
      const index = new TextIndex('de')
      const names = new Map<number, string>()
      let merging: Generator<void, void> | undefined
      for (const step of all) {
        if (step.kind === 'put') {
          names.set(step.document, step.words.join(' '))
          index.put(new Map([[step.document, textOf(step.document, step.words.join(' '))]]))
        } else if (step.kind === 'remove') {
          names.delete(step.document)
          index.remove([step.document])
        } else {
          // A merge that is under way while the next changes come.
          merging ??= index.merge(step.all)
          for (let count = 0; count < step.steps && merging; count++) if (merging.next().done) merging = undefined
        }
      }
      while (merging && !merging.next().done);
      expect(index.documentCount).toBe(names.size)
      const scratch = new Scratch()
      scratch.makeRoom(1000)
      for (const word of WORDS) {
        const match = index.match(`${word} `, [], {
          codes: new CodeTable(),
          formerCodes: new CodeTable(),
          scratch,
          isOffered: () => true,
        })
        const having = [...names].filter(([, name]) => name.split(' ').includes(word)).map(([document]) => document)
        if (having.length > 0) expect([...scratch.found.subarray(0, match?.count)]).toEqual(expect.arrayContaining(having))
        expect(new Set(scratch.found.subarray(0, match?.count)).size).toBe(match?.count)
      }
      const ordered = [...names]
        .sort(([a, name], [b, other]) => collator.compare(name, other) || a - b)
        .map(([document]) => document)
      expect([...index.order.order]).toEqual(ordered)
      expect(ordered.map(document => index.order.rankOf(document))).toEqual(ordered.map((_document, place) => place))
    }),
    { numRuns: 300 },
  )
})
