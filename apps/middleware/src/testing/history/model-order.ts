import { isDeepStrictEqual } from 'node:util'
import type { ErrorEnvelope } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import { dataOf, Mismatch, type ModelRefusal, requireRefusal, shownLines } from './answers.ts'
import type { Answer, ModelCart, ShopState } from './history.ts'
import { type CartParams, findChangeable, withCart } from './model-cart.ts'

/** Largest quantity that may be paid by bank transfer. */
const MAX_BANK_TRANSFER_QUANTITY = 20

/** Why a cart cannot be paid or ordered, with this payment. */
function refusalToPay({ lines, isAddressed }: ModelCart, paymentId: string | undefined): ModelRefusal | undefined {
  if (lines.length === 0) return { code: 'unprocessable-entity' }
  if (!isAddressed || paymentId === undefined) return { code: 'RequiredField' }
  return lines.reduce((sum, { quantity }) => sum + quantity, 0) > MAX_BANK_TRANSFER_QUANTITY
    ? { code: 'payment-error' }
    : undefined
}

/**
 * A cart with a payment over `centAmount`. The model has no prices: the answer says the total, and a payment over
 * exactly that total is accepted, one over another refused.
 */
export function withPayment(cart: ModelCart, centAmount: number, answer: Answer): ModelCart | ModelRefusal {
  const refusal = refusalToPay(cart, 'new')
  if (refusal) return refusal
  if (answer.status !== 200) {
    const [error] = (answer.body as Partial<ErrorEnvelope> | undefined)?.errors ?? []
    const expected = error?.expected as { centAmount?: number } | undefined
    if (expected?.centAmount === centAmount) throw new Mismatch('expected the amount to be accepted')
    return { code: 'malformed-price' }
  }
  const { payment, cart: paid } = dataOf<{ payment: { id: string }; cart: Cart }>(answer)
  if (paid.totalPrice.centAmount !== centAmount) throw new Mismatch(`expected a refusal: the total is not ${centAmount}`)
  if (payment.id === cart.paymentId) throw new Mismatch('expected a new payment')
  return { ...cart, paymentId: payment.id }
}

/** `createMyOrderFromCart` orders a paid cart once; from then on it shows that order. */
export function isAnsweredAsOrder(state: ShopState, params: CartParams, answer: Answer): ShopState {
  const cart = state.carts[params.id]
  if (cart?.order) {
    requireOrder(answer, cart)
    return state
  }
  const found = findChangeable(state, params, 'same')
  const refusal = 'code' in found ? found : (refusalToPay(found, found.paymentId) ?? shortage(found, state.stock))
  if (refusal || 'code' in found) {
    requireRefusal(answer, refusal ?? (found as ModelRefusal))
    return state
  }
  const order = requireOrder(answer, found)
  if (order.cart.version !== found.version) throw new Mismatch(`expected the order of version ${found.version}`)
  const { activeId: _ordered, ...rest } = state
  const ordered: ModelCart = {
    ...found,
    state: 'Ordered',
    version: found.version + 1,
    order: { id: order.id, orderNumber: order.orderNumber },
  }
  return { ...withCart(rest, ordered), stock: withoutSold(state.stock, found) }
}

function shortage({ lines }: ModelCart, stock: ShopState['stock']): ModelRefusal | undefined {
  return lines.some(({ sku, quantity }) => quantity > (stock[sku] ?? 0)) ? { code: 'OutOfStock' } : undefined
}

function requireOrder(answer: Answer, cart: ModelCart): Order {
  const { order } = dataOf<{ order: Order }>(answer)
  const known = cart.order
  if (known && (known.id !== order.id || known.orderNumber !== order.orderNumber))
    throw new Mismatch(`expected order ${known.orderNumber}`)
  if (order.cart.id !== cart.id) throw new Mismatch('expected the order of this cart')
  if (!isDeepStrictEqual(shownLines(order), cart.lines)) throw new Mismatch('expected the lines of the cart')
  return order
}

function withoutSold(stock: ShopState['stock'], { lines }: ModelCart): ShopState['stock'] {
  const left = { ...stock }
  for (const { sku, quantity } of lines) left[sku] = (left[sku] ?? 0) - quantity
  return left
}
