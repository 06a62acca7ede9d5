import { expect, test } from 'vitest'
import { convertPreviousPrice, convertPrice, PRICED_CURRENCIES } from './convert-price.ts'

test.each([
  ['EUR', 12_900, 12_900],
  ['GBP', 12_900, 11_400],
  ['CHF', 12_900, 12_400],
  ['CZK', 12_900, 304_900],
  ['PLN', 12_900, 58_900],
  ['SEK', 12_900, 144_900],
  ['HUF', 12_900, 4_839_900],
  ['GBP', 1_290, 1_090],
  ['PLN', 290, 1_290],
  ['HUF', 290, 79_900],
] as const)('MKT-13 in %s a price of %i euro cents is %i cents, with an ending usual there', (currency, eur, cents) => {
  expect(convertPrice(eur, currency)).toBe(cents)
})

test('a lower price in euro is never a higher one elsewhere', () => {
  for (const currency of PRICED_CURRENCIES) {
    for (let eur = 100; eur < 100_000; eur += 100) {
      expect(convertPrice(eur, currency)).toBeLessThanOrEqual(convertPrice(eur + 100, currency))
    }
  }
})

test('what was reduced in euro was dearer before everywhere, also where both prices come to the same ending', () => {
  expect([convertPrice(6290, 'CHF'), convertPrice(6090, 'CHF')]).toEqual([5900, 5900])
  expect(convertPreviousPrice(6290, 6090, 'CHF')).toBe(6400)
  expect(convertPreviousPrice(12_900, 9_900, 'PLN')).toBe(convertPrice(12_900, 'PLN'))
  for (const currency of PRICED_CURRENCIES)
    for (let eur = 290; eur < 20_000; eur += 100)
      expect(convertPreviousPrice(eur + 100, eur, currency)).toBeGreaterThan(convertPrice(eur, currency))
})
