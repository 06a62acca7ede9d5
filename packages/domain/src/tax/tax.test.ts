import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../market/index.ts'
import { moneyOf } from '../money/index.ts'
import { standardTaxCategoryOn, sumTaxed, taxGross } from './tax-portions.ts'
import { taxRateOn } from './tax-rate.ts'

const TODAY = '2026-11-21'

describe('taxRateOn', () => {
  it('MKT-31 knows the standard rate of every market', () => {
    const rates = COUNTRIES.map(country => `${country} ${taxRateOn(country, TODAY).permyriad}`).join(', ')
    expect(rates).toBe(
      'AT 2000, BE 2100, BG 2000, CH 810, CZ 2100, DE 1900, DK 2500, ES 2100, FI 2550, FR 2000, GB 2000, GR 2400, HR 2500, HU 2700, IE 2300, IT 2200, LT 2100, NL 2100, NO 2500, PL 2300, PT 2300, RO 2100, SE 2500, SI 2200, SK 2300',
    )
  })

  it('MKT-31 takes the rate of the day', () => {
    expect(taxRateOn('SK', '2024-12-31').permyriad).toBe(2000)
    expect(taxRateOn('SK', '2025-01-01').permyriad).toBe(2300)
    expect(taxRateOn('RO', '2025-07-31').permyriad).toBe(1900)
    expect(taxRateOn('RO', '2025-08-01').permyriad).toBe(2100)
    expect(() => taxRateOn('DE', '1990-01-01')).toThrow(RangeError)
  })
})

it('ENT-08 a tax category has the rate of every country as a share', () => {
  const { rates } = standardTaxCategoryOn(TODAY)
  expect(rates.map(({ amount, country }) => `${country} ${amount}`).join(', ')).toBe(
    'AT 0.2, BE 0.21, BG 0.2, CH 0.081, CZ 0.21, DE 0.19, DK 0.25, ES 0.21, FI 0.255, FR 0.2, GB 0.2, GR 0.24, HR 0.25, HU 0.27, IE 0.23, IT 0.22, LT 0.21, NL 0.21, NO 0.25, PL 0.23, PT 0.23, RO 0.21, SE 0.25, SI 0.22, SK 0.23',
  )
})

describe('taxGross', () => {
  it.each([
    [12_995, 'PL', 10_565, 2430],
    [9999, 'DE', 8403, 1596],
    [1199, 'FI', 955, 244],
    [195, 'SK', 159, 36],
    [3, 'GB', 2, 1],
  ] as const)('ENT-01 splits %d of %s into net %d and tax %d', (gross, country, net, tax) => {
    const taxed = taxGross(moneyOf('EUR', gross), taxRateOn(country, TODAY))
    expect([taxed.totalNet.centAmount, taxed.totalTax.centAmount]).toEqual([net, tax])
  })

  it('ORD-08 rounds the net of a tie as the rounding mode says', () => {
    const rate = taxRateOn('GB', TODAY)
    const netOf = (rounding?: 'HalfEven' | 'HalfUp' | 'HalfDown') =>
      taxGross(moneyOf('GBP', 3), rate, rounding).totalNet.centAmount
    expect([netOf(), netOf('HalfEven'), netOf('HalfUp'), netOf('HalfDown')]).toEqual([2, 2, 3, 2])
  })

  it('ENT-01 loses no cent for any amount and country', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.constantFrom(...COUNTRIES), (gross, country) => {
        const { totalNet, totalTax } = taxGross(moneyOf('EUR', gross), taxRateOn(country, TODAY))
        expect(totalNet.centAmount + totalTax.centAmount).toBe(gross)
        expect(totalTax.centAmount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('sumTaxed', () => {
  it('ENT-01 keeps one portion per rate', () => {
    const old = taxRateOn('SK', '2024-06-01')
    const now = taxRateOn('SK', TODAY)
    const parts = [now, old, now].map(rate => ({ taxed: taxGross(moneyOf('EUR', 1000), rate), rate }))
    const total = sumTaxed('EUR', parts)
    expect(total.taxPortions.map(({ rate, amount }) => [rate, amount.centAmount])).toEqual([
      [0.23, 374],
      [0.2, 167],
    ])
    expect(total.totalNet.centAmount + total.totalTax.centAmount).toBe(3000)
  })
})
