import { describe, expect, it } from 'vitest'
import { checkCartDiscount } from '../../discount/index.ts'
import { COUNTRIES, MARKETS } from '../../market/index.ts'
import { priceCart } from '../price-cart.ts'
import { cashOnDeliveryCases } from './cash-on-delivery.cases.ts'
import { codesCases } from './codes.cases.ts'
import { countriesCases } from './countries.cases.ts'
import { formatCase, priceCase } from './format-case.fixtures.ts'
import { giftsAndTimesCases } from './gifts-and-times.cases.ts'
import { guaranteesCases } from './guarantees.cases.ts'
import { multiBuyCases } from './multi-buy.cases.ts'
import { netModeCases } from './net-mode.cases.ts'
import { personalisedCases } from './personalised.cases.ts'
import { productPricesCases } from './product-prices.cases.ts'
import { readCases } from './read-case.fixtures.ts'
import { roundingCases } from './rounding.cases.ts'
import { sharesCases } from './shares.cases.ts'
import { shippingCases } from './shipping.cases.ts'
import { shippingRulesCases } from './shipping-rules.cases.ts'
import { stackingCases } from './stacking.cases.ts'
import { valuesCases } from './values.cases.ts'
import { volumeCases } from './volume.cases.ts'

/**
 * Carts reckoned apart from this code, unit by unit in exact fractions by the rules of the requirements. Left of the
 * equals sign stands what is bought and what is valid, right of it what comes of it.
 */
const THEMES: readonly (readonly [title: string, text: string])[] = [
  ['ENT-01 every country', countriesCases],
  ['ENT-01, CART-17, CART-18 rounding, rates of other days, order of lines, many units', roundingCases],
  ['DISC-16 reduced prices of products', productPricesCases],
  ['DISC-01, DISC-05, DISC-06, DISC-07 volume discounts', volumeCases],
  ['DISC-08, DISC-09, DISC-10, DISC-12 personalised discounts', personalisedCases],
  ['DISC-13, DISC-14 what discounts take off what', valuesCases],
  ['DISC-13 one amount for several units', sharesCases],
  ['DISC-13 some of several units, and sets', multiBuyCases],
  ['DISC-15 several discounts', stackingCases],
  ['DISC-15, CART-21 discount codes', codesCases],
  ['CART-30, DISC-15, ENT-18 gifts, times, campaigns', giftsAndTimesCases],
  ['EG-02, EG-08, EG-09, EG-10, EG-11 extra guarantees', guaranteesCases],
  ['SHIP-01, SHIP-02, SHIP-03 fees of shipping', shippingCases],
  ['SHIP-02, SHIP-03, SHIP-04, SHIP-05, SHIP-13 what shipping looks at', shippingRulesCases],
  ['COD-08, COD-09, COD-12 the fee of cash on delivery', cashOnDeliveryCases],
  ['VAT-14, VAT-16 net prices', netModeCases],
]
const THEMED = THEMES.map(([title, text]) => ({ title, cases: readCases(text) }))

describe.each(THEMED.map(({ title, cases }) => [title, cases] as const))('%s', (_, cases) => {
  it.each(
    cases.map(
      calculation =>
        [`${calculation.ids} ${calculation.text} (${calculation.market.country} ${calculation.day})`, calculation] as const,
    ),
  )('%s', (__, calculation) => {
    for (const discount of calculation.pricing.discounts) checkCartDiscount(discount)
    expect(formatCase(calculation, priceCase(calculation))).toEqual(calculation.expected)
  })
})

describe('all cases', () => {
  const cases = THEMED.flatMap(theme => theme.cases)

  it('ENT-01 are told for every country and currency, gross and net', () => {
    expect([...new Set(cases.map(({ market }) => market.country))].sort()).toEqual([...COUNTRIES].sort())
    const currencies = new Set(MARKETS.map(({ currency }) => currency))
    for (const taxMode of ['Platform', 'External'])
      expect(new Set(cases.filter(({ cart }) => cart.taxMode === taxMode).map(({ market }) => market.currency))).toEqual(
        currencies,
      )
  })

  it('M2 come out the same when priced again', () => {
    for (const calculation of cases) {
      const cart = priceCase(calculation)
      expect(priceCart(cart, calculation.pricing), calculation.title).toEqual(cart)
    }
  })

  it('VAT-14, VAT-16 come out the same after a turn of the tax mode and back', () => {
    for (const calculation of cases) {
      const cart = priceCase(calculation)
      const turned = priceCart({ ...cart, taxMode: cart.taxMode === 'External' ? 'Platform' : 'External' }, calculation.pricing)
      expect(priceCart({ ...turned, taxMode: cart.taxMode }, calculation.pricing), calculation.title).toEqual(cart)
    }
  })

  it('each stands for another case', () => {
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length)
  })
})
