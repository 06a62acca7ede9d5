import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NameStore } from './name-store.ts'

const names = fc.string({ unit: fc.constantFrom('a', 'ß', 'Ω', '€', ' ', '-', '7', '𐍈'), maxLength: 400 })
/** More documents than are left as they are, and some beyond the others. */
const numbers = fc.oneof(fc.nat(300), fc.constantFrom(700, 1500))
const changes = fc.array(fc.tuple(numbers, names), { maxLength: 400, size: 'max' })

test('names are what they were set to last, however often they change, while they are packed, and after they were kept', () => {
  fc.assert(
    fc.property(changes, changes, changes, (before, meanwhile, after) => {
      const expected = new Map<number, string>()
      const apply = (store: NameStore, all: readonly (readonly [number, string])[]) => {
        for (const [document, name] of all) {
          store.set(document, name)
          expected.set(document, name)
        }
      }
      const expectNames = (store: NameStore) => {
        for (const document of [...expected.keys(), 301, 5000]) expect(store.get(document)).toBe(expected.get(document) ?? '')
      }
      const store = new NameStore()
      apply(store, before)
      expectNames(store)
      const packing = store.pack()
      packing.next()
      apply(store, meanwhile)
      while (!packing.next().done);
      expectNames(store)
      const kept = new NameStore(store.toStored())
      expectNames(kept)
      apply(kept, after)
      for (const _step of kept.pack());
      expect(kept.toStored().fresh).toEqual([])
      expectNames(kept)
    }),
    { numRuns: 50 },
  )
})

test('names of the same words take a byte a word, and few new ones wait to be packed', () => {
  const store = new NameStore()
  for (let document = 0; document < 1000; document++) store.set(document, 'Edelstahl Tischplatte')
  expect(store.needsPacking(false)).toBe(true)
  for (const _step of store.pack());
  const { names, words } = store.toStored().packed
  expect(names).toHaveLength(2000)
  expect(new TextDecoder().decode(words)).toHaveLength('Edelstahl Tischplatte'.length)
  expect(store.needsPacking(true)).toBe(false)
  for (let document = 0; document < 101; document++) store.set(document, 'Wagen')
  expect(store.needsPacking(false)).toBe(false)
  expect(store.needsPacking(true)).toBe(true)
})
