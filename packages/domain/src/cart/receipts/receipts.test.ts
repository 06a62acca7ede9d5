import { describe, expect, it } from 'vitest'
import { checkCartDiscount } from '../../discount/index.ts'
import { COUNTRIES, MARKETS } from '../../market/index.ts'
import { priceCart } from '../price-cart.ts'
import { cashOnDeliveryReceipts } from './cash-on-delivery.receipts.ts'
import { codesReceipts } from './codes.receipts.ts'
import { countriesReceipts } from './countries.receipts.ts'
import { giftsAndTimesReceipts } from './gifts-and-times.receipts.ts'
import { guaranteesReceipts } from './guarantees.receipts.ts'
import { multiBuyReceipts } from './multi-buy.receipts.ts'
import { netModeReceipts } from './net-mode.receipts.ts'
import { personalisedReceipts } from './personalised.receipts.ts'
import { productPricesReceipts } from './product-prices.receipts.ts'
import { readReceipts } from './read-receipt.fixtures.ts'
import { roundingReceipts } from './rounding.receipts.ts'
import { sharesReceipts } from './shares.receipts.ts'
import { shippingReceipts } from './shipping.receipts.ts'
import { shippingRulesReceipts } from './shipping-rules.receipts.ts'
import { stackingReceipts } from './stacking.receipts.ts'
import { priceReceipt, tellReceipt } from './tell-receipt.fixtures.ts'
import { valuesReceipts } from './values.receipts.ts'
import { volumeReceipts } from './volume.receipts.ts'

/**
 * Carts reckoned apart from this code, piece by piece in exact fractions by the rules of the requirements. Left of the
 * equals sign stands what is bought and what is valid, right of it what comes of it.
 */
const THEMES: readonly (readonly [title: string, text: string])[] = [
  ['ENT-01 every country', countriesReceipts],
  ['ENT-01, CART-17, CART-18 rounding, rates of other days, order of lines, many pieces', roundingReceipts],
  ['DISC-16 reduced prices of products', productPricesReceipts],
  ['DISC-01, DISC-05, DISC-06, DISC-07 volume discounts', volumeReceipts],
  ['DISC-08, DISC-09, DISC-10, DISC-12 personalised discounts', personalisedReceipts],
  ['DISC-13, DISC-14 what discounts take off what', valuesReceipts],
  ['DISC-13 one amount for several pieces', sharesReceipts],
  ['DISC-13 some of several pieces, and sets', multiBuyReceipts],
  ['DISC-15 several discounts', stackingReceipts],
  ['DISC-15, CART-21 discount codes', codesReceipts],
  ['CART-30, DISC-15, ENT-18 gifts, times, campaigns', giftsAndTimesReceipts],
  ['EG-02, EG-08, EG-09, EG-10, EG-11 extra guarantees', guaranteesReceipts],
  ['SHIP-01, SHIP-02, SHIP-03 fees of shipping', shippingReceipts],
  ['SHIP-02, SHIP-03, SHIP-04, SHIP-05, SHIP-13 what shipping looks at', shippingRulesReceipts],
  ['COD-08, COD-09, COD-12 the fee of cash on delivery', cashOnDeliveryReceipts],
  ['VAT-14, VAT-16 net prices', netModeReceipts],
]
const THEMED = THEMES.map(([title, text]) => ({ title, receipts: readReceipts(text) }))

describe.each(THEMED.map(({ title, receipts }) => [title, receipts] as const))('%s', (_, receipts) => {
  it.each(
    receipts.map(receipt => [`${receipt.ids} ${receipt.text} (${receipt.market.country} ${receipt.day})`, receipt] as const),
  )('%s', (__, receipt) => {
    for (const discount of receipt.pricing.discounts) checkCartDiscount(discount)
    expect(tellReceipt(receipt, priceReceipt(receipt))).toEqual(receipt.expected)
  })
})

describe('all receipts', () => {
  const receipts = THEMED.flatMap(theme => theme.receipts)

  it('ENT-01 are told for every country and currency, gross and net', () => {
    expect([...new Set(receipts.map(({ market }) => market.country))].sort()).toEqual([...COUNTRIES].sort())
    const currencies = new Set(MARKETS.map(({ currency }) => currency))
    for (const taxMode of ['Platform', 'External'])
      expect(new Set(receipts.filter(({ cart }) => cart.taxMode === taxMode).map(({ market }) => market.currency))).toEqual(
        currencies,
      )
  })

  it('M2 come out the same when priced again', () => {
    for (const receipt of receipts) {
      const cart = priceReceipt(receipt)
      expect(priceCart(cart, receipt.pricing), receipt.title).toEqual(cart)
    }
  })

  it('VAT-14, VAT-16 come out the same after a turn of the tax mode and back', () => {
    for (const receipt of receipts) {
      const cart = priceReceipt(receipt)
      const turned = priceCart({ ...cart, taxMode: cart.taxMode === 'External' ? 'Platform' : 'External' }, receipt.pricing)
      expect(priceCart({ ...turned, taxMode: cart.taxMode }, receipt.pricing), receipt.title).toEqual(cart)
    }
  })

  it('each stands for another case', () => {
    expect(new Set(receipts.map(({ title }) => title)).size).toBe(receipts.length)
  })
})
