import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aDiscount, volumeTiers } from '../discount/discount.fixtures.ts'
import type { CartDiscount, CartDiscountTarget, CartDiscountValue } from '../discount/index.ts'
import type { ExtraGuarantee } from '../guarantee/index.ts'
import { COUNTRIES, marketOf } from '../market/index.ts'
import { moneyOf } from '../money/index.ts'
import { withCashOnDeliveryFee } from '../payment/index.ts'
import type { Cart } from './cart.ts'
import { cartSums } from './cart-sums.ts'
import { priceCart } from './price-cart.ts'
import { aPricedCart, type PricingSketch, pricingOf } from './priced-cart.fixtures.ts'

const line = fc.record({
  centAmount: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
  isFreight: fc.boolean(),
})
const country = fc.constantFrom(...COUNTRIES)
const taxMode = fc.constantFrom('Platform' as const, 'External' as const)
const cents = fc.integer({ min: 1, max: 2_000_000 })
const predicate = fc.constantFrom('true', 'sku = "EX30000001"', 'quantity > 3', 'isFreight = true', 'price.centAmount > 5000')
const selectionMode = fc.constantFrom('Cheapest' as const, 'MostExpensive' as const)

const value = (currency: Parameters<typeof moneyOf>[0]): fc.Arbitrary<CartDiscountValue> =>
  fc.oneof(
    fc.record({ type: fc.constant('relative' as const), permyriad: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({
      type: fc.constant('absolute' as const),
      money: cents.map(amount => [moneyOf(currency, amount)]),
      applicationMode: fc.constantFrom(
        'IndividualApplication' as const,
        'ProportionateDistribution' as const,
        'EvenDistribution' as const,
      ),
    }),
    fc.record({ type: fc.constant('fixed' as const), money: cents.map(amount => [moneyOf(currency, amount)]) }),
    fc.constant({ type: 'giftLineItem' as const, sku: 'EX10000001' }),
  )

const target: fc.Arbitrary<CartDiscountTarget> = fc.oneof(
  fc.record({ type: fc.constant('lineItems' as const), predicate }),
  fc.constant({ type: 'shipping' as const }),
  fc.constant({ type: 'totalPrice' as const }),
  fc.record({
    type: fc.constant('multiBuyLineItems' as const),
    predicate,
    triggerQuantity: fc.integer({ min: 2, max: 5 }),
    discountedQuantity: fc.integer({ min: 1, max: 2 }),
    selectionMode,
  }),
  fc.record({
    type: fc.constant('pattern' as const),
    triggerPattern: fc.constant([{ predicate: 'sku = "EX30000001"', count: 2 }]),
    targetPattern: fc.constant([{ predicate: 'true', count: 1 }]),
    selectionMode,
  }),
)

/** Carts of every market with whatever discounts there can be. */
const pricedCart = country.chain(code => {
  const discount = fc.record({
    target,
    value: value(marketOf(code).currency),
    sortOrder: fc.integer({ min: 1, max: 89 }).map(order => `0.${order}`),
    stackingMode: fc.constantFrom('Stacking' as const, 'StopAfterThisDiscount' as const),
  })
  return fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      discounts: fc.array(discount, { maxLength: 5 }),
      taxMode,
      hasVolumeDiscounts: fc.boolean(),
    })
    .map(({ lines, discounts, taxMode, hasVolumeDiscounts }) => {
      const all: CartDiscount[] = [
        ...discounts.map((changes, index) => aDiscount({ id: `d${index}`, ...changes })),
        ...(hasVolumeDiscounts ? volumeTiers() : []),
      ]
      const sketch: PricingSketch = { discounts: all, taxMode, volumeDiscountGroup: 'standard', gifts: { EX10000001: 10 } }
      return { code, lines, sketch, cart: aPricedCart(code, lines, sketch) }
    })
})

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Every amount in something, however deep; the values of discounts as they were entered are not part of the cart's. */
function centAmountsIn(something: unknown): number[] {
  if (typeof something !== 'object' || something === null) return []
  return Object.entries(something).flatMap(([name, part]) => {
    if (name === 'centAmount') return [Number(part)]
    return name === 'value' && 'target' in something ? [] : centAmountsIn(part)
  })
}

function reprice(cart: Cart, code: (typeof COUNTRIES)[number], sketch: PricingSketch): Cart {
  const skus = cart.lineItems.map(({ variant }) => variant.sku)
  return priceCart(cart, pricingOf(code, skus, sketch))
}

describe('priceCart, for every currency, rate, tax mode and discount', () => {
  it('M2 total = lines + fees + shipping - discount on the total; net + tax = gross in every part and overall', () => {
    fc.assert(
      fc.property(pricedCart, ({ cart }) => {
        const shipping = cart.shippingInfo ? (cart.shippingInfo.discountedPrice?.value ?? cart.shippingInfo.price).centAmount : 0
        const taken = cart.discountOnTotalPrice?.discountedAmount.centAmount ?? 0
        expect(cart.totalPrice.centAmount).toBe(
          sum(cart.lineItems.map(({ totalPrice }) => totalPrice.centAmount)) + shipping - taken,
        )
        expect(cart.totalPrice.centAmount).toBeGreaterThanOrEqual(0)
        const { totalNet, totalGross, totalTax, taxPortions } = cart.taxedPrice
        expect(totalGross).toEqual(cart.totalPrice)
        expect(totalNet.centAmount + totalTax.centAmount).toBe(totalGross.centAmount)
        expect(sum(taxPortions.map(({ amount }) => amount.centAmount))).toBe(totalTax.centAmount)
        expect(totalTax.centAmount).toBeGreaterThanOrEqual(0)
        if (cart.taxMode === 'External') expect(totalTax.centAmount).toBe(0)
        for (const { taxedPrice, totalPrice } of cart.lineItems) {
          expect(taxedPrice.totalNet.centAmount + taxedPrice.totalTax.centAmount).toBe(taxedPrice.totalGross.centAmount)
          expect(taxedPrice.totalGross).toEqual(totalPrice)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('M2 the rows a page shows add up to the total', () => {
    fc.assert(
      fc.property(pricedCart, ({ cart }) => {
        const { goods, discounts, shipping } = cartSums(cart)
        const taken = sum(discounts.map(({ amount }) => amount.centAmount))
        expect(goods.centAmount - taken + (shipping?.price.centAmount ?? 0)).toBe(cart.totalPrice.centAmount)
        for (const { amount } of discounts) expect(amount.centAmount).toBeGreaterThan(0)
      }),
      { numRuns: 400 },
    )
  })

  it('M2 units lose no cent: what they cost and what was taken off them is their price', () => {
    fc.assert(
      fc.property(pricedCart, ({ cart }) => {
        for (const { discountedPricePerQuantity: parts, price, quantity, totalPrice } of cart.lineItems) {
          if (parts.length === 0) continue
          expect(sum(parts.map(part => part.quantity))).toBe(quantity)
          for (const { discountedPrice } of parts) {
            const taken = sum(discountedPrice.includedDiscounts.map(({ discountedAmount }) => discountedAmount.centAmount))
            expect(discountedPrice.value.centAmount + taken).toBe(price.value.centAmount)
            expect(discountedPrice.value.centAmount).toBeGreaterThanOrEqual(0)
          }
          if (cart.taxMode === 'Platform')
            expect(sum(parts.map(part => part.quantity * part.discountedPrice.value.centAmount))).toBe(totalPrice.centAmount)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('DISC-13 what discounts take off in all is what the cart costs less than without them, shipping aside', () => {
    fc.assert(
      fc.property(pricedCart, ({ cart, code, lines }) => {
        if (cart.taxMode === 'External') return
        const bought = sum(lines.map(({ centAmount, quantity }) => centAmount * quantity))
        const gifts = sum(
          cart.lineItems.filter(({ lineItemMode }) => lineItemMode === 'GiftLineItem').map(({ price }) => price.value.centAmount),
        )
        const shipping = cart.shippingInfo?.price.centAmount ?? 0
        const taken = sum(cart.appliedDiscounts.map(({ discountedAmount }) => discountedAmount.centAmount))
        expect(cart.totalPrice.centAmount, code).toBe(bought + gifts + shipping - taken)
      }),
      { numRuns: 400 },
    )
  })

  it('M2 the same content has the same total, and pricing a second time changes nothing', () => {
    fc.assert(
      fc.property(pricedCart, ({ cart, code, sketch }) => {
        expect(reprice(cart, code, sketch)).toEqual(cart)
      }),
      { numRuns: 300 },
    )
  })

  it('M1, UX-10 in forint every amount is whole: prices, guarantees, discounts, fees, net, tax and what is paid', () => {
    const guarantee = { sku: '4100010', relativePriceRate: 333 } as ExtraGuarantee
    const hungarian = fc.record({
      lines: fc.array(
        line.map(sketch => ({ ...sketch, centAmount: sketch.centAmount * 100 })),
        { minLength: 1, maxLength: 6 },
      ),
      drafts: fc.array(fc.record({ target, value: value('HUF') }), { maxLength: 5 }),
      taxMode,
      paysInCash: fc.boolean(),
    })
    fc.assert(
      fc.property(hungarian, ({ lines, drafts, taxMode, paysInCash }) => {
        const discounts = [...drafts.map((changes, index) => aDiscount({ id: `d${index}`, ...changes })), ...volumeTiers()]
        const sketch: PricingSketch = { discounts, taxMode, volumeDiscountGroup: 'standard', guarantees: [guarantee] }
        const extra = { sku: '4100010', centAmount: 100, parentSku: 'EX30000001' }
        const bought = aPricedCart('HU', [...lines, extra], sketch)
        const fee = { id: 'fee', name: {} }
        const { taxRate } = pricingOf('HU', [], sketch)
        const cart = paysInCash ? withCashOnDeliveryFee(bought, marketOf('HU'), taxRate, fee) : bought
        const { discounts: rows, goods } = cartSums(cart)
        expect(centAmountsIn([cart, rows, goods]).filter(centAmount => centAmount % 100 !== 0)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('VAT-14, VAT-16 to net and back gives the very cart it was', () => {
    fc.assert(
      fc.property(pricedCart, ({ cart, code, sketch }) => {
        const gross = reprice({ ...cart, taxMode: 'Platform' }, code, sketch)
        const net = reprice({ ...gross, taxMode: 'External' }, code, sketch)
        expect(net.totalPrice.centAmount).toBeLessThanOrEqual(gross.totalPrice.centAmount)
        expect(reprice({ ...net, taxMode: 'Platform' }, code, sketch)).toEqual(gross)
      }),
      { numRuns: 300 },
    )
  })
})
