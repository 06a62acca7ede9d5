import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCart, aReadyCart, type LineSketch } from './cart.fixtures.ts'
import type { Cart } from './cart.ts'
import { adoptCart, mergeCarts } from './merge-carts.ts'

const PLENTY = () => 100_000

function quantitiesOf(cart: Pick<Cart, 'lineItems'>): Record<string, number> {
  return Object.fromEntries(
    cart.lineItems.map(({ variant, custom, quantity }) => [
      [variant.sku, custom.parentSku].filter(Boolean).join(' on '),
      quantity,
    ]),
  )
}

function merged(own: readonly LineSketch[], visitors: readonly LineSketch[], availableOf: (sku: string) => number = PLENTY) {
  return quantitiesOf(mergeCarts(aCart('DE', own), aCart('DE', visitors), availableOf).customerCart)
}

describe('C3 mergeCarts', () => {
  test.each<[string, LineSketch[], LineSketch[], Record<string, number>]>([
    ['adds what only the visitor had', [{ sku: 'EX1' }], [{ sku: 'EX2', quantity: 3 }], { EX1: 1, EX2: 3 }],
    ['takes the larger quantity, not the sum', [{ sku: 'EX1', quantity: 2 }], [{ sku: 'EX1', quantity: 5 }], { EX1: 5 }],
    ['keeps the larger quantity of the customer', [{ sku: 'EX1', quantity: 7 }], [{ sku: 'EX1', quantity: 5 }], { EX1: 7 }],
    [
      'keeps guarantees apart by what they hang on',
      [{ sku: 'EX1' }, { sku: '4100001', parentSku: 'EX1' }],
      [{ sku: 'EX2' }, { sku: '4100001', parentSku: 'EX2' }],
      { EX1: 1, '4100001 on EX1': 1, EX2: 1, '4100001 on EX2': 1 },
    ],
    [
      'keeps the customer’s guarantee of a product that the visitor guaranteed by another one',
      [{ sku: 'EX1' }, { sku: '4100001', parentSku: 'EX1' }],
      [{ sku: 'EX1' }, { sku: '4100002', parentSku: 'EX1' }],
      { EX1: 1, '4100001 on EX1': 1 },
    ],
    ['leaves a cart alone that nothing comes to', [{ sku: 'EX1', quantity: 4 }], [], { EX1: 4 }],
    ['fills an empty cart', [], [{ sku: 'EX1', quantity: 4 }], { EX1: 4 }],
  ])('AUTH-01 %s', (_case, own, visitors, quantities) => {
    expect(merged(own, visitors)).toEqual(quantities)
  })

  test('CART-18, CART-19 quantities grow as far as stock and the limit of 1000 units, and no line is lost', () => {
    expect(merged([{ sku: 'EX1', quantity: 2 }], [{ sku: 'EX1', quantity: 9 }], () => 5)).toEqual({ EX1: 5 })
    expect(merged([{ sku: 'EX1', quantity: 8 }], [{ sku: 'EX1', quantity: 9 }], () => 5)).toEqual({ EX1: 8 })
    expect(merged([], [{ sku: 'EX1', quantity: 9 }], () => 0)).toEqual({ EX1: 1 })
    expect(merged([{ sku: 'EX1', quantity: 600 }], [{ sku: 'EX1', quantity: 1000 }])).toEqual({ EX1: 1000 })
  })

  test('the customer’s addresses, codes and fields stay, the visitor’s stay behind, and no payment survives', () => {
    const paid = (cart: Cart): Cart => ({ ...cart, paymentInfo: { payments: [{ id: 'payment' }] } })
    const own = paid({ ...aReadyCart([{ sku: 'EX1' }]), custom: { utmSource: 'customer' } })
    const visitors = paid({ ...aCart('DE', [{ sku: 'EX2' }]), custom: { utmSource: 'visitors' }, customerEmail: 'x@example.org' })
    const { customerCart, anonymousCart } = mergeCarts(own, visitors, PLENTY)
    const { paymentInfo: _payment, lineItems: _lines, ...rest } = own
    expect(customerCart).toEqual({ ...rest, lineItems: [own.lineItems[0], { ...visitors.lineItems[0], orderHint: 2 }] })
    expect(anonymousCart).toMatchObject({ cartState: 'Merged', lineItems: visitors.lineItems })
    expect(anonymousCart).not.toHaveProperty('paymentInfo')
  })

  test('a gift of the visitor’s cart is not carried over', () => {
    const visitors = aCart('DE', [{ sku: 'EX1' }, { sku: 'EX2' }])
    const [line, gift] = visitors.lineItems
    const withGift: Cart = { ...visitors, lineItems: [line!, { ...gift!, lineItemMode: 'GiftLineItem' }] }
    expect(quantitiesOf(mergeCarts(aCart('DE', []), withGift, PLENTY).customerCart)).toEqual({ EX1: 1 })
  })

  const sketches = fc.uniqueArray(
    fc.record({ sku: fc.constantFrom('EX1', 'EX2', 'EX3', 'EX4', 'EX5'), quantity: fc.integer({ min: 1, max: 1000 }) }),
    { selector: ({ sku }) => sku },
  )

  test('loses no line, lowers no quantity of the customer, goes beyond no limit, and once more changes nothing', () => {
    fc.assert(
      fc.property(sketches, sketches, fc.nat(1200), (own, visitors, stock) => {
        const availableOf = () => stock
        const first = mergeCarts(aCart('DE', own), aCart('DE', visitors), availableOf).customerCart
        const quantities = quantitiesOf(first)
        expect(Object.keys(quantities).sort()).toEqual([...new Set([...own, ...visitors].map(({ sku }) => sku))].sort())
        for (const [sku, quantity] of Object.entries(quantities)) {
          const before = own.find(line => line.sku === sku)?.quantity ?? 0
          const asked = visitors.find(line => line.sku === sku)?.quantity ?? 0
          expect(quantity).toBe(Math.max(before, Math.min(asked, Math.max(stock, before ? 0 : 1))))
        }
        expect(new Set(first.lineItems.map(({ orderHint }) => orderHint)).size).toBe(first.lineItems.length)
        expect(mergeCarts(first, aCart('DE', visitors), availableOf).customerCart).toEqual(first)
      }),
    )
  })

  test('a cart of 250 lines takes no further one', () => {
    const full = Array.from({ length: 250 }, (_, index) => ({ sku: `EX${1000 + index}` }))
    expect(Object.keys(merged(full, [{ sku: 'EX1' }, { sku: 'EX1000', quantity: 2 }]))).toHaveLength(250)
    expect(merged(full, [{ sku: 'EX1000', quantity: 2 }])).toMatchObject({ EX1000: 2 })
  })
})

test('AUTH-01 an adopted cart is the customer’s, with all its content but a payment', () => {
  const cart: Cart = { ...aReadyCart(), paymentInfo: { payments: [{ id: 'payment' }] } }
  const { paymentInfo: _payment, ...rest } = cart
  expect(adoptCart(cart, 'jana')).toEqual({ ...rest, customerId: 'jana' })
})
