import { marketOf } from '@shop/domain/market'
import type { Suggestions } from '@shop/domain/search'
import { expect, test } from 'vitest'
import { aProduct } from '../../catalogue/product.fixtures.ts'
import { createHrefs } from '../../href/hrefs.ts'
import { nextActive, suggestionOptions, targetOfEnter } from './suggestion-options.ts'

const hrefs = createHrefs(marketOf('DE'), 'de')
const text = ({ de = '' }: { de?: string }) => de

function suggestions(hitCount: number, changes: Partial<Suggestions> = {}): Suggestions {
  const product = aProduct({ slug: { de: 'fritteuse-30010001' } })
  const hits = Array.from({ length: hitCount }, () => ({ product, searchTerm: 'frit', highlights: [] }))
  return { queryId: 'q', index: 'prod.de-DE', total: hitCount, hits, matchLevel: 1, categories: [], brands: [], ...changes }
}

const kindsOf = (found: Suggestions) => suggestionOptions(found, 'frit', hrefs, text).map(({ kind }) => kind)

test('SEARCH-11, SEARCH-12 all results are offered from five hits on, and not with fewer', () => {
  expect(kindsOf(suggestions(4))).toEqual(['hit', 'hit', 'hit', 'hit'])
  expect(kindsOf(suggestions(5, { total: 12 })).at(-1)).toBe('all')
  expect(suggestionOptions(suggestions(5, { total: 12 }), 'frit', hrefs, text).at(-1)).toEqual({
    kind: 'all',
    href: '/search?query=frit',
    total: 12,
  })
})

test('SEARCH-04 arrows move through corrected words, hits, categories and brands as they stand there', () => {
  const category = { id: 'c', key: 'fryers', name: { de: 'Fritteusen' }, slug: { de: 'fritteusen' } }
  const found = suggestions(1, { categories: [category], brands: ['Royal Catering'], didYouMean: 'fritteuse' })
  expect(suggestionOptions(found, 'fritt', hrefs, text).map(({ href }) => href)).toEqual([
    '/search?query=fritteuse',
    '/fritteuse-30010001',
    '/fritteusen/',
    '/search?brand=Royal+Catering',
  ])
  expect([0, 1, 2].map(active => nextActive(active, 1, 3))).toEqual([1, 2, -1])
  expect([-1, 0, 2].map(active => nextActive(active, -1, 3))).toEqual([2, -1, 1])
  expect(nextActive(-1, 1, 0)).toBe(-1)
})

test('SEARCH-05, SEARCH-06 Enter leads to the chosen option unless it is what was typed, else to the results', () => {
  const options = suggestionOptions(suggestions(1), 'frit', hrefs, text)
  expect(targetOfEnter(options, 0, 'frit')).toBe('/fritteuse-30010001')
  expect(targetOfEnter(options, 0, ' /fritteuse-30010001 ')).toBeUndefined()
  expect(targetOfEnter(options, -1, 'frit')).toBeUndefined()
  expect(targetOfEnter([], 0, 'frit')).toBeUndefined()
})
