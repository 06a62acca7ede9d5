import { expect, test } from 'vitest'
import { contentHashOf, heldSizeOf, sizeToSeed } from './seed-size.ts'

test.each([
  ['an empty database gets the catalogue', undefined, undefined, { more: 0 }],
  ['or a part of it', 30, undefined, { selection: 30, more: 0 }],
  ['or just all of it', 600, undefined, { more: 0 }],
  ['or more', 1000, undefined, { more: 400 }],
  ['without a number a part stays one', undefined, { selection: 30, more: 0 }, { selection: 30, more: 0 }],
  ['and more stays more', undefined, { more: 400 }, { more: 400 }],
  ['a part grows', 100, { selection: 30, more: 0 }, { selection: 100, more: 0 }],
  ['beyond the catalogue too', 700, { selection: 30, more: 0 }, { more: 100 }],
  ['but never shrinks', 10, { selection: 30, more: 0 }, { selection: 30, more: 0 }],
  ['nor does the catalogue', 10, { more: 0 }, { more: 0 }],
  ['nor what is beyond it', 700, { more: 400 }, { more: 400 }],
])('%s', (_name, wanted, held, size) => {
  expect(sizeToSeed(wanted, held, 600)).toEqual(size)
})

test('what was noted of a size is the size again', () => {
  for (const size of [{ more: 0 }, { selection: 30, more: 0 }])
    expect(heldSizeOf(contentHashOf('abc', size), undefined)).toEqual(size)
  const cutOff = { contentHash: 'abc', stored: 100, wanted: 400, isComplete: false }
  expect(heldSizeOf('abc', cutOff)).toEqual({ more: 400 })
  expect(heldSizeOf(undefined, undefined)).toBeUndefined()
})
