import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPricedCart } from '../cart/priced-cart.fixtures.ts'
import { aCode, aDiscount, volumeTiers } from '../discount/discount.fixtures.ts'
import { COUNTRIES, marketOf } from '../market/index.ts'
import { nearestAmount } from '../money/index.ts'
import { taxRateOn } from '../tax/index.ts'
import { askedGoods, cartOfAsked } from './asked-goods.ts'
import { askedUnitPrice, quotedLines } from './quote-lines.ts'

const DAY = '2026-11-21'
const NOW = `${DAY}T12:00:00.000Z`
const DISCOUNTS = [
  ...volumeTiers(),
  aDiscount({ id: 'own', sortOrder: '0.6', value: { type: 'relative', permyriad: 333 }, custom: { cohortTier: 'gold' } }),
  aDiscount({ id: 'code', sortOrder: '0.4', requiresDiscountCode: true, target: { type: 'totalPrice' } }),
  aDiscount({ id: 'ship', sortOrder: '0.3', target: { type: 'shipping' }, value: { type: 'relative', permyriad: 5000 } }),
]

const line = fc.record({ quantity: fc.integer({ min: 1, max: 1000 }), cents: fc.integer({ min: 100, max: 900_000 }) })

test('a quote starts at the total of the cart that asks for it, with volume, personal and code discounts and reduced delivery', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.array(line, { minLength: 1, maxLength: 6 }), (country, sketches) => {
      const market = marketOf(country)
      const lines = sketches.map(({ quantity, cents }, index) => ({
        ...{ sku: `EX3000000${index + 1}`, quantity, centAmount: nearestAmount(market.currency, cents) || 100 },
      }))
      const cart = aPricedCart(country, lines, {
        discounts: DISCOUNTS,
        codes: [aCode('TEN', ['code'])],
        volumeDiscountGroup: 'standard',
      })
      let ids = 0
      const goods = askedGoods(cart, taxRateOn(country, DAY), () => `split-${++ids}`)
      const asked = cartOfAsked(goods, { id: 'q', locale: cart.locale, now: NOW }, market, taxRateOn(country, DAY))
      expect(asked.totalPrice).toEqual(cart.totalPrice)
      expect(asked.totalLineItemQuantity).toBe(cart.totalLineItemQuantity)
      expect(new Set(asked.lineItems.map(({ id }) => id)).size).toBe(asked.lineItems.length)
    }),
  )
})

test('a cart without tax is quoted at the prices it would have with tax', () => {
  const lines = [{ sku: 'EX30000001', quantity: 7, centAmount: 1999 }]
  const sketch = { discounts: DISCOUNTS, volumeDiscountGroup: 'standard' }
  const [gross, net] = [aPricedCart('DE', lines, sketch), aPricedCart('DE', lines, { ...sketch, taxMode: 'External' })]
  const rate = taxRateOn('DE', DAY)
  const asked = cartOfAsked(
    askedGoods(net, rate, () => 'x'),
    { id: 'q', locale: 'de-DE', now: NOW },
    marketOf('DE'),
    rate,
  )
  expect(asked.totalPrice).toEqual(gross.totalPrice)
})

test('in a cart too long for two prices a line, all its units cost the lower one', () => {
  const lines = Array.from({ length: 250 }, (_, index) => ({ sku: `EX3${String(index).padStart(7, '0')}`, quantity: 3 }))
  const code = aDiscount({ id: 'code', target: { type: 'totalPrice' }, value: { type: 'absolute', money: [] } })
  const discounts = [{ ...code, value: { type: 'relative' as const, permyriad: 1001 } }]
  const cart = aPricedCart('DE', lines, { discounts })
  const { lineItems } = askedGoods(cart, taxRateOn('DE', DAY), () => 'never')
  expect(lineItems).toHaveLength(250)
  for (const one of lineItems) expect(askedUnitPrice(one).centAmount).toBe(8999)
})

test('what an answer does not name costs what it did in the cart, or less where its price has fallen', () => {
  const lines = [
    { sku: 'EX30000001', quantity: 10 },
    { sku: 'EX30000002', quantity: 1 },
  ]
  const cart = aPricedCart('DE', lines, { discounts: volumeTiers(), volumeDiscountGroup: 'standard' })
  const { lineItems } = askedGoods(cart, taxRateOn('DE', DAY), () => 'x')
  const priced = (named: [string, number][], now: [string, number][] = []) =>
    Object.values(quotedLines(lineItems, new Map(named), new Map(now)))
  expect(priced([])).toEqual([8500, 10_000])
  expect(priced([['EX30000002', 12_000]])).toEqual([8500, 12_000])
  expect(
    priced(
      [],
      [
        ['EX30000001', 9000],
        ['EX30000002', 9000],
      ],
    ),
  ).toEqual([8500, 9000])
})
