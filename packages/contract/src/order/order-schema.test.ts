import { RETURN_PAYMENT_STATES, RETURN_SHIPMENT_STATES } from '@shop/domain/order'
import { expect, test } from 'vitest'
import { cartExample } from '../cart/cart-example.ts'
import { cartSchema } from '../cart/cart-schema.ts'
import { cartDiscountSchema } from '../discount/cart-discount-schema.ts'
import { bankPaymentExample } from '../payment/payment-example.ts'
import { paymentDraft, paymentSchema } from '../payment/payment-schema.ts'
import { orderExample } from './operations.ts'
import { orderSchema } from './order-schema.ts'

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) => schema.safeParse(value).success

/** Values of a field that a schema takes, of the given ones and an unknown one. */
function takenOf(
  schema: { safeParse(value: unknown): { success: boolean } },
  whole: object,
  field: string,
  values: readonly string[],
) {
  return [...values, 'Other'].filter(value => accepts(schema, { ...whole, [field]: value }))
}

test.each([
  ['orderState', ['Confirmed', 'Cancelled', 'Complete', 'Open']],
  ['paymentState', ['Paid', 'CreditOwed', 'Pending', 'Failed', 'BalanceDue']],
  ['shipmentState', ['Delayed', 'Backorder', 'Partial', 'Pending', 'Ready', 'Shipped']],
] as const)('ORD-04, ORD-05, ORD-06 an order answers with %s of the five lists alone', (field, values) => {
  expect(takenOf(orderSchema, orderExample, field, values)).toEqual(values)
})

test('ORD-07 a movement of money has one of five types and four states', () => {
  const types = ['Chargeback', 'Refund', 'Charge', 'CancelAuthorization', 'Authorization', 'Gift']
  const states = ['Failure', 'Success', 'Pending', 'Initial', 'Lost']
  const movement = { id: 'a', amount: bankPaymentExample.amountPlanned, timestamp: '2026-11-21T10:00:00.000Z' }
  const taken = types.flatMap(type =>
    states
      .filter(state => accepts(paymentSchema, { ...bankPaymentExample, transactions: [{ ...movement, type, state }] }))
      .map(state => `${type} ${state}`),
  )
  expect(taken).toEqual(types.slice(0, 5).flatMap(type => states.slice(0, 4).map(state => `${type} ${state}`)))
})

test('ORD-08 a cart has the tax and rounding modes of the commerce API', () => {
  const taxModes = ['Platform', 'External', 'ExternalAmount', 'Disabled']
  expect(takenOf(cartSchema, cartExample, 'taxMode', taxModes)).toEqual(taxModes)
  const roundingModes = ['HalfEven', 'HalfUp', 'HalfDown']
  expect(takenOf(cartSchema, cartExample, 'taxRoundingMode', roundingModes)).toEqual(roundingModes)
  expect(cartExample.taxRoundingMode).toBe('HalfEven')
})

test('ORD-08 what is sent back has the states of the commerce API', () => {
  expect([...RETURN_SHIPMENT_STATES]).toEqual(['Advised', 'Returned', 'BackInStock', 'Unusable'])
  expect([...RETURN_PAYMENT_STATES]).toEqual(['NonRefundable', 'Initial', 'Refunded', 'NotRefunded'])
  const item = { id: 'a', type: 'LineItemReturnItem', lineItemId: 'b', quantity: 1 }
  const come = { returnTrackingId: 'RT100001', returnDate: '2026-11-21T10:00:00.000Z' }
  const isTaken = (shipmentState: string, paymentState: string) =>
    accepts(orderSchema, { ...orderExample, returnInfo: [{ ...come, items: [{ ...item, shipmentState, paymentState }] }] })
  for (const shipmentState of RETURN_SHIPMENT_STATES)
    for (const paymentState of RETURN_PAYMENT_STATES) expect(isTaken(shipmentState, paymentState)).toBe(true)
  expect(isTaken('Lost', 'Initial')).toBe(false)
  expect(isTaken('Returned', 'Lost')).toBe(false)
})

test('ORD-08 the value of a cart discount is relative, absolute, fixed or a gift', () => {
  const money = [bankPaymentExample.amountPlanned]
  const values = [
    { type: 'relative', permyriad: 1000 },
    { type: 'absolute', money },
    { type: 'fixed', money },
    { type: 'giftLineItem', sku: 'EX10000001' },
    { type: 'multiply', permyriad: 1000 },
  ]
  const taken = values.filter(value => accepts(cartDiscountSchema, { ...discount, value })).map(({ type }) => type)
  expect(taken).toEqual(['relative', 'absolute', 'fixed', 'giftLineItem'])
})

const discount = {
  id: 'a',
  key: 'a',
  version: 1,
  name: { en: 'Discount' },
  isActive: true,
  sortOrder: '0.5',
  stackingMode: 'Stacking',
  requiresDiscountCode: false,
  cartPredicate: 'true',
  target: { type: 'lineItems', predicate: 'true' },
  stores: [],
  custom: {},
}

test('PAY-24 a payment draft has interface, English name, currency and cents, and nothing else', () => {
  const draft = {
    paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
    amountPlanned: { currencyCode: 'EUR', centAmount: 100 },
  }
  expect(accepts(paymentDraft, draft)).toBe(true)
  expect(accepts(paymentDraft, { ...draft, transactions: [] })).toBe(false)
  for (const field of ['paymentMethodInfo', 'amountPlanned'] as const) {
    expect(accepts(paymentDraft, { ...draft, [field]: undefined })).toBe(false)
    expect(accepts(paymentDraft, { ...draft, [field]: { ...draft[field], extra: 1 } })).toBe(false)
  }
})

test('ENT-07 a payment may carry what its buyer has to do: reference, entity, expiry and merchant reference', () => {
  const action = {
    reference: '123 456 789',
    entity: '12345',
    expiresAt: '2026-11-24T23:59:59.000Z',
    merchantReference: 'attempt-1',
  }
  const withAction = (value: object) => ({ ...bankPaymentExample, custom: { action: value } })
  expect(accepts(paymentSchema, withAction(action))).toBe(true)
  for (const field of Object.keys(action))
    expect(accepts(paymentSchema, withAction({ ...action, [field]: undefined }))).toBe(false)
  expect(accepts(orderSchema, { ...orderExample, paymentInfo: { payments: [withAction(action)] } })).toBe(true)
})
