import { LANGUAGES } from '@shop/domain/market'
import { fold } from '@shop/domain/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellingsOf } from './spellings.ts'
import { foldWithPlaces, tokenise } from './tokenise.ts'

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
const termsOf = (text: string) => tokenise(text).map(({ term, amount }) => amount ?? term)

/** A word of each language with the form everybody types it in, and how it may come from elsewhere. */
const WORDS: Readonly<Record<(typeof LANGUAGES)[number], readonly [word: string, typed: string]>> = {
  bg: ['Въздушен филтър', 'въздушен филтър'],
  cs: ['Řetězová pila', 'retezova pila'],
  da: ['Kædesav Rør', 'kaedesav ror'],
  de: ['Bohrständer Größe', 'bohrstander grosse'],
  el: ['Αλυσοπρίονο βάσης', 'αλυσοπριονο βασησ'],
  en: ['Chainsaw café', 'chainsaw cafe'],
  es: ['Báscula señal', 'bascula senal'],
  fi: ['Moottorisaha pöytä', 'moottorisaha poyta'],
  fr: ['Tronçonneuse cœur', 'tronconneuse coeur'],
  hr: ['Lančana pila đubre', 'lancana pila dubre'],
  hu: ['Láncfűrész gőz', 'lancfuresz goz'],
  it: ['Città motosega', 'citta motosega'],
  lt: ['Grandininis pjūklas ėdalas', 'grandininis pjuklas edalas'],
  nb: ['Båndsag rør', 'bandsag ror'],
  nl: ['Kettingzaag geïsoleerd', 'kettingzaag geisoleerd'],
  pl: ['Piła łańcuchowa', 'pila lancuchowa'],
  pt: ['Balança eletrónica', 'balanca eletronica'],
  ro: ['Ferăstrău țeavă', 'ferastrau teava'],
  sk: ['Reťazová píla', 'retazova pila'],
  sl: ['Verižna žaga', 'verizna zaga'],
  sv: ['Motorsåg kök', 'motorsag kok'],
}

test.each(LANGUAGES)('index and query meet in %s, whatever accents, capitals and forms of letters either has', language => {
  const [word, typed] = WORDS[language]
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
    expect(termsOf(word.normalize(form))).toEqual(termsOf(typed))
    expect(termsOf(word.normalize(form).toUpperCase().replace('SS', 'ß'))).toEqual(termsOf(typed))
  }
})

test('folding twice is folding once, and marks find their way back', () => {
  fc.assert(
    fc.property(anyText, text => {
      const folded = fold(text)
      expect(fold(folded)).toBe(folded)
      const placed = foldWithPlaces(text)
      expect(placed.places).toHaveLength(placed.folded.length + 1)
      expect(placed.places.every((place, index) => place >= (placed.places[index - 1] ?? 0) && place <= text.length)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('words do not depend on the form of letters or on spaces around them', () => {
  fc.assert(
    fc.property(anyText, text => {
      const terms = termsOf(text)
      expect(termsOf(text.normalize('NFD'))).toEqual(terms)
      expect(termsOf(`  ${text} `)).toEqual(terms)
      for (const { term, start, end } of tokenise(text)) {
        expect(term.length).toBeGreaterThan(0)
        expect(end).toBeGreaterThan(start)
      }
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['10 l', '10 Liter', '10l', '10-Liter', '10,0 l', '10000 ml', '10 litrów', '10 λίτρα', '10 литра', '10 litraa'],
  ['1.5 kW', '1,5 kW', '1500 W', '1.500 W', '1 500 W', '1500 watt', '1500 вата'],
  ['40 cm', '400mm', '0,4 m', '40 centimètres', '40 centymetrów'],
  ['2.5 kg', '2500 g', '2,5 Kilogramm', '2,5 kilogrammaa'],
])('amounts meet however they are written: %s', (...forms) => {
  for (const form of forms) expect(termsOf(form)).toEqual(termsOf(forms[0] as string))
})

test.each([
  ['Tisch 100 x 60 x 85 cm', ['tisch', '1000mm', '600mm', '850mm']],
  ['60x40cm', ['600mm', '400mm']],
  ['220-240 V', ['220v', '240v']],
  ['GN 1/3 4 Becken', ['gn', '1', '3', '4', 'becken']],
  ['5 100', ['5', '100']],
  ['RC-1500 Typ B', ['rc', '1500', 'typ']],
  ['', []],
  ['a ! ?', []],
])('%s has the words %s', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test.each([
  ['kettensaege', 'de', 'kettensage'],
  ['baandsag', 'da', 'bandsag'],
  ['friteza', 'el', 'φριτεζα'],
  ['trion', 'bg', 'трион'],
])('%s is also tried in %s as %s', (word, language, other) => {
  expect(spellingsOf(word, language)).toEqual([other])
  expect(spellingsOf(word, 'en')).toEqual([])
})
