import type { Cart } from '@shop/domain/cart'
import { aCart, anAddress, TODAY } from '@shop/domain/fixtures'
import { type CountryCode, MARKETS, marketOf } from '@shop/domain/market'
import { taxRateOn } from '@shop/domain/tax'
import { expect, test } from 'vitest'
import { type MethodChoice, offeredMethods } from './offered-methods.ts'

function choiceIn(country: CountryCode): MethodChoice {
  return {
    market: marketOf(country),
    taxRate: taxRateOn(country, TODAY),
    feeName: { en: 'Cash on delivery fee' },
    listed: [],
  }
}

function offersFor(country: CountryCode, sketches: Parameters<typeof aCart>[1] = [{}]) {
  return offeredMethods(aCart(country, sketches), choiceIn(country))
}

test('PAY-20 bank transfer is offered where the market has it, cash on delivery in every market that sells', () => {
  for (const { country, checkoutEnabled, bankTransferEnabled } of MARKETS) {
    const expected = checkoutEnabled ? [...(bankTransferEnabled ? ['bank-transfer'] : []), 'cash-on-delivery'] : []
    expect(
      offersFor(country).map(({ method }) => method),
      country,
    ).toEqual(expected)
  }
})

test('COD-08 the fee of 117 Kč is part of the total with cash and not of the one with a transfer', () => {
  const [transfer, cash] = offersFor('CZ', [{ centAmount: 200_000 }])
  expect(transfer?.cart.totalPrice.centAmount).toBe(200_000)
  expect(cash?.cart.totalPrice.centAmount).toBe(211_700)
  expect(cash?.method === 'cash-on-delivery' && cash.fee).toMatchObject({ currencyCode: 'CZK', centAmount: 11_700 })
  expect(cash?.cart.customLineItems.map(({ name }) => name)).toEqual([{ en: 'Cash on delivery fee' }])
})

test('a fee left on the cart by an earlier choice counts once with cash and not at all with a transfer', () => {
  const [, earlier] = offersFor('CZ', [{ centAmount: 200_000 }])
  const again = offeredMethods(earlier?.cart ?? aCart('CZ'), choiceIn('CZ'))
  expect(again.map(({ cart }) => cart.totalPrice.centAmount)).toEqual([200_000, 211_700])
})

test.each<[string, CountryCode, Parameters<typeof aCart>[1], object]>([
  ['COD-03, COD-04 two units in Czechia', 'CZ', [{ quantity: 2 }], { reason: 'over-item-limit', limit: 1 }],
  ['COD-01, COD-02 more than 1500 € in Germany', 'DE', [{ centAmount: 150_001 }], { reason: 'over-cash-limit', limit: 150_000 }],
  ['COD-05, COD-06 freight in Germany', 'DE', [{ isFreight: true }], { reason: 'freight-not-permitted' }],
  ['COD-07 more than 20 units', 'DE', [{ centAmount: 100, quantity: 21 }], { reason: 'too-many-items', limit: 20 }],
])('%s stays on the list and says why cash is not possible', (_case, country, sketches, reason) => {
  const cash = offersFor(country, sketches).find(({ method }) => method === 'cash-on-delivery')
  expect(cash?.eligibility).toEqual({ eligible: false, ...reason })
})

test('PAY-06, PAY-22 what the provider has comes first, and nothing that is not for this payer', () => {
  const listed = [{ method: 'scheme' as const }, { method: 'klarna' as const }, { method: 'klarna_b2b' as const }]
  const offered = (cart: Cart) => offeredMethods(cart, { ...choiceIn('DE'), listed }).map(({ method }) => method)
  const cart = aCart('DE', [{}])
  expect(offered(cart)).toEqual(['scheme', 'klarna', 'bank-transfer', 'cash-on-delivery'])
  const company = { ...cart, billingAddress: anAddress({ company: 'Forge GmbH' }) }
  expect(offered(company)).toEqual(['scheme', 'klarna_b2b', 'bank-transfer', 'cash-on-delivery'])
})
