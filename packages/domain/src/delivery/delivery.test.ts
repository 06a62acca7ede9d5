import { describe, expect, test } from 'vitest'
import { aCart, TODAY } from '../cart/cart.fixtures.ts'
import { MARKETS, marketOf } from '../market/index.ts'
import type { CountryCode } from '../market/market.ts'
import { type CurrencyCode, moneyOf } from '../money/index.ts'
import type { Payment, PaymentInterface, Transaction } from '../payment/index.ts'
import {
  type DeliveryPromise,
  deliveryOffersOfCart,
  deliveryOffersOfItem,
  deliveryOfOrder,
  deliveryPromise,
} from './delivery-offers.ts'

/** TODAY is a Saturday: four working days after it is Thursday, eight is the Wednesday after. */
const BY_THURSDAY = { kind: 'by-day', day: '2026-11-26' } as const
const AFTER_PAYMENT = { kind: 'after-payment', minDays: 2, maxDays: 4 } as const

describe('deliveryPromise', () => {
  test('SHIP-08, SHIP-09 counts from the order what is sent when it is ordered', () => {
    expect(deliveryPromise('2-4', 'cash-on-delivery', TODAY)).toEqual(BY_THURSDAY)
    expect(deliveryPromise('5-8', 'card-payment-provider', TODAY)).toEqual({ kind: 'by-day', day: '2026-12-02' })
  })

  test('SHIP-08 knows no day before the money of a transfer is there', () => {
    expect(deliveryPromise('2-4', 'bank-transfer', TODAY)).toEqual(AFTER_PAYMENT)
  })

  test('SHIP-07 tells the days alone where no one orders online', () => {
    expect(deliveryPromise('5-8', undefined, TODAY)).toEqual({ kind: 'in-days', minDays: 5, maxDays: 8 })
  })
})

describe('deliveryOffersOfItem', () => {
  const offersOf = (country: CountryCode, major: number, isFreight = false) => {
    const market = marketOf(country)
    const price = moneyOf(market.currency, major * 100)
    return deliveryOffersOfItem({ isFreight, price }, market, TODAY).map(({ method, promise }) => [method, promise.kind])
  }
  const ONLINE = [
    ['scheme', 'by-day'],
    ['paypal', 'by-day'],
  ]
  const BOTH = [...ONLINE, ['bank-transfer', 'after-payment'], ['cash-on-delivery', 'by-day']]

  test('PDP-26 a product arrives by each way to pay that can pay for it', () => {
    expect(offersOf('DE', 1500)).toEqual(BOTH)
    expect(offersOf('DE', 1501)).toEqual([...ONLINE, ['bank-transfer', 'after-payment']])
    expect(offersOf('DE', 100, true)).toEqual([...ONLINE, ['bank-transfer', 'after-payment']])
    expect(offersOf('CZ', 100, true)).toEqual(BOTH)
    expect(offersOf('HR', 100)).toEqual([...ONLINE, ['cash-on-delivery', 'by-day']])
  })

  test('PDP-26 no market is without a word about delivery', () => {
    for (const { country, checkoutEnabled } of MARKETS) {
      const kinds = offersOf(country, 100).map(([, kind]) => kind)
      expect(kinds.length, country).toBeGreaterThan(0)
      expect(kinds.includes('in-days'), country).toBe(!checkoutEnabled)
    }
  })
})

describe('deliveryOffersOfCart', () => {
  test('SHIP-08 a cart arrives by each way to pay that it may use', () => {
    const germany = marketOf('DE')
    const offersOf = (cart: ReturnType<typeof aCart>) => deliveryOffersOfCart(cart, germany, TODAY)
    const online = (promise: DeliveryPromise) => [
      { method: 'scheme', promise },
      { method: 'paypal', promise },
    ]
    expect(offersOf(aCart('DE'))).toEqual([
      ...online(BY_THURSDAY),
      { method: 'bank-transfer', promise: AFTER_PAYMENT },
      { method: 'cash-on-delivery', promise: BY_THURSDAY },
    ])
    expect(offersOf(aCart('DE', [{ isFreight: true }]))).toEqual([
      ...online({ kind: 'by-day', day: '2026-12-02' }),
      { method: 'bank-transfer', promise: { kind: 'after-payment', minDays: 5, maxDays: 8 } },
    ])
    expect(offersOf(aCart('DE', [{ quantity: 21, centAmount: 100 }]))).toEqual(online(BY_THURSDAY))
    const { shippingInfo: _, ...withoutShipping } = aCart('DE')
    expect(deliveryOffersOfCart(withoutShipping, germany, TODAY)).toEqual([])
  })
})

describe('deliveryOfOrder', () => {
  const charge = (centAmount: number, day: string, changes: Partial<Transaction> = {}): Transaction => ({
    id: `${day} ${centAmount}`,
    type: 'Charge',
    state: 'Success',
    amount: moneyOf('EUR', centAmount),
    timestamp: `${day}T10:00:00.000Z`,
    ...changes,
  })
  const orderOf = (paymentInterface: PaymentInterface, transactions: readonly Transaction[] = []) => {
    const { totalPrice, shippingInfo } = aCart('DE')
    const payment: Payment = {
      id: 'payment',
      version: 1,
      paymentMethodInfo: { paymentInterface, name: { en: 'x' } },
      amountPlanned: totalPrice,
      transactions,
    }
    const paymentInfo = { payments: [payment] }
    return { country: 'DE', createdAt: `${TODAY}T12:00:00.000Z`, totalPrice, shippingInfo: shippingInfo!, paymentInfo } as const
  }

  test('SHIP-08 counts from the order what is paid on delivery, whatever has been paid', () => {
    expect(deliveryOfOrder(orderOf('cash-on-delivery'))).toEqual(BY_THURSDAY)
    expect(deliveryOfOrder(orderOf('cash-on-delivery', [charge(10_000, '2026-11-26')]))).toEqual(BY_THURSDAY)
  })

  test('SHIP-08 waits for the money of a voucher as for that of a transfer', () => {
    const withVoucher = (transactions: readonly Transaction[]) => {
      const order = orderOf('card-payment-provider', transactions)
      const action = { entity: '12101', reference: '501422944', expiresAt: '2026-11-28T10:00:00Z', merchantReference: 'NS1' }
      const payments = order.paymentInfo.payments.map(payment => ({ ...payment, custom: { action } }))
      return deliveryOfOrder({ ...order, paymentInfo: { payments } })
    }
    expect(withVoucher([])).toEqual(AFTER_PAYMENT)
    expect(withVoucher([charge(10_000, '2026-11-24')])).toEqual({ kind: 'by-day', day: '2026-11-30' })
    expect(deliveryOfOrder(orderOf('card-payment-provider'))).toEqual(BY_THURSDAY)
  })

  test('SHIP-08 counts a transfer from the day on which all of the money was there', () => {
    expect(aCart('DE').totalPrice).toEqual(moneyOf('EUR' satisfies CurrencyCode, 10_000))
    const promiseAfter = (...transactions: Transaction[]) => deliveryOfOrder(orderOf('bank-transfer', transactions))
    expect(promiseAfter()).toEqual(AFTER_PAYMENT)
    expect(promiseAfter(charge(9999, '2026-11-24'))).toEqual(AFTER_PAYMENT)
    expect(promiseAfter(charge(10_000, '2026-11-24', { state: 'Pending' }))).toEqual(AFTER_PAYMENT)
    expect(promiseAfter(charge(10_000, '2026-11-24'))).toEqual({ kind: 'by-day', day: '2026-11-30' })
    expect(promiseAfter(charge(6000, '2026-11-26'), charge(4000, '2026-11-24'))).toEqual({ kind: 'by-day', day: '2026-12-02' })
    expect(promiseAfter(charge(12_000, '2026-11-24'))).toEqual({ kind: 'by-day', day: '2026-11-30' })
  })

  test('SHIP-08, SHIP-10 counts from the day that the market has when an order is placed, or its money comes', () => {
    const promisedIn = (country: CountryCode, order: ReturnType<typeof orderOf>) =>
      deliveryOfOrder({ ...order, country, createdAt: '2026-11-23T23:30:00.000Z' })
    const inCash = orderOf('cash-on-delivery')
    expect(promisedIn('GB', inCash)).toEqual({ kind: 'by-day', day: '2026-11-27' })
    expect(promisedIn('GR', inCash)).toEqual({ kind: 'by-day', day: '2026-11-30' })
    const paid = orderOf('bank-transfer', [{ ...charge(10_000, '2026-11-24'), timestamp: '2026-11-24T23:30:00.000Z' }])
    expect(promisedIn('GB', paid)).toEqual({ kind: 'by-day', day: '2026-11-30' })
    expect(promisedIn('GR', paid)).toEqual({ kind: 'by-day', day: '2026-12-01' })
  })

  test('SHIP-08 promises nothing where nothing is sent', () => {
    const { shippingInfo: _, ...virtual } = orderOf('bank-transfer')
    expect(deliveryOfOrder(virtual)).toBeUndefined()
  })
})

test('SHIP-08 what is ordered before it comes arrives after the day on which it is expected, however it is paid', () => {
  expect(deliveryPromise('2-4', 'bank-transfer', '2026-12-01', '2027-01-15')).toEqual({ kind: 'by-day', day: '2027-01-21' })
  expect(deliveryPromise('2-4', 'card-payment-provider', '2027-01-18', '2027-01-15')).toEqual({
    kind: 'by-day',
    day: '2027-01-22',
  })
})
