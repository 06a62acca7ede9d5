import { type Order, orderFromCart, orderNumberOf } from '@shop/domain/order'
import { cartExample } from '../cart/cart-example.ts'
import { bankPaymentExample } from '../payment/payment-example.ts'

/** The order of the example cart. */
export const orderExample: Order = orderFromCart(cartExample, bankPaymentExample, {
  id: 'e1a9c6b4-5d3f-4f7a-8b2c-9f0d1e2a3b44',
  orderNumber: orderNumberOf(1042),
  now: '2026-11-21T09:45:00.000Z',
})
