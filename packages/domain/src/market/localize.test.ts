import { expect, test } from 'vitest'
import { LOCALES, localize, spellingOf } from './index.ts'

test('MKT-12 Switzerland writes the German of all countries with ss and its own quotes, others leave it as it is', () => {
  expect(spellingOf('de-CH')('„Außenmaße“ größer, STRAẞE')).toBe('«Aussenmasse» grösser, STRASSE')
  for (const locale of LOCALES.filter(other => other !== 'de-CH')) expect(spellingOf(locale)('Maße')).toBe('Maße')
})

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
