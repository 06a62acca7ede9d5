import { LANGUAGES, type Language, LOCALES, type Locale } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { compileMessage } from './compile/compile-messages.ts'
import { loadMessages } from './load-messages.ts'
import { loadPageMessages } from './load-page-messages.ts'
import { loadSupportMessages } from './load-support-messages.ts'
import { createTranslate, type Translate } from './translate.ts'

const translatorOf = async (language: Language | Locale) => createTranslate(language, await loadMessages(language))

/** A translator whose `cart.title` is a message under test. */
function translatorWith(language: string, text: string): (args: Record<string, string | number>) => string {
  const t = createTranslate(language, { 'cart.title': compileMessage(language, 'cart.title', text).nodes })
  return args => (t as unknown as (key: string, args: object) => string)('cart.title', args)
}

test.each<[Language, Readonly<Record<number, string>>]>([
  ['cs', { 0: '0 kusů', 1: '1 kus', 2: '2 kusy', 4: '4 kusy', 5: '5 kusů', 22: '22 kusů' }],
  ['pl', { 1: '1 produkt', 2: '2 produkty', 5: '5 produktów', 12: '12 produktów', 22: '22 produkty', 25: '25 produktów' }],
  ['sl', { 1: '1 izdelek', 2: '2 izdelka', 3: '3 izdelki', 5: '5 izdelkov', 101: '101 izdelek', 102: '102 izdelka' }],
  ['hu', { 1: '1 termék', 5: '5 termék' }],
  ['en', { 0: '0 items', 1: '1 item', 1234: '1,234 items' }],
])('MKT-07 the number of items takes the plural forms of %s', async (language, expected) => {
  const t = await translatorOf(language)
  const texts = Object.fromEntries(Object.keys(expected).map(count => [count, t('cart.itemCount', { count: Number(count) })]))
  expect(texts).toEqual(expected)
})

test('ADDR-18 the default error of a select is that of the specification, translated to every language', async () => {
  const texts = await Promise.all(LANGUAGES.map(async language => (await translatorOf(language))('form.notCorrect')))
  expect(texts[LANGUAGES.indexOf('en')]).toBe('This field is not correct.')
  expect(new Set(texts).size).toBe(LANGUAGES.length)
})

test('MKT-11, MKT-12 a locale speaks in its own words, else in those of its language', async () => {
  const vatNumberOf = async (locale: Locale) => (await translatorOf(locale))('checkout.vatNumber')
  const texts = await Promise.all((['de-DE', 'de-AT', 'de-CH', 'it-CH', 'nl-NL'] as const).map(vatNumberOf))
  expect(texts).toEqual(['USt-IdNr.', 'UID-Nummer', 'MWST-Nummer', 'Numero IVA', 'Btw-nummer'])
  expect((await translatorOf('de-CH'))('toast.dismiss')).toBe('Schliessen')
  for (const locale of LOCALES) expect((await translatorOf(locale))('cart.title')).not.toBe('cart.title')
})

test('API-49 a locale loads one catalogue: its own, else that of its language', async () => {
  expect(await loadPageMessages('de-DE')).toBe(await loadPageMessages('de'))
  expect(await loadPageMessages('de-AT')).not.toBe(await loadPageMessages('de'))
  expect(await loadMessages('de-DE')).toMatchObject(await loadSupportMessages('de'))
  expect(await loadPageMessages('de')).not.toHaveProperty(['support.title'])
})

test('arguments are put in as they are; numbers get the separators of the language', () => {
  expect(translatorWith('de', 'Ab {amount} für {name}')({ amount: '59,00 €', name: '{x} & <b>' })).toBe(
    'Ab 59,00 € für {x} & <b>',
  )
  expect(translatorWith('de', 'Seite {page}')({ page: 12_345 })).toBe('Seite 12.345')
})

test('an exact number goes before the plural form; a select falls back to other', () => {
  const plural = translatorWith('en', '{count, plural, =0 {none} one {one} other {# of {name}}}')
  expect([0, 1, 2].map(count => plural({ count, name: 'all' }))).toEqual(['none', 'one', '2 of all'])
  const select = translatorWith('en', '{kind, select, parcel {by parcel} other {somehow}}')
  expect([select({ kind: 'parcel' }), select({ kind: 'pigeon' })]).toEqual(['by parcel', 'somehow'])
})

test('a key missing in the catalogue is returned, so that the gap shows', () => {
  const t: Translate = createTranslate('de', {})
  expect(t('cart.title')).toBe('cart.title')
})
