import type { Cart } from '@shop/domain/cart'
import { cartIn } from './check-history.ts'
import type { History, RecordedCall } from './history.ts'

/**
 * What a shop with a fault would have answered instead: a history that no order of calls explains, or undefined when
 * the fault would not show in this one.
 */
export type Fault = (history: History) => History | undefined

/** A success that changed a cart, and the cart it made. */
interface Change {
  readonly call: RecordedCall
  readonly cart: Cart
}

/** Changes by the version they made. */
function changesOf({ before, calls }: History): Change[] {
  const known = new Set(Object.values(before.carts).map(({ id, version }) => `${id} ${version}`))
  return [...calls]
    .sort((a, b) => a.answeredAt - b.answeredAt)
    .flatMap(call => {
      const cart = cartIn(call)
      const version = (call.params as { version?: number }).version
      if (!cart || version === undefined || cart.version <= version) return []
      return known.has(`${cart.id} ${cart.version}`) ? [] : [{ call, cart }]
    })
}

function withAnswerOf(history: History, changed: RecordedCall, body: unknown, status = changed.answer.status): History {
  const replaced = { ...changed, answer: { status, body } }
  return { ...history, calls: history.calls.map(call => (call === changed ? replaced : call)) }
}

/** The history with other carts in its answers. */
function withCarts(history: History, change: (cart: Cart) => Cart): History {
  const calls = history.calls.map(call => {
    const cart = cartIn(call)
    if (!cart) return call
    const { data } = call.answer.body as { data: { cart?: Cart; me?: object } }
    const shown = change(cart)
    const changed = data.cart ? { ...data, cart: shown } : { ...data, me: { ...data.me, activeCart: shown } }
    return { ...call, answer: { ...call.answer, body: { data: changed } } }
  })
  return { ...history, calls }
}

/** An add, and whether a later answer shows its cart before any client set or removed a line. */
function findSeenAdd(history: History): (Change & { readonly sku: string; readonly quantity: number }) | undefined {
  for (const change of changesOf(history)) {
    if (change.call.operation !== 'addToCart') continue
    const { product, quantity } = change.call.params as { product: { sku: string }; quantity: number }
    const isSeenLater = history.calls.some(call => {
      const cart = cartIn(call)
      return cart?.id === change.cart.id && cart.version === change.cart.version + 1 && quantityOf(cart, product.sku) > quantity
    })
    if (isSeenLater) return { ...change, sku: product.sku, quantity }
  }
  return undefined
}

function quantityOf({ lineItems }: Cart, sku: string): number {
  return lineItems.find(line => line.variant.sku === sku)?.quantity ?? 0
}

function withMore(cart: Cart, sku: string, quantity: number): Cart {
  const lineItems = cart.lineItems.map(line =>
    line.variant.sku === sku ? { ...line, quantity: Math.max(1, line.quantity + quantity) } : line,
  )
  return { ...cart, lineItems }
}

/** An add is acknowledged, and the next version is without it. */
const lostUpdate: Fault = history => {
  const add = findSeenAdd(history)
  if (!add) return undefined
  const { id, version } = add.cart
  return withCarts(history, cart => (cart.id === id && cart.version > version ? withMore(cart, add.sku, -add.quantity) : cart))
}

/** An add takes place once more behind everybody's back. */
const duplicatedApply: Fault = history => {
  const add = findSeenAdd(history)
  if (!add) return undefined
  const { id, version } = add.cart
  return withCarts(history, cart => (cart.id === id && cart.version > version ? withMore(cart, add.sku, add.quantity) : cart))
}

/** A reader sees a version that was over, as every client could know, before the read began. */
const staleRead: Fault = history => {
  for (const read of history.calls) {
    if (read.operation !== 'getMe') continue
    const before = history.calls.filter(call => call.answeredAt < read.invokedAt)
    const shown = before.flatMap(call => cartIn(call) ?? [])
    const newest = Math.max(...shown.map(({ version }) => version))
    const older = shown.find(({ id, version }) => version < newest && shown.every(cart => cart.id === id))
    if (older) return withAnswerOf(history, read, { data: { me: { activeCart: older } } })
  }
  return undefined
}

/** Two changes are told the same version. */
const versionGivenTwice: Fault = history => {
  const [first, second] = changesOf(history)
  if (!first || !second || first.cart.id !== second.cart.id) return undefined
  return withCarts(history, cart => (cart === second.cart ? { ...cart, version: first.cart.version } : cart))
}

/** A change is refused and takes place all the same. */
const refusedButApplied: Fault = history => {
  const changes = changesOf(history)
  const change = changes.find(({ cart }) => changes.some(later => later.cart.id === cart.id && later.cart.version > cart.version))
  if (!change) return undefined
  const errors = [{ code: 'OutOfStock', message: 'none' }]
  return withAnswerOf(history, change.call, { statusCode: 400, message: 'none', errors }, 400)
}

/** A change is acknowledged and never takes place. */
const acknowledgedButDropped: Fault = history => {
  const add = findSeenAdd(history)
  if (!add) return undefined
  const { id, version } = add.cart
  return withCarts(history, cart =>
    cart.id === id && cart.version > version ? { ...withMore(cart, add.sku, -add.quantity), version: cart.version - 1 } : cart,
  )
}

/** A conflict is answered with a version that is not the current one. */
const wrongCurrentVersion: Fault = history => {
  const refused = history.calls.find(({ answer }) => answer.status === 409)
  if (!refused) return undefined
  const { version } = refused.params as { version: number }
  const body = refused.answer.body as { errors: readonly object[] }
  return withAnswerOf(history, refused, { ...body, errors: body.errors.map(error => ({ ...error, currentVersion: version })) })
}

/** A reader sees a change that no client has requested yet. */
const readOfTheFuture: Fault = history => {
  for (const read of history.calls) {
    const cart = read.operation === 'getMe' ? cartIn(read) : undefined
    const change = cart && changesOf(history).find(({ cart: made }) => made.id === cart.id && made.version === cart.version)
    if (!change) continue
    const early = { ...read, invokedAt: change.call.invokedAt - 0.5, answeredAt: change.call.invokedAt - 0.25 }
    return { ...history, calls: history.calls.map(call => (call === read ? early : call)) }
  }
  return undefined
}

/** A repeated order call is answered with another order. */
const orderedTwice: Fault = history => {
  const orders = history.calls.filter(({ operation, answer }) => operation === 'createMyOrderFromCart' && answer.status === 200)
  const cartIdOf = ({ params }: RecordedCall) => (params as { id: string }).id
  const second = orders.find((call, index) => orders.slice(0, index).some(earlier => cartIdOf(earlier) === cartIdOf(call)))
  if (!second) return undefined
  const { data } = second.answer.body as { data: { order: { orderNumber: string } } }
  return withAnswerOf(history, second, { data: { order: { ...data.order, orderNumber: `${data.order.orderNumber}0` } } })
}

/** A deleted cart is shown to a client that reads afterwards. */
const deletedButShown: Fault = history => {
  const deletion = history.calls.find(({ operation, answer }) => operation === 'deleteCart' && answer.status === 200)
  const last =
    deletion && history.calls.flatMap(call => (call.answeredAt < deletion.invokedAt ? (cartIn(call) ?? []) : [])).at(-1)
  const read = history.calls.find(call => deletion && call.operation === 'getMe' && call.invokedAt > deletion.answeredAt)
  if (!deletion || !last || !read || last.id !== (deletion.params as { id: string }).id) return undefined
  return withAnswerOf(history, read, { data: { me: { activeCart: last } } })
}

/** Every fault that the checker must find wherever it shows. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  lostUpdate,
  duplicatedApply,
  staleRead,
  versionGivenTwice,
  refusedButApplied,
  acknowledgedButDropped,
  wrongCurrentVersion,
  readOfTheFuture,
  orderedTwice,
  deletedButShown,
}
