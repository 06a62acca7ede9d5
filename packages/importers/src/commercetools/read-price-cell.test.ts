import { expect, test } from 'vitest'
import { readPriceCell } from './read-price-cell.ts'

test.each<[string, object]>([
  ['EUR 1999', { price: { value: { currencyCode: 'EUR', centAmount: 1999 } } }],
  ['DE-EUR 1999', { price: { country: 'DE' } }],
  ['EUR 1999|1499', { price: { discounted: { value: { centAmount: 1499 }, isActive: true } } }],
  ['EUR 1999 tier1', { price: { customerGroup: 'tier1' } }],
  [
    'EUR 1999$2026-01-01T00:00:00Z~2026-02-01T01:00:00+01:00',
    { price: { validFrom: '2026-01-01T00:00:00.000Z', validUntil: '2026-02-01T00:00:00.000Z' } },
  ],
  ['EUR 1999$2026-01-01T00:00:00Z~', { price: { validFrom: '2026-01-01T00:00:00.000Z' } }],
  ['EUR 1999#shop', { note: expect.stringContaining('channels') }],
  ['USD 1999', { note: expect.stringContaining('USD') }],
  ['US-EUR 1999', { note: expect.stringContaining('market US') }],
  ['CZ-EUR 1999', { note: expect.stringContaining('CZK') }],
  ['EUR 1999 B2B', { note: expect.stringContaining('B2B') }],
  ['19.99 EUR', { refusal: expect.stringContaining('DE-EUR 1999') }],
  ['EUR 0', { refusal: expect.stringContaining('above 0') }],
  ['EUR 1000|1000', { refusal: expect.stringContaining('below the price') }],
  ['EUR 1000$2026-02-01T00:00:00Z~2026-01-01T00:00:00Z', { refusal: expect.stringContaining('before it ends') }],
  ['EUR 1000$soon~later', { refusal: expect.stringContaining('instant') }],
])('the price %s', (text, read) => {
  expect(readPriceCell(` ${text};`)).toMatchObject([{ text, read }])
})
