import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/index.ts'
import { aCart } from './cart.fixtures.ts'
import { formerUnitPrices, holdsOtherGoods } from './changes-elsewhere.ts'

const cart = (...centAmounts: number[]) =>
  aCart(
    'DE',
    centAmounts.map(centAmount => ({ centAmount })),
  )

describe('what has changed in a cart without its shopper', () => {
  it('names the former price of each line that costs something else a unit', () => {
    expect(formerUnitPrices(cart(1000, 2000, 3000), cart(1000, 2100, 2900))).toEqual({
      'line-2': moneyOf('EUR', 2000),
      'line-3': moneyOf('EUR', 3000),
    })
  })

  it('names none for another quantity, a new line, another cart, or none', () => {
    const before = aCart('DE', [{ centAmount: 1000, quantity: 1 }])
    expect(formerUnitPrices(before, aCart('DE', [{ centAmount: 1000, quantity: 9 }, { centAmount: 500 }]))).toEqual({})
    expect(formerUnitPrices(before, { ...cart(900), id: 'another' })).toEqual({})
    expect(formerUnitPrices(null, before)).toEqual({})
    expect(formerUnitPrices(before, null)).toEqual({})
  })

  it('sees other quantities and lines, and neither prices nor gifts', () => {
    const before = cart(1000, 2000)
    expect(holdsOtherGoods(before, cart(1100, 1900))).toBe(false)
    expect(holdsOtherGoods(before, cart(1000))).toBe(true)
    expect(holdsOtherGoods(before, cart(1000, 2000, 3000))).toBe(true)
    expect(holdsOtherGoods(before, aCart('DE', [{ centAmount: 1000, quantity: 2 }, { centAmount: 2000 }]))).toBe(true)
    const [first, second] = before.lineItems
    if (!first || !second) throw new Error('No lines')
    const gift = { ...second, id: 'gift', lineItemMode: 'GiftLineItem' as const }
    expect(holdsOtherGoods(before, { ...before, lineItems: [first, second, gift] })).toBe(false)
  })
})
