import { expect, test } from 'vitest'
import { type Packed, pack, unpack } from './packed.ts'

const view = { page: 'product', price: { centAmount: 1999 }, tags: [{ title: 'Größe – 5 €' }], missing: undefined }

/** What arrives in a browser. */
function sent<Value>(packed: Packed<Value>): Packed<Value> {
  return JSON.parse(JSON.stringify(packed))
}

test('what was packed arrives whole, and is the same object each time it is asked for', () => {
  const arrived = sent(pack(view))
  expect(unpack(arrived)).toEqual({ page: 'product', price: { centAmount: 1999 }, tags: [{ title: 'Größe – 5 €' }] })
  expect(unpack(arrived)).toBe(unpack(arrived))
})

test('where it was packed the value itself is there, and it is packed once', () => {
  expect(unpack(pack(view))).toBe(view)
  expect(pack(view)).toBe(pack(view))
  expect(pack({ ...view })).not.toBe(pack(view))
})

test('what was not packed comes back as it is', () => {
  expect(unpack(view)).toBe(view)
  expect(unpack(undefined)).toBeUndefined()
  expect(unpack(null)).toBeNull()
})
