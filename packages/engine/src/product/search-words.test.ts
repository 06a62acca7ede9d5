import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productSearchWordsOf, searchQueryOf, searchWordsOf } from './search-words.ts'

test.each([
  ['Säge Ärmel', ['sage', 'armel']],
  ['Straße Strasse', ['strasse']],
  ['Øl Łódź ČERVENÁ', ['ol', 'lodz', 'cervena']],
  ['Ηλεκτρικός ΦΟΥΡΝΟΣ', ['ηλεκτρικοσ', 'φουρνοσ']],
  ['3.500 W / 3 500 W / 3,500 W', ['3500', 'w']],
  ['0,5 l – 2 × 8', ['0', '5', 'l', '2', '8']],
  ['***', []],
])('SEARCH-20 "%s" is the words %j', (text, words) => {
  expect(searchWordsOf(text)).toEqual(words)
})

test('a product is found by its model and former numbers in one word, and by its item number without prefix', () => {
  const words = productSearchWordsOf({
    name: 'Scale',
    brand: 'Alpha',
    model: 'SBS-PF-300C',
    europeanArticleNumber: '4059865409301',
    variants: [{ sku: 'EX30100001', attributes: [{ name: 'formerNumbers', value: ['PF-300/A'] }] }],
  })
  const numbers = ['ex30100001', '30100001', '4059865409301', 'pf300a']
  expect(words).toEqual(expect.arrayContaining(['sbspf300c', 'sbs', '300c', ...numbers]))
})

test('whatever is typed, a query holds letters, digits and its own signs only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), text => {
      const query = searchQueryOf(text)
      expect(query ?? `'a':*`).toMatch(/^'[\p{L}\p{N}]+':\*(?: & '[\p{L}\p{N}]+':\*)*$/u)
    }),
  )
})
