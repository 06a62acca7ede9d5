import { expect, test } from 'vitest'
import { compileCatalogues, type LocaleSource } from './compile-catalogues.ts'

const en = { title: 'Cart', count: '{count, plural, one {# item} other {# items}}', sum: 'Sum {amount}' }
const de = { title: 'Warenkorb', count: '{count, plural, one {# Stück} other {# Stück}}', sum: 'Summe {amount}' }

test('complete languages are compiled key by key, with the arguments of the reference', () => {
  const { catalogues, args } = compileCatalogues({ en, de }, 'en')
  expect(catalogues.de?.title).toBe('Warenkorb')
  expect(args).toEqual({ title: {}, count: { count: 'number' }, sum: { amount: 'string' } })
})

test.each<[string, Record<string, string>, string]>([
  ['a missing key', { title: 'Warenkorb', count: de.count }, 'de sum: missing'],
  ['an empty text', { ...de, sum: ' ' }, 'de sum: missing'],
  ['a surplus key', { ...de, total: 'Gesamt' }, 'de total: not a key of en'],
  ['a renamed argument', { ...de, sum: 'Summe {betrag}' }, 'de sum: arguments {betrag} instead of {amount}'],
  ['a forgotten argument', { ...de, sum: 'Summe' }, 'de sum: arguments {} instead of {amount}'],
  ['a missing plural form', { ...de, count: '{count, plural, other {# Stück}}' }, 'de count: the plural form "one" is missing'],
])('%s is refused', (_case, source, problem) => {
  expect(() => compileCatalogues({ en, de: source }, 'en')).toThrow(problem)
})

test('all problems of all languages are reported at once', () => {
  const attempt = () => compileCatalogues({ en, de: { ...de, sum: '' }, pl: { ...en, title: '{' } }, 'en')
  expect(attempt).toThrow(/de sum: missing/)
  expect(attempt).toThrow(/pl title: /)
  expect(attempt).toThrow(/pl count: the plural form "few" is missing/)
})

test('without the reference language nothing can be compared', () => {
  expect(() => compileCatalogues({ de }, 'en')).toThrow('The reference language en is missing')
})

const asItIs = (text: string) => text
const locale = (source: Partial<LocaleSource>): LocaleSource => ({ fallbacks: [de], overrides: {}, spell: asItIs, ...source })

test('MKT-11, MKT-12 a locale says what it says itself, else what its fallback locale, else what its language says', () => {
  const fallbacks = [{ title: 'Einkaufswagen', sum: 'Betrag {amount}' }, de]
  const { catalogues } = compileCatalogues({ en, de }, 'en', {
    'de-AT': locale({ fallbacks, overrides: { title: 'Wagerl' } }),
  })
  expect(catalogues['de-AT']).toEqual({ title: 'Wagerl', count: catalogues.de?.count, sum: ['Betrag ', ['amount']] })
  expect(catalogues.de?.title).toBe('Warenkorb')
})

test('MKT-12 a locale is spelled as its country does, in its own words and in those it falls back to', () => {
  const spell = (text: string) => text.replaceAll('k', 'c')
  const { catalogues } = compileCatalogues({ en, de }, 'en', {
    'de-CH': locale({ overrides: { sum: 'Kosten, kurz {amount}' }, spell }),
  })
  expect(catalogues['de-CH']).toMatchObject({ title: 'Warencorb', sum: ['Kosten, curz ', ['amount']] })
})

test.each<[string, Record<string, string>, string]>([
  ['a key the language does not have', { total: 'Gesamt' }, 'de-AT total: not a key of en'],
  ['another argument', { sum: 'Summe {betrag}' }, 'de-AT sum: arguments {betrag} instead of {amount}'],
  ['an empty text', { sum: ' ' }, 'de-AT sum: missing'],
  ['what the language says anyway', { title: 'Warenkorb' }, 'de-AT title: the same as without it'],
])('MKT-12 %s is refused in a locale', (_case, overrides, problem) => {
  expect(() => compileCatalogues({ en, de }, 'en', { 'de-AT': locale({ overrides }) })).toThrow(problem)
})
