import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CommerceError } from '../error/index.ts'
import { type ExpressionCondition, parseSearchFacet, parseSearchFilter } from './search-expression.ts'

const values = (...all: (string | number | boolean)[]): ExpressionCondition => ({ kind: 'values', values: all, subtrees: [] })

test.each<[string, string, ExpressionCondition]>([
  ['variants.attributes.brand:"MSW","Ulsonix"', 'variants.attributes.brand', values('MSW', 'Ulsonix')],
  ['variants.attributes.brand : "a \\"b\\" \\\\"', 'variants.attributes.brand', values('a "b" \\')],
  ['variants.availability.isOnStock:true', 'variants.availability.isOnStock', values(true)],
  ['categories.id: subtree("a"), "b"', 'categories.id', { kind: 'values', values: ['b'], subtrees: ['a'] }],
  [
    'variants.price.centAmount:range (1000 to 5000), (* to 200.5)',
    'variants.price.centAmount',
    { kind: 'ranges', ranges: [{ from: 1000, to: 5000 }, { to: 200.5 }] },
  ],
  ['createdAt:range ("2026-01-01" to *)', 'createdAt', { kind: 'ranges', ranges: [{ from: '2026-01-01' }] }],
  ['variants.attributes.faq:exists', 'variants.attributes.faq', { kind: 'exists' }],
  ['variants.attributes.faq:missing', 'variants.attributes.faq', { kind: 'missing' }],
])('API-44 the filter %s is understood', (text, path, condition) => {
  expect(parseSearchFilter(text)).toEqual({ path, condition })
})

test.each([
  ['variants.attributes.brand', { name: 'variants.attributes.brand', condition: { kind: 'terms' } }],
  ['variants.attributes.brand as make', { name: 'make', condition: { kind: 'terms' } }],
  ['variants.attributes.brand counting products', { name: 'variants.attributes.brand', condition: { kind: 'terms' } }],
  ['variants.attributes.brand:"MSW" as make counting products', { name: 'make', condition: values('MSW') }],
  [
    'variants.price.centAmount:range (0 to 1000),(1000 to *) as price',
    { name: 'price', condition: { kind: 'ranges', ranges: [{ from: 0, to: 1000 }, { from: 1000 }] } },
  ],
])('API-44 the facet %s is understood', (text, facet) => {
  expect(parseSearchFacet(text)).toMatchObject(facet)
})

test.each([
  ...['', ':', 'a', 'a:', 'a:"x', 'a:"x" "y"', 'a:"x",', 'a:range', 'a:range (1 to', 'a:range (1, 2)', 'a:range 1 to 2', 'a:b'],
  ...['a..b:1', '.a:1', 'a:subtree(x)', 'a:exists "x"', 'a:1e5', "a:'x'", 'a:"\\n"', 'a:"\\u0000"', `a:${'1,'.repeat(200)}1`],
])('API-44 the filter %s is refused', text => {
  expect(() => parseSearchFilter(text)).toThrow(CommerceError)
})

test('API-44 an expression is read or refused, whatever it is, and facets neither exist nor miss', () => {
  for (const text of ['a:exists', 'a:missing', 'a as', 'a as b c', 'a b'])
    expect(() => parseSearchFacet(text)).toThrow(CommerceError)
  expect(() => parseSearchFilter(`a:"${'x'.repeat(3000)}"`)).toThrow('longer than 2048')
  const words = fc.constantFrom(
    'a',
    '.',
    ':',
    '"x"',
    '1',
    'range',
    '(',
    ')',
    'to',
    '*',
    ',',
    'subtree',
    'as',
    'exists',
    ' ',
    '\\',
    '"',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(words, { maxLength: 40 }).map(all => all.join('')),
  )
  fc.assert(
    fc.property(texts, fc.constantFrom(parseSearchFilter, parseSearchFacet), (text, parse) => {
      try {
        parse(text)
      } catch (error) {
        if (!(error instanceof CommerceError)) throw error
      }
    }),
    { numRuns: 1000 },
  )
})
