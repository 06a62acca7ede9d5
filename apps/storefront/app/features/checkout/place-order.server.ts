import { OperationError } from '@shop/contract'
import type { ResultOf } from '@shop/contract/operations'
import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import type { ProviderMethod } from '@shop/domain/payment'
import { redirect } from 'react-router'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { MethodAnswers } from './method-answers.ts'
import { METHOD_NAMES, type OwnMethod } from './offered-methods.ts'
import type { PaymentProblemCode } from './payment-problem.tsx'

/** How long the payment step waits for the provider before it offers the shop's own methods alone. */
const PATIENCE_MS = 1500

/** Orders among which that of a cart is looked for: it was placed a moment ago. */
const LATEST_ORDERS = 5

/** Result of an attempt to order. */
export type OrderAttempt = { readonly order: Order } | { readonly problem: PaymentProblemCode }

const PAYMENT_OPERATIONS = {
  'bank-transfer': 'createBankPayment',
  'cash-on-delivery': 'createCodPayment',
  'on-account': 'createAccountPayment',
} as const satisfies Record<OwnMethod['method'], string>

/** Creates the payment of the cart and then the order (PAY-09, PAY-12). A refusal is returned; an outage and anything else is thrown. */
export async function placeOrder({ client, hrefs }: ShopRequest, cart: Cart, offer: OwnMethod): Promise<OrderAttempt> {
  try {
    const paid = await client.call(PAYMENT_OPERATIONS[offer.method], {
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
    toCartOfEndedQuote(hrefs, error)
    if (error instanceof OperationError && !error.isUnavailable) return { problem: problemOf(error) }
    throw error
  }
}

/** The number of the order that was made of a cart by this session; undefined where it is not among its latest. */
export async function findOrderOfCart({ client, hasSession }: ShopRequest, cartId: string): Promise<string | undefined> {
  if (!hasSession) return undefined
  const { me } = await client.call('getOrders', { limit: LATEST_ORDERS })
  return me.orders.results.find(({ cart }) => cart.id === cartId)?.orderNumber
}

/** How far a payment by the provider has come. */
export type PaymentProgress = ResultOf<'startPayment'>

/**
 * Begins to pay a cart by the provider, which leads the shopper back to `returnUrl` (PAY-09). A refusal is returned; anything
 * else is thrown.
 */
export async function startPayment(
  { client, hrefs }: ShopRequest,
  cart: Cart,
  {
    method,
    returnUrl,
    answers,
  }: { readonly method: ProviderMethod; readonly returnUrl: string; readonly answers: MethodAnswers },
): Promise<PaymentProgress | { readonly problem: PaymentProblemCode }> {
  const { currencyCode, centAmount } = cart.totalPrice
  try {
    return await client.call('startPayment', {
      id: cart.id,
      version: cart.version,
      draft: {
        paymentMethodInfo: { paymentInterface: 'card-payment-provider', method, name: { en: 'Payment provider' } },
        amountPlanned: { currencyCode, centAmount },
        ...answers,
      },
      returnUrl,
    })
  } catch (error) {
    toCartOfEndedQuote(hrefs, error)
    if (error instanceof OperationError && !error.isUnavailable) return { problem: problemOf(error) }
    throw error
  }
}

/** Throws the redirect to the cart where its quote cannot be ordered any more: it says so, and offers to leave the quote. */
function toCartOfEndedQuote(hrefs: ShopRequest['hrefs'], error: unknown): void {
  if (error instanceof OperationError && error.errors.some(({ quote }) => quote !== undefined))
    throw redirect(hrefs.checkout('cart'), 303)
}

/** What the provider has for a cart; while it does not answer, its methods are left out and the page says so. */
export async function listProviderMethods({ client }: ShopRequest, cart: Cart): Promise<ResultOf<'getProviderMethods'>> {
  const listed = client.call('getProviderMethods', { id: cart.id })
  return optionalBlock(
    'methods of the payment provider',
    listed,
    { isAvailable: false, methods: [] },
    { patienceMs: PATIENCE_MS },
  )
}

/** The refusal of a payment as a code of the payment step. */
export function problemOf(error: OperationError): PaymentProblemCode {
  if (error.has('malformed-price') || error.has('PriceChanged')) return 'malformed-price'
  if (error.has('cancelled-transaction')) return 'cancelled-transaction'
  if (error.statusCode >= 500) return 'creating-order-failed'
  if (['OutOfStock', 'ConcurrentModification', 'unprocessable-entity'].some(code => error.has(code)))
    return 'unprocessable-entity'
  return 'payment-error'
}
