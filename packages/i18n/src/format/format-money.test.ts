import type { TaxStatement } from '@shop/domain/cart'
import { LANGUAGES, LOCALES, type Locale, marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { createTranslate } from '../index.ts'
import { loadMessages } from '../load-messages.ts'
import { formatMoney, formatTaxStatement } from './format-money.ts'

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

const tax = (rate: number, centAmount: number) => [{ rate, name: 'USt', amount: moneyOf('EUR', centAmount) }]
const net = moneyOf('EUR', 10_000)

async function wordsOf(statement: TaxStatement, locale: (typeof LOCALES)[number]) {
  return formatTaxStatement(statement, locale, createTranslate(locale, await loadMessages(locale)))
}

test('ENT-01 a company is told net amount, tax and a total that holds it', async () => {
  expect(await wordsOf({ net, portions: tax(0.2, 2000), isTaxIncluded: true }, 'de-AT')).toEqual({
    rows: [
      { label: 'Nettobetrag', amount: '€\u00a0100,00' },
      { label: 'inkl. 20\u00a0% USt', amount: '€\u00a020,00' },
    ],
    totalLabel: 'Gesamtsumme inkl. USt',
  })
})

test('VAT-14 a net total is called net and says why there is no tax', async () => {
  const statement: TaxStatement = { net, portions: tax(0, 0), isTaxIncluded: false, note: 'intra-community-supply' }
  expect(await wordsOf(statement, 'de-AT')).toEqual({
    rows: [
      { label: 'Nettobetrag', amount: '€\u00a0100,00' },
      { label: '0\u00a0% USt', amount: '€\u00a00,00' },
    ],
    note: 'Steuerfreie innergemeinschaftliche Lieferung (Art. 138 der Richtlinie 2006/112/EG).',
    totalLabel: 'Gesamtsumme netto',
  })
})

test('VAT-14 every language has a note of its own for both cases, and no note is reverse charge', async () => {
  for (const [note, article] of [
    ['intra-community-supply', '138'],
    ['export', '146'],
  ] as const) {
    const statement: TaxStatement = { net, portions: tax(0, 0), isTaxIncluded: false, note }
    const notes = await Promise.all(LOCALES.map(async locale => (await wordsOf(statement, locale)).note ?? ''))
    expect(new Set(notes).size).toBe(LANGUAGES.length)
    for (const text of notes) {
      expect(text).toMatch(new RegExp(`\\b${article}\\b`))
      expect(text).toContain('2006/112')
      expect(text.toLowerCase()).not.toMatch(/reverse|steuerschuld|autoliquid|inversi|verlegd|odwrotn|přenes|prenes|fordít/)
    }
  }
})
