import { describe, expect, it, test } from 'vitest'
import { CURRENCIES, moneyOf } from '../money/index.ts'
import { availabilityOf, expectedAgain, lowStockQuantity, restockDate, stockLevelOf } from './stock.ts'

it('STOCK-04 availability without channel is the quantity and whether there is any', () => {
  expect(availabilityOf(0)).toEqual({ noChannel: { isOnStock: false, availableQuantity: 0 } })
  expect(availabilityOf(1)).toEqual({ noChannel: { isOnStock: true, availableQuantity: 1 } })
})

it('PDP-14 goods that are sold out are expected on a day that is known and has not passed, else in three months', () => {
  expect(expectedAgain(availabilityOf(0, '2026-12-09'), '2026-12-09')).toEqual({ day: '2026-12-09' })
  expect(expectedAgain(availabilityOf(0, '2026-12-08'), '2026-12-09')).toEqual({ month: '2027-03-09' })
  expect(expectedAgain(availabilityOf(0), '2026-12-09')).toEqual({ month: '2027-03-09' })
})

describe('stockLevelOf', () => {
  it('PDP-21 holds the price bands of every currency', () => {
    const bands = Object.entries(CURRENCIES).map(
      ([code, { lowStockBoundary }]) => `${code} ${lowStockBoundary.high}/${lowStockBoundary.low}`,
    )
    expect(bands.join(', ')).toBe(
      'EUR 100000/25000, GBP 87000/21750, DKK 745000/186250, SEK 1120000/280000, NOK 1170000/292500, CHF 98000/24500, CZK 2360000/590000, PLN 455000/113750, HUF 37500000/9375000, RON 494000/123500, BGN 195000/48750',
    )
  })

  it('PDP-21 calls smaller quantities of dearer goods low', () => {
    expect([100_000, 99_999, 25_000, 24_999].map(cents => lowStockQuantity(moneyOf('EUR', cents)))).toEqual([2, 5, 5, 10])
    expect(stockLevelOf(moneyOf('EUR', 100_000), 3)).toEqual({ level: 'in-stock' })
    expect(stockLevelOf(moneyOf('EUR', 100_000), 2)).toEqual({ level: 'low', quantity: 2 })
    expect(stockLevelOf(moneyOf('EUR', 100_000), 0)).toEqual({ level: 'out-of-stock' })
  })
})

test.each([
  ['2026-11-21', '2027-02-21'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-29', '2028-02-29'],
  ['2026-12-31', '2027-03-31'],
  ['2026-01-31', '2026-04-30'],
  ['2026-10-01T23:59:59.000Z', '2027-01-01'],
])('PDP-14 three months after %s is %s', (day, expected) => {
  expect(restockDate(day)).toBe(expected)
})
