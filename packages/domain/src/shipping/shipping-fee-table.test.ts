import { describe, expect, it } from 'vitest'
import { MARKETS, marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { SHIPPING_FEE_SETS } from '../market/shipping-fee-sets.ts'
import { moneyOf } from '../money/index.ts'
import { freeShippingThresholdOf, missingToFreeShipping, shippingFeeOf } from './shipping-fee.ts'
import { type ShippingMethodKey, shippingMethodsOf } from './shipping-method.ts'

/** Free from, parcel, freight: gross, in major units, as the requirements list them. */
const TABLE = `
AT  EUR    59.00     1.95     9.95
BE  EUR    59.00     1.95     9.95
BG  BGN   115.00     3.95    19.95
CH  CHF    59.00     1.95     9.95
CZ  CZK  1399.00    46.00   235.00
DE  EUR    59.00     1.95     9.95
DK  DKK   439.00    15.00    74.00
ES  EUR    59.00     1.95     9.95
FI  EUR    59.00     1.95     9.95
FR  EUR    59.00     6.95    39.95
GB  GBP    52.00     1.95     9.95
GR  EUR    59.00     1.95     9.95
HR  EUR    59.00     1.95     9.95
HU  HUF 22099.00  1481.00  7481.00
IE  EUR    59.00     1.95     9.95
IT  EUR    59.00     1.95     9.95
LT  EUR    59.00     1.95     9.95
NL  EUR    59.00     1.95     9.95
NO  NOK   689.00    23.00   116.00
PL  PLN   269.00     9.00    45.00
PT  EUR    59.00     1.95     9.95
RO  RON   289.00    10.00    49.00
SE  SEK   659.00    22.00   111.00
SI  EUR    59.00     1.95     9.95
SK  EUR    59.00     1.95     9.95
`
const cents = (text = '') => Number(text.replace('.', ''))
const ROWS = TABLE.trim()
  .split('\n')
  .map(row => row.split(/ +/))
  .map(([country = '', currency, freeFrom, parcel, freight]) => ({
    country: country as CountryCode,
    currency,
    freeFrom: cents(freeFrom),
    fees: { parcel: cents(parcel), freight: cents(freight) } as Record<ShippingMethodKey, number>,
  }))

describe('the table of shipping fees', () => {
  it('SHIP-01 has a row for every country', () => {
    expect(ROWS.map(({ country }) => country)).toEqual(MARKETS.map(({ country }) => country).sort())
  })

  it.each(ROWS)('SHIP-01, SHIP-02, SHIP-03 $country: the fee below the threshold, nothing from it on', row => {
    const market = marketOf(row.country)
    expect(market.currency).toBe(row.currency)
    expect(freeShippingThresholdOf(market)).toEqual(moneyOf(market.currency, row.freeFrom))
    for (const key of ['parcel', 'freight'] as const) {
      const feeFor = (goods: number) => shippingFeeOf(market, key, moneyOf(market.currency, goods)).centAmount
      expect([0, 1, row.freeFrom - 1].map(feeFor)).toEqual([row.fees[key], row.fees[key], row.fees[key]])
      expect([row.freeFrom, row.freeFrom + 1, row.freeFrom * 1000].map(feeFor)).toEqual([0, 0, 0])
      const method = shippingMethodsOf(market, key === 'freight').find(offered => offered.key === key)
      expect(method?.zoneRates[0]?.shippingRates).toEqual([
        {
          price: moneyOf(market.currency, row.fees[key]),
          freeAbove: moneyOf(market.currency, row.freeFrom),
          isMatching: true,
        },
      ])
    }
    const missing = (goods: number) => missingToFreeShipping(market, moneyOf(market.currency, goods)).centAmount
    expect([0, row.freeFrom - 1, row.freeFrom, row.freeFrom + 1].map(missing)).toEqual([row.freeFrom, 1, 0, 0])
  })

  it('SHIP-02 France and Hungary have temporary fees next to those of their currency', () => {
    expect(MARKETS.filter(market => market.shippingFeeSet !== market.currency).map(({ country }) => country)).toEqual([
      'FR',
      'HU',
    ])
    expect(SHIPPING_FEE_SETS.EUR).toEqual({ freeAbove: 5900, parcel: 195, freight: 995 })
    expect(SHIPPING_FEE_SETS.HUF).toEqual({ freeAbove: 2_209_900, parcel: 73_000, freight: 373_100 })
  })
})
