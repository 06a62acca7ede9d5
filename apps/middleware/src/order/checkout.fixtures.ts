import type { Cart } from '@shop/domain/cart'
import { PRESS } from '../catalogue.fixtures.ts'
import { ADDRESS, type Shopper } from '../middleware.fixtures.ts'

/** A cart with e-mail and addresses, ready to be paid. */
export async function readyCart(shopper: Shopper, sku = PRESS, quantity = 1): Promise<Cart> {
  const { cart } = await shopper.do('createCart', {})
  const added = await shopper.do('addToCart', { id: cart.id, version: cart.version, product: { sku }, quantity })
  const ready = await shopper.do('updateCart', {
    id: cart.id,
    version: added.cart.version,
    actions: [
      { action: 'setCustomerEmail', email: 'jana@example.org' },
      { action: 'setBillingAddress', address: ADDRESS },
      { action: 'setShippingAddress', address: ADDRESS },
    ],
  })
  return ready.cart
}

/** A draft of a payment in the form of the contract. */
export function draftOf(paymentInterface: 'bank-transfer' | 'cash-on-delivery', centAmount: number, currencyCode = 'EUR') {
  return { paymentMethodInfo: { paymentInterface, name: { en: 'Payment' } }, amountPlanned: { currencyCode, centAmount } }
}

/** A cart with a bank transfer over its total, ready to be ordered. */
export async function paidCart(shopper: Shopper, sku = PRESS, quantity = 1): Promise<Cart> {
  const { id, version, totalPrice } = await readyCart(shopper, sku, quantity)
  const draft = draftOf('bank-transfer', totalPrice.centAmount)
  return (await shopper.do('createBankPayment', { id, version, draft })).cart
}
