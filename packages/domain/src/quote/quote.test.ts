import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCart } from '../cart/cart.fixtures.ts'
import { priceCart } from '../cart/price-cart.ts'
import { pricingOf } from '../cart/priced-cart.fixtures.ts'
import { aDiscount } from '../discount/discount.fixtures.ts'
import { COUNTRIES, marketOf } from '../market/index.ts'
import { moneyOf, nearestAmount } from '../money/index.ts'
import { taxGross, taxRateOn } from '../tax/index.ts'
import { cleanQuoteComment, QUOTE_ACTIONS, QUOTE_STATES, quoteObstacle, quoteStateAfter } from './quote.ts'
import { cartOfQuote, grossOfNet, quotedLines } from './quote-lines.ts'
import { lastDayOf, validUntilOf } from './quote-validity.ts'

test('what can be done to a quote in which state', () => {
  const possible = QUOTE_STATES.map(state => {
    const steps = QUOTE_ACTIONS.filter(action => {
      try {
        return quoteStateAfter(state, action)
      } catch {
        return false
      }
    })
    return [state, steps.join(' ')]
  })
  expect(Object.fromEntries(possible)).toEqual({
    Submitted: 'answer reject',
    Pending: 'answer withdraw decline renegotiate order',
    Accepted: '',
    Declined: '',
    Rejected: '',
    Withdrawn: '',
  })
})

test('a quote can be ordered while it is open, up to the instant of its end', () => {
  const validUntil = '2026-12-31T23:00:00.000Z'
  expect(quoteObstacle({ state: 'Pending', validUntil }, '2026-12-31T22:59:59.999Z')).toBeUndefined()
  expect(quoteObstacle({ state: 'Pending', validUntil }, validUntil)).toBe('expired')
  const others = QUOTE_STATES.filter(state => state !== 'Pending').map(state =>
    quoteObstacle({ state, validUntil }, '2026-12-01'),
  )
  expect(others).toEqual(['unanswered', 'ordered', 'declined', 'withdrawn', 'withdrawn'])
})

test('the last day of a quote ends where its customers are, also when clocks change', () => {
  expect(validUntilOf('2026-12-31', marketOf('DE'))).toBe('2026-12-31T23:00:00.000Z')
  expect(validUntilOf('2026-07-01', marketOf('BG'))).toBe('2026-07-01T21:00:00.000Z')
  for (const country of COUNTRIES) {
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2027-01-01'])
      expect(lastDayOf(validUntilOf(day, marketOf(country)), marketOf(country))).toBe(day)
  }
})

test('a comment is kept without characters that no one types', () => {
  expect(cleanQuoteComment(' Zwei\r\nStück\u0000 ')).toBe('Zwei\nStück')
  expect(cleanQuoteComment(' \n ')).toBeUndefined()
})

const cents = fc.integer({ min: 0, max: 900_000 })

test('a cart of a quote costs what was quoted, net and tax make gross, and no discount or guarantee adds to it', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 1000 }),
    regular: fc.integer({ min: 1, max: 900_000 }),
    quoted: cents,
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...COUNTRIES),
      fc.array(line, { minLength: 1, maxLength: 5 }),
      cents,
      (country, sketches, delivery) => {
        const market = marketOf(country)
        const whole = (amount: number) => nearestAmount(market.currency, amount)
        const skus = sketches.map((_sketch, index) => `EX3000000${index + 1}`)
        const asked = aCart(
          country,
          sketches.map(({ quantity, regular }, index) => ({ sku: skus[index] ?? '', quantity, centAmount: whole(regular) })),
        )
        const unitPrices = quotedLines(
          asked.lineItems,
          new Map(sketches.map(({ quoted }, index) => [skus[index] ?? '', whole(quoted)])),
        )
        const validUntil = '2026-12-31T23:00:00.000Z'
        const quote = {
          ...{ id: 'q', quoteNumber: 'QU100001', version: 2, lineItems: asked.lineItems, unitPrices, validUntil },
          shippingPrice: moneyOf(market.currency, whole(delivery)),
        }
        const now = '2026-12-01T00:00:00.000Z'
        const cart = cartOfQuote(quote, { id: 'c', locale: asked.locale, now }, market, taxRateOn(country, '2026-12-01'))
        const expected = sketches.reduce((sum, { quantity, quoted }) => sum + quantity * whole(quoted), whole(delivery))
        expect(cart.totalPrice.centAmount).toBe(expected)
        const { totalNet, totalTax } = cart.taxedPrice
        expect(totalNet.centAmount + totalTax.centAmount).toBe(expected)
        const discounts = [
          aDiscount({ id: 'half', value: { type: 'relative', permyriad: 5000 } }),
          aDiscount({ id: 'ship', target: { type: 'shipping' }, value: { type: 'relative', permyriad: 10_000 } }),
        ]
        const again = priceCart(cart, pricingOf(country, skus, { discounts }))
        expect(again.totalPrice).toEqual(cart.totalPrice)
        expect(again.appliedDiscounts).toEqual([])
      },
    ),
  )
})

test('a net price becomes the gross one whose net part it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), cents, (country, amount) => {
      const { currency } = marketOf(country)
      const rate = taxRateOn(country, '2026-12-01')
      const net = moneyOf(currency, nearestAmount(currency, amount))
      expect(taxGross(moneyOf(currency, grossOfNet(net, rate)), rate).totalNet).toEqual(net)
    }),
  )
})

test('prices are for goods that were asked for', () => {
  expect(() => quotedLines(aCart('DE').lineItems, new Map([['EX39999999', 1]]))).toThrow('EX39999999 is not in the quote')
})
