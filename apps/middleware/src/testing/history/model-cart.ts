import type { Cart } from '@shop/domain/cart'
import { dataOf, Mismatch, type ModelRefusal, requireRefusal, requireShown } from './answers.ts'
import type { Answer, ModelCart, ShopState } from './history.ts'

export interface CartParams {
  readonly id: string
  readonly version: number
}

/** Whether a change must name the current version, or may also name an older one. */
export type ModelVersionRule = 'same' | 'commuting'

/** The state with a cart in its new form. */
export function withCart(state: ShopState, cart: ModelCart): ShopState {
  return { ...state, carts: { ...state.carts, [cart.id]: cart } }
}

/** The cart a call means, or why every change of it is refused. */
export function findChangeable(state: ShopState, { id, version }: CartParams, rule: ModelVersionRule): ModelCart | ModelRefusal {
  const cart = state.carts[id]
  if (!cart) return { code: 'ResourceNotFound' }
  if (cart.state !== 'Active') return { code: 'InvalidOperation' }
  if (version === cart.version) return cart
  if (rule === 'same') return { code: 'ConcurrentModification', currentVersion: cart.version }
  return version < cart.version ? cart : { code: 'InvalidInput' }
}

/**
 * The model of a change that answers with the cart: its success raises the version by one, unless it has no effect.
 * `decide` gives the refusal, the same cart for no effect, or the changed cart, and may take new ids from the answer.
 */
export function isAnsweredAsChange<Params extends CartParams>(
  rule: ModelVersionRule,
  decide: (cart: ModelCart, params: Params, state: ShopState, answer: Answer) => ModelCart | ModelRefusal,
) {
  return (state: ShopState, params: Params, answer: Answer): ShopState => {
    const found = findChangeable(state, params, rule)
    const decided = 'code' in found ? found : decide(found, params, state, answer)
    if ('code' in decided) {
      requireRefusal(answer, decided)
      return state
    }
    const next = decided === found ? decided : { ...decided, version: decided.version + 1 }
    requireShown(dataOf<{ cart: Cart }>(answer).cart, next)
    return next === found ? state : withCart(state, next)
  }
}

/** A cart without payment: what was paid for is no longer what is in it. */
export function unpaid({ paymentId: _payment, ...cart }: ModelCart): ModelCart {
  return cart
}

/** `getMe` shows the active cart. */
export function isAnsweredAsActiveCart(state: ShopState, _params: unknown, answer: Answer): ShopState {
  const { activeCart } = dataOf<{ me: { activeCart: Cart | null } }>(answer).me
  const active = state.activeId === undefined ? undefined : state.carts[state.activeId]
  if (active) requireShown(activeCart, active)
  else if (activeCart) throw new Mismatch('expected no active cart')
  return state
}

/** `createCart` shows the active cart, or a new one. */
export function isAnsweredAsNewCart(state: ShopState, _params: unknown, answer: Answer): ShopState {
  const { cart } = dataOf<{ cart: Cart }>(answer)
  const active = state.activeId === undefined ? undefined : state.carts[state.activeId]
  if (active) {
    requireShown(cart, active)
    return state
  }
  if (state.carts[cart.id]) throw new Mismatch('expected a new cart')
  const created: ModelCart = { id: cart.id, version: 1, state: 'Active', lines: [], codes: [], isAddressed: false }
  requireShown(cart, created)
  return { ...withCart(state, created), activeId: cart.id }
}

/** `deleteCart` leaves none. */
export function isAnsweredAsDeletion(state: ShopState, params: CartParams, answer: Answer): ShopState {
  const found = findChangeable(state, params, 'same')
  if ('code' in found) {
    requireRefusal(answer, found)
    return state
  }
  if (dataOf(answer) !== null) throw new Mismatch('expected null')
  const { [found.id]: _deleted, ...carts } = state.carts
  return { carts, stock: state.stock }
}
