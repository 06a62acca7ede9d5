import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cart } from '../cart/index.ts'
import { aPricedCart } from '../cart/priced-cart.fixtures.ts'
import { aDiscount, volumeTiers } from '../discount/discount.fixtures.ts'
import type { ExtraGuarantee } from '../guarantee/index.ts'
import { COUNTRIES, isEuCountry, marketOf } from '../market/index.ts'
import { amountStepOf, moneyOf } from '../money/index.ts'
import { type Order, orderFromCart } from '../order/index.ts'
import { ESTABLISHED_IN } from '../store/index.ts'
import { AUSTRIAN_COMPANY, anInvoice } from './example-documents.fixtures.ts'
import { findingsOf } from './findings.ts'

/** The order of a cart, placed by a company whose number was confirmed and not paid yet. */
function anOrderOf(cart: Cart): Order {
  const { prefix } = marketOf(cart.country).vatNumber
  const place = { streetName: 'C', streetNumber: '1', postalCode: '1010', city: 'D', country: cart.country }
  const custom = { vatNumber: `${prefix}123456789`, isVatValidated: isEuCountry(cart.country) }
  const billing = { ...AUSTRIAN_COMPANY, ...place, firstName: 'A', lastName: 'B', custom }
  const payment = {
    ...{ id: 'p', version: 1, paymentMethodInfo: { paymentInterface: 'bank-transfer' as const, name: { en: 'T' } } },
    ...{ amountPlanned: cart.totalPrice, transactions: [] },
  }
  const ready = { ...cart, customerEmail: 'a@b.c', billingAddress: billing, shippingAddress: billing }
  return orderFromCart(ready, payment, { id: 'o', orderNumber: 'NS00000001', now: '2026-11-21T12:00:00.000Z' })
}

// Screws for a few cents too, off which a discount may take one cent or none.
const price = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 500_000 }) }, fc.integer({ min: 1, max: 60 }))
const line = fc.record({ centAmount: price, quantity: fc.integer({ min: 1, max: 30 }) })
const discount = fc.record({
  target: fc.constantFrom(
    { type: 'lineItems' as const, predicate: 'true' },
    { type: 'shipping' as const },
    { type: 'totalPrice' as const },
  ),
  value: fc.record({ type: fc.constant('relative' as const), permyriad: fc.integer({ min: 1, max: 9000 }) }),
  sortOrder: fc.integer({ min: 1, max: 89 }).map(order => `0.${order}`),
})
const aGuarantee = (vatCategory: 'S' | 'E'): ExtraGuarantee => {
  const nowhere = { enabledOnMarket: [], excludedSkus: [], excludedBrands: [], excludedRelations: [] }
  return { sku: '4100010', relativePriceRate: 777, vatCategory, ...nowhere }
}
const priced = fc
  .record({
    country: fc.constantFrom(...COUNTRIES),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    discounts: fc.array(discount, { maxLength: 4 }),
    isNet: fc.boolean(),
    hasVolumeDiscounts: fc.boolean(),
    guarantee: fc.constantFrom(undefined, 'S' as const, 'E' as const),
  })
  .map(({ country, lines, discounts, isNet, hasVolumeDiscounts, guarantee }) => {
    const all = [
      ...discounts.map((changes, index) => aDiscount({ id: `d${index}`, ...changes })),
      ...(hasVolumeDiscounts ? volumeTiers() : []),
    ]
    const taxMode = isNet && country !== ESTABLISHED_IN ? ('External' as const) : ('Platform' as const)
    const sold = guarantee ? [...lines, { sku: '4100010', parentSku: 'EX30000001' }] : lines
    const guarantees = guarantee ? [aGuarantee(guarantee)] : []
    return aPricedCart(country, sold, {
      guarantees,
      discounts: all,
      taxMode,
      volumeDiscountGroup: 'standard',
      gifts: { EX10000001: 10 },
    })
  })

test('fiscal check 6: every priced cart of every market makes an invoice of its own totals that breaks no rule', () => {
  fc.assert(
    fc.property(priced, cart => {
      const order = anOrderOf(cart)
      const document = anInvoice(order)
      const { totalNet, totalTax, totalGross } = order.taxedPrice
      // Of forints net and tax are told to the cent: each part of the order was rounded by up to half a forint, twice for a discount.
      const parts = document.lines.length * 3 + document.charges.length
      const difference = amountStepOf(cart.totalPrice.currencyCode) > 1 ? parts * 50 : 0
      expect(document.totals.gross).toBe(totalGross.centAmount)
      expect(Math.abs(document.totals.net - totalNet.centAmount)).toBeLessThanOrEqual(difference)
      expect(Math.abs(document.totals.tax - totalTax.centAmount)).toBeLessThanOrEqual(difference)
      expect(document.totals.due).toBe(order.totalPrice.centAmount)
      const taken = order.discountOnTotalPrice?.discountedAmount ?? moneyOf(order.totalPrice.currencyCode, 0)
      expect(document.allowances.reduce((cents, { gross }) => cents + gross, 0)).toBe(taken.centAmount)
      expect(findingsOf(document)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

test('fiscal check 13: volume, personal and coupon discounts stand by their names with amounts that add up', () => {
  const discounts = [
    ...volumeTiers(),
    aDiscount({
      id: 'Gold',
      value: { type: 'relative', permyriad: 300 },
      stores: [{ key: 'de' }],
      custom: { cohortTier: 'tier3' },
    }),
    aDiscount({ id: 'Welcome', target: { type: 'totalPrice' }, value: { type: 'relative', permyriad: 1000 }, sortOrder: '0.1' }),
    aDiscount({ id: 'Spring', target: { type: 'totalPrice' }, value: { type: 'relative', permyriad: 500 }, sortOrder: '0.05' }),
  ]
  const lines = [
    { centAmount: 8995, quantity: 5 },
    { centAmount: 999, quantity: 2 },
  ]
  const pricing = { customerGroupKey: 'tier3', isLoyaltyDiscountOn: true } as const
  const document = anInvoice(anOrderOf(aPricedCart('DE', lines, { discounts, volumeDiscountGroup: 'standard', pricing })))
  expect(document.lines.map(({ allowances }) => allowances.map(({ name }) => name).toSorted())).toEqual([
    ['Gold', 'standard-5'],
    ['Gold'],
  ])
  expect(document.allowances.map(({ name }) => name)).toEqual(['Welcome', 'Spring'])
  for (const { unitNetMicro, quantity, allowances, net, shares } of document.lines) {
    const taken = allowances.reduce((cents, allowance) => cents + allowance.cents, 0)
    expect(Math.abs((unitNetMicro * quantity) / 10_000 - taken - net)).toBeLessThan(1)
    expect(shares.map(({ name }) => name)).toEqual(['Welcome', 'Spring'])
  }
  const { totals } = document
  expect(totals.lines - totals.allowances + totals.charges).toBe(totals.net)
  // 449.75 less 3 % and 10 %, and 19.98 less 3 %; of both 10 % and then 5 %.
  expect(document.allowances.map(({ gross }) => gross)).toEqual([4120, 1854])
  expect(findingsOf(document)).toEqual([])
})
