import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NameStore } from './name-store.ts'

const names = fc.string({ unit: fc.constantFrom('a', 'ß', 'Ω', '€', ' '), maxLength: 400 })
const changes = fc.array(fc.tuple(fc.nat(60), names), { maxLength: 300, size: 'max' })

test('names are what they were set to last, however often they change, and after they were kept', () => {
  fc.assert(
    fc.property(changes, changes, (before, after) => {
      const expected = new Map<number, string>()
      const apply = (store: NameStore, all: readonly (readonly [number, string])[]) => {
        for (const [document, name] of all) {
          store.set(document, name)
          expected.set(document, name)
        }
      }
      const expectNames = (store: NameStore) => {
        for (let document = 0; document <= 70; document++) expect(store.get(document)).toBe(expected.get(document) ?? '')
      }
      const store = new NameStore()
      apply(store, before)
      expectNames(store)
      const kept = new NameStore(store.toStored())
      expectNames(kept)
      apply(kept, after)
      expectNames(kept)
    }),
    { numRuns: 200 },
  )
})
