import { describe, expect, it } from 'vitest'
import { aReadyCart } from '../cart/cart.fixtures.ts'
import type { Cart } from '../cart/index.ts'
import { CommerceError } from '../error/index.ts'
import { marketOf } from '../market/index.ts'
import { moneyOf } from '../money/index.ts'
import type { Payment, PaymentInterface } from '../payment/index.ts'
import { bankReferenceOf, isOrderNumber, orderNumberOf } from './order.ts'
import { orderFromCart, requireOrderable } from './order-from-cart.ts'

const germany = marketOf('DE')

function aPayment(
  cart: Cart,
  paymentInterface: PaymentInterface = 'bank-transfer',
  centAmount = cart.totalPrice.centAmount,
): Payment {
  return {
    id: 'payment',
    version: 1,
    paymentMethodInfo: { paymentInterface, name: { en: 'Payment' } },
    amountPlanned: moneyOf('EUR', centAmount),
    transactions: [],
  }
}

function refusalOf(cart: Cart, payment: Payment | undefined): string | undefined {
  try {
    requireOrderable(cart, germany, payment)
  } catch (error) {
    if (error instanceof CommerceError) return error.failure.code
    throw error
  }
  return undefined
}

describe('requireOrderable', () => {
  it('ORD-01 lets a paid cart pass', () => {
    const cart = aReadyCart()
    expect(refusalOf(cart, aPayment(cart))).toBeUndefined()
  })

  it('PAY-10 refuses a cart without e-mail, address or payment', () => {
    const cart = aReadyCart()
    const { customerEmail: _email, ...nameless } = cart
    const { billingAddress: _billing, ...homeless } = cart
    expect(refusalOf(nameless, aPayment(cart))).toBe('payment-prerequisite')
    expect(refusalOf(homeless, aPayment(cart))).toBe('payment-prerequisite')
    expect(refusalOf(cart, undefined)).toBe('payment-prerequisite')
  })

  it('PAY-24 refuses a payment of another amount', () => {
    const cart = aReadyCart()
    expect(refusalOf(cart, aPayment(cart, 'bank-transfer', cart.totalPrice.centAmount - 1))).toBe('malformed-price')
  })

  it('COD-13 checks once more whether the content may be paid in cash', () => {
    const cart = aReadyCart([{ isFreight: true }])
    expect(refusalOf(cart, aPayment(cart, 'cash-on-delivery'))).toBe('payment-not-eligible')
  })

  it('PAY-27 refuses an empty cart', () => {
    const cart = aReadyCart([])
    expect(refusalOf(cart, aPayment(cart))).toBe('cart-not-orderable')
  })

  it.each([
    ['CancelAuthorization', 'Success'],
    ['Authorization', 'Failure'],
  ] as const)('PAY-16 refuses a payment with %s in %s', (type, state) => {
    const cart = aReadyCart()
    const transaction = { id: 't', type, state, amount: cart.totalPrice, timestamp: '2026-11-21T10:00:00.000Z' }
    expect(refusalOf(cart, { ...aPayment(cart), transactions: [transaction] })).toBe('payment-cancelled')
  })
})

describe('orderFromCart', () => {
  it('ENT-06 freezes lines, totals and addresses of the cart', () => {
    const cart = aReadyCart([{ quantity: 3 }])
    const order = orderFromCart(cart, aPayment(cart), { id: 'order', orderNumber: 'NS00000001', now: '2026-11-21T10:00:00.000Z' })
    expect(order).toMatchObject({
      lineItems: cart.lineItems,
      totalPrice: cart.totalPrice,
      taxedPrice: cart.taxedPrice,
      cart: { id: cart.id, version: cart.version },
    })
  })

  it('VAT-14 keeps the rate that made a net order net, which its lines no longer say', () => {
    const cart = aReadyCart([{ quantity: 3 }])
    const draft = { id: 'order', orderNumber: 'NS00000001', now: '2026-11-21T10:00:00.000Z' }
    expect(orderFromCart(cart, aPayment(cart), draft)).not.toHaveProperty('domesticPermyriad')
    const net = { ...cart, taxMode: 'External', country: 'SK' } as const
    const placedOn = (lastModifiedAt: string) =>
      orderFromCart({ ...net, lastModifiedAt }, aPayment(cart), draft).domesticPermyriad
    expect([placedOn('2024-12-31T12:00:00.000Z'), placedOn('2026-11-21T12:00:00.000Z')]).toEqual([2000, 2300])
  })

  it('PAY-18 leaves the payment of a bank transfer pending, one by card is paid', () => {
    const cart = aReadyCart()
    const now = '2026-11-21T10:00:00.000Z'
    const authorisation = { id: 't', type: 'Authorization', state: 'Success', amount: cart.totalPrice, timestamp: now } as const
    const stateOf = (method: PaymentInterface, transactions: Payment['transactions'] = []) =>
      orderFromCart(cart, { ...aPayment(cart, method), transactions }, { id: 'o', orderNumber: 'NS00000001', now }).paymentState
    expect(stateOf('bank-transfer')).toBe('Pending')
    expect(stateOf('card-payment-provider', [authorisation])).toBe('Paid')
  })
})

describe('order numbers', () => {
  it('ORD-03 are NS and digits; the Czech bank reference is the digits alone', () => {
    expect(orderNumberOf(123)).toBe('NS00000123')
    expect(bankReferenceOf({ orderNumber: 'NS00000123', country: 'CZ' })).toBe('00000123')
    expect(bankReferenceOf({ orderNumber: 'NS00000123', country: 'DE' })).toBe('NS00000123')
    expect(() => orderNumberOf(0)).toThrow(RangeError)
    expect([isOrderNumber('NS00000123'), isOrderNumber('00000123'), isOrderNumber("NS1' or 1=1")]).toEqual([true, false, false])
  })
})
