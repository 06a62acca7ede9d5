import { isDeepStrictEqual } from 'node:util'
import type { ErrorCode, ErrorEnvelope } from '@shop/contract'
import { ERROR_STATUSES } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import type { Order } from '@shop/domain/order'
import type { Answer, ModelCart, ModelLine } from './history.ts'

/** An answer is not the one the model gives in this state. */
export class Mismatch extends Error {}

/** A refusal as the model words it. */
export interface ModelRefusal {
  readonly code: ErrorCode
  /** With `ConcurrentModification`. */
  readonly currentVersion?: number
}

/** Throws `Mismatch` unless the answer is this refusal, with its status and details. */
export function requireRefusal(answer: Answer, { code, currentVersion }: ModelRefusal): void {
  const [error] = (answer.body as Partial<ErrorEnvelope> | undefined)?.errors ?? []
  const isSame = answer.status === ERROR_STATUSES[code] && error?.code === code && error.currentVersion === currentVersion
  if (!isSame) throw new Mismatch(`expected ${code}${currentVersion === undefined ? '' : ` ${currentVersion}`}`)
}

/** The `data` of a success. Throws `Mismatch` for anything else. */
export function dataOf<Data>(answer: Answer): Data {
  if (answer.status !== 200) throw new Mismatch('expected a success')
  return (answer.body as { data: Data }).data
}

/** What an answer shows of a cart, in the form of the model. Gifts come and go by rules that are not modelled. */
export function shownCart(cart: Cart): Omit<ModelCart, 'order'> {
  const [payment] = cart.paymentInfo?.payments ?? []
  return {
    id: cart.id,
    version: cart.version,
    state: cart.cartState as ModelCart['state'],
    lines: shownLines(cart),
    codes: cart.discountCodes.map(({ discountCode: { id, code } }) => ({ id, code })),
    isAddressed: cart.customerEmail !== undefined && cart.billingAddress !== undefined && cart.shippingAddress !== undefined,
    ...(payment ? { paymentId: payment.id } : {}),
  }
}

/** The lines a cart or an order shows. */
export function shownLines({ lineItems }: Pick<Cart | Order, 'lineItems'>): ModelLine[] {
  return lineItems
    .filter(line => line.lineItemMode === 'Standard')
    .map(({ id, variant, quantity }) => ({ id, sku: variant.sku, quantity }))
}

/** Throws `Mismatch` unless the answer shows exactly this cart. */
export function requireShown(cart: Cart | null, expected: ModelCart): void {
  if (cart === null) throw new Mismatch(`expected cart version ${expected.version}`)
  const { order: _order, ...rest } = expected
  if (!isDeepStrictEqual(shownCart(cart), rest))
    throw new Mismatch(`expected version ${expected.version} ${expected.state} with ${describeLines(expected.lines)}`)
}

/** Lines in short, such as `2 EX40000001`. */
export function describeLines(lines: readonly ModelLine[]): string {
  return lines.map(({ sku, quantity }) => `${quantity} ${sku}`).join(', ') || 'no lines'
}
