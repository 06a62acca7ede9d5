import { describe, expect, it } from 'vitest'
import { MARKETS, marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { moneyOf } from '../money/index.ts'
import { addBusinessDays, deliveryDaysOf } from './delivery-estimate.ts'
import { freeShippingThresholdOf, missingToFreeShipping, shippingFeeOf, shippingMethodsOf } from './shipping-method.ts'

const FEES: [CountryCode, number, number, number][] = [
  ['AT', 5900, 195, 995],
  ['GB', 5200, 195, 995],
  ['DK', 43_900, 1500, 7400],
  ['SE', 65_900, 2200, 11_100],
  ['NO', 68_900, 2300, 11_600],
  ['CH', 5900, 195, 995],
  ['CZ', 139_900, 4600, 23_500],
  ['PL', 26_900, 900, 4500],
  ['RO', 28_900, 1000, 4900],
  ['BG', 11_500, 395, 1995],
  ['FR', 5900, 695, 3995],
  ['HU', 2_209_900, 148_100, 748_100],
]

describe('shipping fees', () => {
  it.each(FEES)(
    'SHIP-01, SHIP-02, SHIP-03 charges below the threshold of %s and nothing from it on',
    (country, threshold, parcel, freight) => {
      const market = marketOf(country)
      const goods = (centAmount: number) => moneyOf(market.currency, centAmount)
      expect(freeShippingThresholdOf(market).centAmount).toBe(threshold)
      expect(shippingFeeOf(market, 'parcel', goods(threshold - 1)).centAmount).toBe(parcel)
      expect(shippingFeeOf(market, 'freight', goods(threshold - 1)).centAmount).toBe(freight)
      expect(shippingFeeOf(market, 'parcel', goods(threshold)).centAmount).toBe(0)
      expect(missingToFreeShipping(market, goods(threshold - 1)).centAmount).toBe(1)
      expect(missingToFreeShipping(market, goods(threshold + 1)).centAmount).toBe(0)
    },
  )

  it('SHIP-04, SHIP-05 offers the parcel first, and freight first to goods that need it', () => {
    for (const market of MARKETS) {
      expect(shippingMethodsOf(market, false).map(method => method.key)).toEqual(['parcel', 'freight'])
      expect(shippingMethodsOf(market, true)[0]?.key).toBe('freight')
    }
  })

  it('SHIP-06, SHIP-07 describes a method with zone, price, threshold and days', () => {
    const [parcel] = shippingMethodsOf(marketOf('SK'), false)
    expect(parcel).toMatchObject({ key: 'parcel', isDefault: true, version: 1, custom: { deliveryTime: '2-4' } })
    expect(parcel?.zoneRates[0]).toMatchObject({
      zone: { key: 'sk' },
      shippingRates: [{ price: { centAmount: 195 }, freeAbove: { centAmount: 5900 } }],
    })
  })
})

describe('delivery estimate', () => {
  it('SHIP-08 takes the upper bound of the range', () => {
    expect(deliveryDaysOf('2-4')).toEqual({ minDays: 2, maxDays: 4 })
    expect(() => deliveryDaysOf('soon')).toThrow(RangeError)
  })

  const arrivals = [
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 4, '2026-11-26'],
    ['2026-11-22', 4, '2026-11-26'],
    ['2026-12-30', 4, '2027-01-05'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-23', 0, '2026-11-23'],
  ] as const
  it.each(arrivals)('SHIP-09 counts from %s %d business days to %s', (today, days, arrival) => {
    expect(addBusinessDays(today, days)).toBe(arrival)
  })
})
