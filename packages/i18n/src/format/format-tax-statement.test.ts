import type { TaxStatement } from '@shop/domain/cart'
import { LANGUAGES, LOCALES } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { createTranslate, loadMessages } from '../index.ts'
import { formatTaxStatement } from './format-tax-statement.ts'

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
    totalLabel: 'Gesamtsumme inkl. MwSt.',
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

test('VAT-14 every language has a note of its own for both cases, and none of them is reverse charge', async () => {
  for (const [note, article] of [
    ['intra-community-supply', '138'],
    ['export', '146'],
  ] as const) {
    const statement: TaxStatement = { net, portions: tax(0, 0), isTaxIncluded: false, note }
    const notes = await Promise.all(LOCALES.map(async locale => (await wordsOf(statement, locale)).note ?? ''))
    expect(new Set(notes).size).toBe(LANGUAGES.length)
    for (const words of notes) {
      expect(words).toMatch(new RegExp(`\\b${article}\\b`))
      expect(words).toContain('2006/112')
      expect(words.toLowerCase()).not.toMatch(/reverse|steuerschuld|autoliquid|inversi|verlegd|odwrotn|přenes|prenes|fordít/)
    }
  }
})
