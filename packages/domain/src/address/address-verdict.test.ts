import { expect, test } from 'vitest'
import { COUNTRIES, marketOf } from '../market/index.ts'
import { cityOfPlace } from './autocomplete-city.ts'
import { addressVerdict, isAutocompleteOffered, type MapsValidation, mapsQuestionOf } from './index.ts'

const GOOD: MapsValidation = {
  verdict: { addressComplete: true },
  components: [{}, { replaced: false, spellCorrected: false, unexpected: false }],
  address: { regionCode: 'SK', postalCode: '811 06', city: 'Bratislava', addressLines: ['Obchodná 12'] },
}

test('ADDR-22 a complete address without corrections is good', () => {
  expect(addressVerdict(GOOD)).toEqual([])
})

test.each([
  [{ verdict: {} }, ['incomplete']],
  [{ verdict: { addressComplete: false } }, ['incomplete']],
  [{ verdict: { addressComplete: true, hasReplacedComponents: true } }, ['replaced']],
  [{ verdict: { addressComplete: true, hasUnconfirmedComponents: true } }, ['unconfirmed']],
  [{ components: [{}, { replaced: true }] }, ['replaced']],
  [{ components: [{ spellCorrected: true }] }, ['spell-corrected']],
  [{ components: [{ unexpected: true }] }, ['unexpected']],
  [
    { verdict: { hasUnconfirmedComponents: true }, components: [{ unexpected: true, spellCorrected: true, replaced: true }] },
    ['incomplete', 'replaced', 'unconfirmed', 'spell-corrected', 'unexpected'],
  ],
] as const)('ADDR-22 %o fails as %o', (changes, doubts) => {
  expect(addressVerdict({ ...GOOD, ...changes })).toEqual(doubts)
})

test('ADDR-23 the lines of the question are city, street and postal code', () => {
  const address = { country: 'SK', city: 'Bratislava', streetName: 'Obchodná', streetNumber: '12', postalCode: '811 06' }
  expect(mapsQuestionOf(address)).toEqual({ regionCode: 'SK', addressLines: ['Bratislava', 'Obchodná 12', '811 06'] })
})

test('completions are offered where the store switches them on', () => {
  for (const addressAutocomplete of [true, false])
    expect(isAutocompleteOffered({ custom: { switches: { addressAutocomplete } } })).toBe(addressAutocomplete)
})

const component = (longText: string, ...types: string[]) => ({ longText, types })
const PLACE = [
  component('Slovensko', 'country', 'political'),
  component('Bratislavský kraj', 'administrative_area_level_1', 'political'),
  component('Okres Bratislava I', 'administrative_area_level_2', 'political'),
  component('Staré Mesto', 'political', 'sublocality', 'sublocality_level_1'),
  component('Bratislava', 'locality', 'political'),
]

test('ADDR-25 in Slovakia and Czechia the city is the district before the area, elsewhere the town before the region', () => {
  for (const country of COUNTRIES) {
    const isSpecial = country === 'SK' || country === 'CZ'
    const city = (...without: string[]) =>
      cityOfPlace(
        marketOf(country),
        PLACE.filter(({ types }) => !types.some(type => without.includes(type))),
      )
    expect(cityOfPlace(marketOf(country), [...PLACE, component('Postal', 'postal_town')])).toBe('Postal')
    expect(city()).toBe(isSpecial ? 'Staré Mesto' : 'Bratislava')
    expect(city('sublocality_level_1', 'locality')).toBe(isSpecial ? 'Okres Bratislava I' : 'Bratislavský kraj')
    expect(city('sublocality_level_1', 'locality', 'administrative_area_level_1', 'administrative_area_level_2')).toBeUndefined()
  }
})
