import { LOCALES, type Locale, marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { formatMoney } from './format-money.ts'

/** 1299.95 of the market's currency; a blank stands for a no-break space. */
const EXPECTED: Readonly<Partial<Record<Locale, string>>> = {
  'de-AT': '€ 1.299,95',
  'fr-BE': '1 299,95 €',
  'nl-BE': '€ 1.299,95',
  'bg-BG': '1299,95 лв.',
  'de-CH': "CHF 1'299.95",
  'fr-CH': "1'299.95 CHF",
  'it-CH': 'CHF 1299.95',
  'cs-CZ': '1 299,95 Kč',
  'de-DE': '1.299,95 €',
  'da-DK': '1.299,95 kr.',
  'es-ES': '1299,95 €',
  'fi-FI': '1 299,95 €',
  'fr-FR': '1 299,95 €',
  'en-GB': '£1,299.95',
  'el-GR': '1.299,95 €',
  'hr-HR': '1.299,95 €',
  'hu-HU': '1300 Ft',
  'en-IE': '€1,299.95',
  'it-IT': '1299,95 €',
  'lt-LT': '1 299,95 €',
  'nl-NL': '€ 1.299,95',
  'nb-NO': '1 299,95 kr',
  'pl-PL': '1299,95 zł',
  'pt-PT': '1299,95 €',
  'ro-RO': '1.299,95 RON',
  'sv-SE': '1 299,95 kr',
  'sl-SI': '1299,95 €',
  'sk-SK': '1 299,95 €',
}

test.each(LOCALES)('MKT-08, UX-10 an amount is written as shoppers of %s write it', locale => {
  const { currency } = marketOf(locale.slice(-2) as Parameters<typeof marketOf>[0])
  expect(formatMoney(moneyOf(currency, 129_995), locale)).toBe(EXPECTED[locale]?.replaceAll(' ', '\u00a0'))
})

test('UX-10 forints have no decimals; other currencies always do', () => {
  expect(formatMoney(moneyOf('HUF', 2_209_900), 'hu-HU')).toBe('22\u00a0099\u00a0Ft')
  expect(formatMoney(moneyOf('HUF', 2_209_950), 'hu-HU')).toBe('22\u00a0100\u00a0Ft')
  expect(formatMoney(moneyOf('CZK', 139_900), 'cs-CZ')).toBe('1\u00a0399,00\u00a0Kč')
})

test('no amount of any locale can break over two lines or differ by the kind of its spaces', () => {
  for (const locale of LOCALES) {
    const { currency } = marketOf(locale.slice(-2) as Parameters<typeof marketOf>[0])
    expect(formatMoney(moneyOf(currency, 123_456_789), locale)).not.toMatch(/[ \u202f]/)
  }
})
