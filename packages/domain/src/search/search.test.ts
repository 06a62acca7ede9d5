import { expect, test } from 'vitest'
import { MIN_SUGGESTION_LENGTH, SEARCH_DEBOUNCE_MS, SUGGESTED_HITS, searchTermOf } from './index.ts'

test('SEARCH-02, SEARCH-10, SEARCH-14 suggestions come from three letters on, 300 ms after the last one, five at a time', () => {
  expect([MIN_SUGGESTION_LENGTH, SEARCH_DEBOUNCE_MS, SUGGESTED_HITS]).toEqual([3, 300, 5])
})

test('SEARCH-08 spaces are no words, and a text too long is cut', () => {
  for (const typed of [null, undefined, '', '  ', '\n\t']) expect(searchTermOf(typed)).toBe('')
  expect(searchTermOf('  deep \t fryer ')).toBe('deep fryer')
  expect(searchTermOf(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99))
})
