import type { Order } from '@shop/domain/order'
import type { PaymentInterface } from '@shop/domain/payment'
import { expect, test } from 'vitest'
import { paymentWordOf } from './order-words.ts'

const wordOf = (paymentState: Order['paymentState'], paymentInterface: PaymentInterface) =>
  paymentWordOf({
    paymentState,
    paymentInfo: { payments: [{ paymentMethodInfo: { paymentInterface } }] },
  } as unknown as Order)

test.each([
  ['BalanceDue', 'cash-on-delivery', 'orders.paymentOnDelivery'],
  ['Paid', 'cash-on-delivery', 'orders.stepPaid'],
  ['BalanceDue', 'bank-transfer', 'orders.paymentBalanceDue'],
  ['Pending', 'bank-transfer', 'orders.paymentPending'],
] as const)('ORD-05 what is %s by %s is called %s', (state, paymentInterface, word) => {
  expect(wordOf(state, paymentInterface)).toBe(word)
})
