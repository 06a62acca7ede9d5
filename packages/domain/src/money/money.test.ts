import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type CurrencyCode, currencyFiguresOf, DEFAULT_CURRENCY } from './currency.ts'
import { divideToAmount, moneyOf, nearestAmount, sumMoney } from './money.ts'
import { DIVISIONS, divideHalfEven, ROUNDING_MODES } from './rounding.ts'
import { splitByWeights } from './split-money.ts'

describe('moneyOf', () => {
  it('UX-10 holds integers in cents with two digits, HUF included', () => {
    expect(moneyOf('HUF', 2_209_900)).toEqual({
      type: 'centPrecision',
      currencyCode: 'HUF',
      centAmount: 2_209_900,
      fractionDigits: 2,
    })
    expect(() => moneyOf('EUR', 1.5)).toThrow(RangeError)
    expect(Object.is(moneyOf('EUR', -0).centAmount, 0)).toBe(true)
  })

  it('UX-10 refuses to add currencies', () => {
    expect(() => sumMoney('EUR', [moneyOf('CZK', 100)])).toThrow(RangeError)
    expect(sumMoney('EUR', []).centAmount).toBe(0)
  })
})

describe('amounts that can be paid', () => {
  it('M1, UX-10 are whole forints, rounded half to even, and cents of every other currency', () => {
    const nearest = (currency: CurrencyCode) => [49, 50, 51, 150, 250, -50, -151].map(cents => nearestAmount(currency, cents))
    expect(nearest('HUF')).toEqual([0, 0, 100, 200, 200, 0, -200])
    expect(nearest('CZK')).toEqual([49, 50, 51, 150, 250, -50, -151])
    expect(divideToAmount('HUF', 2_598_99n, 1n, 'HalfUp')).toBe(2_599_00)
  })
})

describe('divideHalfEven', () => {
  it.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [8n, 3n, 3n],
    [7n, 3n, 2n],
  ])('rounds %d / %d to %d', (numerator, denominator, rounded) => {
    expect(divideHalfEven(numerator, denominator)).toBe(rounded)
  })
})

describe('rounding modes', () => {
  it('ORD-08 send a tie to the even neighbour, away from zero and toward zero', () => {
    const ties = [5n, 7n, -5n, -7n]
    const rounded = ROUNDING_MODES.map(mode => [mode, ties.map(tie => DIVISIONS[mode](tie, 2n))])
    expect(Object.fromEntries(rounded)).toEqual({
      HalfEven: [2n, 4n, -2n, -4n],
      HalfUp: [3n, 4n, -3n, -4n],
      HalfDown: [2n, 3n, -2n, -3n],
    })
  })

  it('ORD-08 differ in ties alone and stay within half of the exact quotient', () => {
    const integers = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
    fc.assert(
      fc.property(integers, fc.bigInt({ min: 1n, max: 30_000n }), (numerator, denominator) => {
        const results = ROUNDING_MODES.map(mode => DIVISIONS[mode](numerator, denominator))
        for (const result of results) {
          const rest = result * denominator - numerator
          expect((rest < 0n ? -rest : rest) * 2n <= denominator).toBe(true)
        }
        const rest = numerator % denominator
        const isTie = (rest < 0n ? -rest : rest) * 2n === denominator
        if (!isTie) expect(new Set(results).size).toBe(1)
      }),
    )
  })
})

describe('splitByWeights', () => {
  it('gives parts that sum to the whole and stay within one cent of their share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc
          .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 })
          .filter(weights => weights.some(weight => weight > 0)),
        (amount, weights) => {
          const parts = splitByWeights(amount, weights)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
          const total = weights.reduce((sum, weight) => sum + weight, 0)
          for (const [index, part] of parts.entries())
            expect(Math.abs(part - (amount * (weights[index] ?? 0)) / total)).toBeLessThan(1.0001)
        },
      ),
    )
  })

  it('gives the odd cent to the earlier of equal parts', () => {
    expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(() => splitByWeights(100, [0, 0])).toThrow(RangeError)
  })

  it('M2, UX-10 gives parts in the steps of the amount', () => {
    expect(splitByWeights(1000, [1, 1, 1], 100)).toEqual([400, 300, 300])
    expect(splitByWeights(-1000, [1, 1, 1], 100)).toEqual([-400, -300, -300])
    expect(splitByWeights(1001, [1, 1], 100)).toEqual([501, 500])
  })
})

describe('currencies', () => {
  it('MKT-06 the default is EUR', () => {
    expect(DEFAULT_CURRENCY).toBe('EUR')
  })

  it('MKT-15 USD is a currency that amounts can have and nothing is sold in', () => {
    const dollar: CurrencyCode = 'USD'
    expect(moneyOf(dollar, 100)).toMatchObject({ currencyCode: 'USD', centAmount: 100, fractionDigits: 2 })
    expect(CURRENCIES).not.toHaveProperty(dollar)
    expect(() => currencyFiguresOf(dollar)).toThrow('USD')
  })
})
