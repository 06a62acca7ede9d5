import { expect, test } from 'vitest'
import { moneyOf } from '../money/index.ts'
import { effectivePrice, priorPrice, savedPercent } from './effective-price.ts'
import type { Price } from './product.ts'

const eur = (centAmount: number) => moneyOf('EUR', centAmount)

function aReduction(isActive: boolean, lowestPriorCent?: number): Price {
  return {
    id: 'p',
    value: eur(22_900),
    discounted: { value: eur(18_900), isActive },
    ...(lowestPriorCent === undefined ? {} : { lowestPriorPrice: eur(lowestPriorCent) }),
  }
}

test('DISC-16 a reduction counts only while it is active', () => {
  expect(effectivePrice(aReduction(true))).toEqual(eur(18_900))
  expect(effectivePrice(aReduction(false))).toEqual(eur(22_900))
  expect(effectivePrice({ id: 'p', value: eur(100) })).toEqual(eur(100))
})

test.each([
  ['the lowest amount before it, not the undiscounted price, gives the per cent', aReduction(true, 19_900), 19_900, 5],
  ['a saving is never rounded up', aReduction(true, 28_636), 28_636, 33],
  ['without an amount before it nothing is struck through', aReduction(true), undefined, 0],
  ['a reduction that ended strikes nothing through', aReduction(false, 22_900), undefined, 0],
  ['nothing is struck through where it was as cheap before', aReduction(true, 18_900), undefined, 0],
  ['nothing is struck through where it was cheaper before', aReduction(true, 17_000), undefined, 0],
])('prior price: %s', (_rule, price, struck, percent) => {
  expect(priorPrice(price)?.centAmount).toBe(struck)
  expect(savedPercent(price)).toBe(percent)
})
