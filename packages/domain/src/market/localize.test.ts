import { expect, test } from 'vitest'
import { LOCALES, localize, spellingOf } from './index.ts'

test('MKT-12 Switzerland writes the German of all countries with ss and its own quotes, others leave it as it is', () => {
  expect(spellingOf('de-CH')('„Außenmaße“ größer, STRAẞE')).toBe('«Aussenmasse» grösser, STRASSE')
  for (const locale of LOCALES.filter(other => other !== 'de-CH')) expect(spellingOf(locale)('Maße')).toBe('Maße')
})

test('MKT-12 Switzerland writes the figures of all its languages as its prices, and other countries leave them', () => {
  const german = 'Friteuse – 2 × 3.000 W – 40–1.600 × – 0,01 g – 12.345,5 kg, 1.000, 2.000'
  expect(spellingOf('de-CH')(german)).toBe("Friteuse – 2 × 3'000 W – 40–1'600 × – 0.01 g – 12'345.5 kg, 1'000, 2'000")
  expect(spellingOf('de-CH')('Einschaltdauer 40\u00a0%')).toBe('Einschaltdauer 40%')
  expect(spellingOf('fr-CH')('facteur de marche 40\u00a0%')).toBe('facteur de marche 40%')
  expect(spellingOf('it-CH')('3000 W – 15.000 giri – −0,7 bar')).toBe("3000 W – 15'000 giri – −0.7 bar")
  expect(spellingOf('fr-CH')('3\u202f000 W, 14\u00a0400 W – 2,5 mm – 8 l')).toBe("3'000 W, 14'400 W – 2,5 mm – 8 l")
  for (const locale of ['de-DE', 'de-AT', 'de'] as const) expect(spellingOf(locale)(german)).toBe(german)
})

test.each(['am 01.12.2026', 'CHE-123.456.789', '/pictures/fryer-1.345-front', '10.30 Uhr', 'EN 60974-1', '1,2,3', 'v1.000'])(
  'MKT-12 Switzerland leaves %s as it is, which is no number',
  text => {
    expect(spellingOf('de-CH')(text)).toBe(text)
  },
)

test('MKT-12 a text of the catalogue is that of the language, spelled as the locale does', () => {
  const name = { en: 'Welder', de: 'Schweißgerät', fr: 'Poste à souder' }
  expect([localize(name, 'de'), localize(name, 'de-AT'), localize(name, 'de-CH'), localize(name, 'fr-CH')]).toEqual([
    'Schweißgerät',
    'Schweißgerät',
    'Schweissgerät',
    'Poste à souder',
  ])
  expect(localize({ en: 'Welder' }, 'de-CH')).toBe('Welder')
})
