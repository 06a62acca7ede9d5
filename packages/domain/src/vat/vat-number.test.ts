import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTRIES, type CountryCode, MARKETS, marketOf } from '../market/index.ts'
import { looksLikeVatNumber } from './check-digits.ts'
import { cleanVatNumber, vatNumberText } from './index.ts'

function cleaned(country: CountryCode, typed: string): string | undefined {
  const number = cleanVatNumber(marketOf(country), typed)
  return number && vatNumberText(number)
}

const VALID: Readonly<Record<CountryCode, readonly string[]>> = {
  AT: ['ATU39099603', 'ATU12345675'],
  BE: ['BE0693646703', 'BE1033358519'],
  BG: ['BG596442371'],
  CH: ['CHE776463614MWST', 'CHE776463614'],
  CZ: ['CZ65186290', 'CZ00177041'],
  DE: ['DE770067399', 'DE123456788'],
  DK: ['DK98241280'],
  ES: ['ESB26278333'],
  FI: ['FI89351201'],
  FR: ['FR60182661298'],
  GB: ['GB996786567'],
  GR: ['EL969215565', 'EL094259216'],
  HR: ['HR27945698250'],
  HU: ['HU36839209'],
  IE: ['IE6123219S'],
  IT: ['IT78706570013'],
  LT: ['LT724337118'],
  NL: ['NL490722544B01'],
  NO: ['NO712235411'],
  PL: ['PL6497175597'],
  PT: ['PT570039517'],
  RO: ['RO76155846'],
  SE: ['SE556544958301'],
  SI: ['SI80230199'],
  SK: ['SK8895956619', 'SK2020317068'],
}
const examples = COUNTRIES.flatMap(country => VALID[country].map(number => ({ country, number })))

test('VAT-03 every market has a prefix, a placeholder that begins with it, and a way of cleaning', () => {
  for (const { vatNumber } of MARKETS) {
    expect(vatNumber.placeholder.startsWith(vatNumber.prefix)).toBe(true)
    expect(['non-digits', 'non-word', 'whitespace']).toContain(vatNumber.cleaning)
  }
})

test('VAT-04 the prefix is the country code, but CHE for Switzerland and EL for Greece', () => {
  for (const { country, vatNumber } of MARKETS)
    expect(vatNumber.prefix).toBe({ CH: 'CHE', GR: 'EL' }[country as string] ?? country)
})

test.each(examples)('VAT-05 $number is cleaned to itself, with and without its prefix', ({ country, number }) => {
  const { prefix } = marketOf(country).vatNumber
  expect(cleaned(country, number)).toBe(number)
  expect(cleaned(country, number.slice(prefix.length))).toBe(number)
  expect(cleaned(country, ` ${number.toLowerCase()} `)).toBe(number)
})

test.each([
  ['AT', 'AT U 123.456-75', 'ATU12345675', 'VAT-06 non-word'],
  ['ES', 'es b-26278333', 'ESB26278333', 'VAT-06 non-word'],
  ['NL', 'NL 4907.22.544.B01', 'NL490722544B01', 'VAT-06 non-word'],
  ['SK', 'SK 88 9595-6619', 'SK8895956619', 'VAT-06 non-digits'],
  ['DE', 'DE-123 456 788 x', 'DE123456788', 'VAT-06 non-digits'],
  ['GB', 'GB 996 7865 67', 'GB996786567', 'VAT-06 whitespace'],
  ['CH', 'CHE-776.463.614 MWST', 'CHE776463614MWST', 'VAT-06 whitespace'],
  ['GR', 'GR 094259216', 'EL094259216', 'VAT-05 the ISO code too'],
  ['CH', 'CH 776463614', 'CHE776463614', 'VAT-05 the ISO code too'],
  ['HU', 'HU36839209-2-41', 'HU36839209', 'VAT-07 the first eight characters'],
  ['BE', 'BE 693.646.703', 'BE0693646703', 'a Belgian number of nine digits gets its zero'],
  ['SE', '556544-9583', 'SE556544958301', 'a Swedish number gets its 01'],
  ['NO', 'NO 712 235 411 MVA', 'NO712235411', 'a Norwegian number loses MVA'],
] as const)('%s %s becomes %s: %s', (country, typed, expected, _why) => {
  expect(cleaned(country, typed)).toBe(expected)
})

test('VAT-05 nothing is left of a prefix alone or of blanks', () => {
  for (const { country, vatNumber } of MARKETS)
    for (const typed of ['', '   ', vatNumber.prefix, country]) expect(cleaned(country, typed)).toBeUndefined()
})

test('VAT-06 cleaning what was cleaned changes nothing', () => {
  const anything = fc.oneof(fc.string({ maxLength: 40 }), fc.stringMatching(/^[A-Z0-9 .-]{0,40}$/))
  fc.assert(
    fc.property(fc.constantFrom(...MARKETS), anything, (market, typed) => {
      const once = cleanVatNumber(market, typed)
      if (!once || [market.vatNumber.prefix, market.country].some(prefix => once.number.startsWith(prefix))) return
      expect(cleanVatNumber(market, vatNumberText(once))).toEqual(once)
    }),
  )
})

function bareOf(country: CountryCode, number: string): string {
  return number.slice(marketOf(country).vatNumber.prefix.length)
}

test.each(examples)('VAT-03 $number has the check digits of its country', ({ country, number }) => {
  expect(looksLikeVatNumber(country, bareOf(country, number))).toBe(true)
})

test.each([
  ['FR', '0X123456789'],
  ['NL', '000099998B57'],
  ['ES', '12345678Z'],
  ['ES', 'X1234567L'],
  ['IE', '6433435OA'],
  ['GB', 'GD001'],
  ['GB', 'HA500'],
  ['CZ', '7103192745'],
  ['LT', '100001919017'],
] as const)('VAT-03 the other forms of %s count too: %s', (country, number) => {
  expect(looksLikeVatNumber(country, number)).toBe(true)
})

test.each(examples.filter(({ country }) => !['IT', 'GB', 'FR'].includes(country)))(
  'VAT-03 $number with one digit wrong at the end gives a warning',
  ({ country, number }) => {
    const digit = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(digit, add => {
        const bare = bareOf(country, number).replace(/MWST$/, '')
        // The check digit is the last one; where letters or a fixed ending follow, the digit before is a checked one.
        const end = { NL: 8, SE: 9, IE: 6 }[country as string] ?? bare.length - 1
        const wrong = bare.slice(0, end) + ((Number(bare[end]) + add) % 10) + bare.slice(end + 1)
        expect(looksLikeVatNumber(country, wrong)).toBe(false)
      }),
    )
  },
)

test.each(['IT', 'GB', 'FR'] as const)('VAT-03 a wrong digit in a number of %s gives a warning', country => {
  const [number = ''] = VALID[country]
  const bare = bareOf(country, number)
  const wrong = bare.slice(0, -1) + ((Number(bare.at(-1)) + 1) % 10)
  expect(looksLikeVatNumber(country, wrong)).toBe(false)
})

test('VAT-03 any text is answered, never with an error', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.string({ maxLength: 60 }), (country, text) => {
      expect(typeof looksLikeVatNumber(country, text)).toBe('boolean')
    }),
  )
})

test('VAT-07 of a Hungarian number the first eight characters are kept', () => {
  expect(cleaned('HU', '36839209-2-41')).toBe('HU36839209')
  expect(cleaned('HU', 'HU 36839209 2 41')).toBe('HU36839209')
  expect(cleaned('SK', 'SK 2020317068')).toBe('SK2020317068')
})
