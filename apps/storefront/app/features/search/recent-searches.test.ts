import { expect, test } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

function aStorage(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('the six newest searches are kept, each once, and can be forgotten', () => {
  const storage = aStorage()
  for (const text of ['fryer', 'grill', '  welder ', 'FRYER', 'ab', '', 'scale', 'hoist', 'lift', 'rack'])
    rememberSearch(text, storage)
  expect(recentSearches(storage)).toEqual(['rack', 'lift', 'hoist', 'scale', 'FRYER', 'welder'])
  forgetSearches(storage)
  expect(recentSearches(storage)).toEqual([])
})

test('what is kept may be anything, and keeping may be forbidden', () => {
  for (const text of ['no JSON', '{"a":1}', '[1,null," "]'])
    expect(recentSearches(aStorage({ 'recent-searches': text }))).toEqual([])
  const closed = {
    getItem: () => {
      throw new Error('forbidden')
    },
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {
      throw new Error('forbidden')
    },
  }
  expect(recentSearches(closed)).toEqual([])
  expect(() => rememberSearch('fryer', closed)).not.toThrow()
  expect(() => forgetSearches(closed)).not.toThrow()
})
