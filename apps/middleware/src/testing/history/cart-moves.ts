import type { OperationName, ParamsOf } from '@shop/contract'
import type { Cart } from '@shop/domain/cart'
import { ADDRESS } from '../address.ts'
import type { Answer, ShopState } from './history.ts'
import { isAnsweredAsActiveCart, isAnsweredAsChange, isAnsweredAsDeletion, isAnsweredAsNewCart, unpaid } from './model-cart.ts'
import { KNOWN_CODES, withCode, withoutCode } from './model-codes.ts'
import { withLine, withLineQuantity, withoutLine } from './model-lines.ts'
import { isAnsweredAsOrder, withPayment } from './model-order.ts'

/** What a client wants next; how it says so depends on the cart it has seen. */
export interface Wish {
  readonly move: MoveName
  /** One of the SKUs of the history, or of the codes. */
  readonly skuIndex: number
  readonly quantity: number
  /** The version it claims to know, next to the one it has seen: an older one, or one that does not exist yet. */
  readonly versionShift: number
}

/** One operation of a history: how it is asked for, and what the model answers. */
interface Move<Name extends OperationName> {
  /** How often it is chosen, relative to the others. */
  readonly weight: number
  readonly params: (wish: Wish, seen: Cart, skus: readonly string[]) => ParamsOf<Name>
  /**
   * The state after a call, the same object when it changed nothing. Throws `Mismatch` when the model answers
   * otherwise in this state.
   */
  readonly after: (state: ShopState, params: ParamsOf<Name>, answer: Answer) => ShopState
}

/** Of nothing. */
const NO_ID = '00000000-0000-4000-8000-000000000000'
const EMAIL = 'jana@example.org'

function cartAt(seen: Cart, { versionShift }: Wish) {
  return { id: seen.id, version: Math.max(1, seen.version + versionShift) }
}

/** The line of the wished SKU; of a SKU that is not in the cart, a line that does not exist. */
function lineOf(seen: Cart, sku: string | undefined): { id: string } {
  return { id: seen.lineItems.find(line => line.variant.sku === sku)?.id ?? NO_ID }
}

/** A code there is, or one there is not. */
function codeOf({ skuIndex }: Wish): string {
  return KNOWN_CODES[skuIndex] ?? 'NOSUCH'
}

/** The operations whose histories are checked. A new one needs its line here and nothing else. */
export const CART_MOVES = {
  getMe: { weight: 3, params: () => ({}), after: isAnsweredAsActiveCart },
  createCart: { weight: 2, params: () => ({}), after: isAnsweredAsNewCart },
  addToCart: {
    weight: 8,
    params: (wish, seen, skus) => ({
      ...cartAt(seen, wish),
      product: { sku: skus[wish.skuIndex] ?? '' },
      quantity: wish.quantity,
    }),
    after: isAnsweredAsChange('commuting', (cart, { product, quantity }, { stock }, answer) =>
      withLine(cart, product.sku, quantity, stock[product.sku] ?? 0, answer),
    ),
  },
  updateCartQuantity: {
    weight: 5,
    params: (wish, seen, skus) => ({
      ...cartAt(seen, wish),
      lineItem: lineOf(seen, skus[wish.skuIndex]),
      quantity: wish.quantity - 1,
    }),
    after: isAnsweredAsChange('same', (cart, { lineItem, quantity }, { stock }) =>
      withLineQuantity(cart, lineItem.id, quantity, stock),
    ),
  },
  removeFromCart: {
    weight: 3,
    params: (wish, seen, skus) => ({ ...cartAt(seen, wish), lineItem: lineOf(seen, skus[wish.skuIndex]) }),
    after: isAnsweredAsChange('same', (cart, { lineItem }) => withoutLine(cart, lineItem.id)),
  },
  applyCartCoupon: {
    weight: 2,
    params: (wish, seen) => ({ ...cartAt(seen, wish), code: codeOf(wish) }),
    after: isAnsweredAsChange('same', (cart, { code }, _state, answer) => withCode(cart, code, answer)),
  },
  removeCartCoupon: {
    weight: 1,
    params: (wish, seen) => {
      const put = seen.discountCodes.find(({ discountCode }) => discountCode.code === codeOf(wish))
      return { ...cartAt(seen, wish), discountCode: { typeId: 'discount-code', id: put?.discountCode.id ?? NO_ID } }
    },
    after: isAnsweredAsChange('same', (cart, { discountCode }) => withoutCode(cart, discountCode.id)),
  },
  updateCart: {
    weight: 2,
    params: (wish, seen) => ({
      ...cartAt(seen, wish),
      actions: [
        { action: 'setCustomerEmail', email: EMAIL },
        { action: 'setBillingAddress', address: ADDRESS },
        { action: 'setShippingAddress', address: ADDRESS },
      ],
    }),
    after: isAnsweredAsChange('same', cart => (cart.isAddressed ? cart : { ...unpaid(cart), isAddressed: true })),
  },
  createBankPayment: {
    weight: 4,
    params: (wish, seen) => ({
      ...cartAt(seen, wish),
      draft: {
        paymentMethodInfo: { paymentInterface: 'bank-transfer', name: { en: 'Bank transfer' } },
        amountPlanned: { currencyCode: seen.totalPrice.currencyCode, centAmount: seen.totalPrice.centAmount },
      },
    }),
    after: isAnsweredAsChange('same', (cart, { draft }, _state, answer) =>
      withPayment(cart, draft.amountPlanned.centAmount, answer),
    ),
  },
  createMyOrderFromCart: { weight: 3, params: (wish, seen) => cartAt(seen, wish), after: isAnsweredAsOrder },
  deleteCart: { weight: 1, params: (wish, seen) => cartAt(seen, wish), after: isAnsweredAsDeletion },
} as const satisfies { readonly [Name in OperationName]?: Move<Name> }

export type MoveName = keyof typeof CART_MOVES

/** A move whose name is not known at compile time. */
export interface AnyMove {
  readonly weight: number
  readonly params: (wish: Wish, seen: Cart, skus: readonly string[]) => unknown
  readonly after: (state: ShopState, params: unknown, answer: Answer) => ShopState
}

/** The move of an operation. Throws for an operation that has none. */
export function moveOf(operation: OperationName): AnyMove {
  const move = (CART_MOVES as Partial<Record<OperationName, unknown>>)[operation]
  if (!move) throw new Error(`The model has no ${operation}`)
  // The table pairs params and model of one operation, which a name of run time cannot tell.
  return move as AnyMove
}
