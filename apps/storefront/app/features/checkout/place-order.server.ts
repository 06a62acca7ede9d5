import { OperationError } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import type { ShopRequest } from '../../request/request-context.server.ts'
import { METHOD_NAMES, type OfferedMethod } from './offered-methods.ts'
import type { PaymentProblemCode } from './payment-form.tsx'

/** Result of an attempt to order. */
export type OrderAttempt = { readonly order: Order } | { readonly problem: PaymentProblemCode }

/** Creates the payment of the cart and then the order (PAY-09, PAY-12). A refusal is returned; anything else is thrown. */
export async function placeOrder({ client }: ShopRequest, cart: Cart, offer: OfferedMethod): Promise<OrderAttempt> {
  try {
    const createPayment = offer.method === 'cash-on-delivery' ? 'createCodPayment' : 'createBankPayment'
    const paid = await client.call(createPayment, {
      id: cart.id,
      version: cart.version,
      draft: {
        paymentMethodInfo: { paymentInterface: offer.method, name: { en: METHOD_NAMES[offer.method] } },
        amountPlanned: { currencyCode: offer.cart.totalPrice.currencyCode, centAmount: offer.cart.totalPrice.centAmount },
      },
    })
    const { order } = await client.call('createMyOrderFromCart', { id: paid.cart.id, version: paid.cart.version })
    return { order }
  } catch (error) {
    if (error instanceof OperationError) return { problem: problemOf(error) }
    throw error
  }
}

function problemOf(error: OperationError): PaymentProblemCode {
  if (error.has('malformed-price') || error.has('PriceChanged')) return 'malformed-price'
  if (error.has('cancelled-transaction')) return 'cancelled-transaction'
  if (error.statusCode >= 500) return 'creating-order-failed'
  if (['OutOfStock', 'ConcurrentModification', 'unprocessable-entity'].some(code => error.has(code)))
    return 'unprocessable-entity'
  return 'payment-error'
}
