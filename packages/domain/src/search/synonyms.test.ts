import { expect, test } from 'vitest'
import { otherTextsOf, synonymFrom, synonymLookups } from './synonyms.ts'

const lookup = synonymLookups([
  synonymFrom('de', 'Hähnchen-Griller', ['Hähnchengrill', 'Drehgrill']),
  synonymFrom('de', 'Griller', ['Grill']),
  synonymFrom('en', 'hoover', ['vacuum cleaner']),
])

test.each([
  ['griller', ['Grill']],
  ['GRILLER mit haube', ['Grill mit haube']],
  ['großer hähnchen griller', ['grosser Hähnchengrill', 'grosser Drehgrill', 'grosser hahnchen Grill']],
  ['grillerin', []],
  ['hoover', []],
  ['', []],
])('SEARCH-17 %s is also looked for by what the owner says it means', (text, others) => {
  expect(otherTextsOf(text, lookup.get('de'))).toEqual(others)
})

test('a language without synonyms has no other texts', () => {
  expect(otherTextsOf('hoover', lookup.get('en'))).toEqual(['vacuum cleaner'])
  expect(otherTextsOf('griller', lookup.get('fr'))).toEqual([])
})

test.each([
  ['xx', 'a word', ['b word'], 'xx is not a language of the shop'],
  ['de', '?', ['Grill'], '"?" has not 2 to 60 letters'],
  ['de', 'Grill', ['grill', ' GRILL '], '"Grill" has no other words'],
  ['de', 'Grill', Array.from({ length: 9 }, (_, place) => `wort ${place}x`), 'more than 8 other words'],
  ['de', 'Grill', ['x'.repeat(61)], 'has more than 60 letters'],
])('a synonym that cannot be is refused: %s %s', (language, term, means, message) => {
  expect(() => synonymFrom(language, term, means)).toThrow(message)
})
