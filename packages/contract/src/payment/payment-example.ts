import type { Cart } from '@shop/domain/cart'
import { marketOf } from '@shop/domain/market'
import type { Payment } from '@shop/domain/payment'
import { withCashOnDeliveryFee } from '@shop/domain/payment'
import { taxRateOn } from '@shop/domain/tax'
import { cartExample } from '../cart/cart-example.ts'

/** The example cart paid by bank transfer. */
export const bankPaymentExample: Payment = {
  id: 'c7c2c1c9-2a2b-4e53-8a43-6a1f9d0c4b88',
  version: 1,
  paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
  amountPlanned: cartExample.totalPrice,
  transactions: [],
}

/** The example cart paid on account. */
export const accountPaymentExample: Payment = {
  ...bankPaymentExample,
  paymentMethodInfo: { paymentInterface: 'on-account', name: { en: 'On account' } },
  custom: { termDays: 30 },
}

/** The example cart with the fee of cash on delivery. */
export const codCartExample: Cart = {
  ...withCashOnDeliveryFee(cartExample, marketOf('DE'), taxRateOn('DE', '2026-11-21'), {
    id: '1b7e2f55-93b1-4b5c-8f5b-2d6c8e1a9f00',
    name: { de: 'Nachnahmegebühr', en: 'Cash on delivery fee' },
  }),
  paymentInfo: { payments: [{ id: 'd5f0b7a1-6c4e-4c8e-9c39-7e0a2b3c5d99' }] },
}

/** The example cart paid in cash. */
export const codPaymentExample: Payment = {
  id: 'd5f0b7a1-6c4e-4c8e-9c39-7e0a2b3c5d99',
  version: 1,
  paymentMethodInfo: { paymentInterface: 'cash-on-delivery', name: { en: 'Cash on delivery' } },
  amountPlanned: codCartExample.totalPrice,
  transactions: [],
}
