import type { CartQuote } from '@shop/domain/cart'
import type { QuoteObstacle } from '@shop/domain/error'
import { quoteObstacle } from '@shop/domain/quote'
import { lockCart } from '../cart/cart-rows.ts'
import { takeUpCart } from '../cart/put-aside-rows.ts'
import type { Database } from '../database/context.ts'
import { type DecidedOrder, insertOrder, type OrderObstacle } from './place-order-rows.ts'

/**
 * Places the order of a cart, which accepts its quote where it has one: once, and as long as that is open at the instant `at` (ISO).
 * A quote costs statements of its own and asks for a transaction around `db`; any other cart pays nothing.
 */
export async function insertOrderOfCart(db: Database, decided: DecidedOrder, at: string): Promise<OrderObstacle | undefined> {
  const { order, cart } = decided
  const { quote, customerId } = cart
  if (!quote || customerId === undefined) return insertOrder(db, decided)
  // Cart before quote, as by everyone who orders.
  await lockCart(db, cart.id)
  if (!(await isAsDecided(db, decided))) return { moved: 'cart' }
  const reason = await lockQuote(db, { ...quote, customerId }, at)
  if (reason) return { quote: reason }
  const obstacle = await insertOrder(db, decided)
  if (obstacle) return obstacle
  const { numUpdatedRows } = await db
    .updateTable('quote')
    .set(({ eb }) => ({
      state: 'Accepted',
      order_id: order.id,
      version: eb('version', '+', 1),
      last_modified_at: order.createdAt,
    }))
    .where('id', '=', quote.id)
    .where('state', '=', 'Pending')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error(`Quote ${quote.quoteNumber} changed under its lock`)
  await takeUpCart(db, { customerId, storeKey: cart.store.key, now: order.createdAt })
  return undefined
}

/** Whether a locked cart is the one that was decided about: another call may have ordered it meanwhile. It may wait for an approval. */
async function isAsDecided(db: Database, { cart }: DecidedOrder): Promise<boolean> {
  const row = await db.selectFrom('cart').select(['version', 'state']).where('id', '=', cart.id).executeTakeFirst()
  return row?.version === cart.version && row.state === cart.cartState
}

/** Why a quote of a customer cannot be ordered; no one changes it until the transaction ends. */
async function lockQuote(
  db: Database,
  { id, version, customerId }: Pick<CartQuote, 'id' | 'version'> & { readonly customerId: string },
  at: string,
): Promise<QuoteObstacle | undefined> {
  const row = await db
    .selectFrom('quote')
    .select(['state', 'version', 'valid_until'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'withdrawn'
  const obstacle = quoteObstacle({ state: row.state, validUntil: row.valid_until ?? undefined }, at)
  return obstacle ?? (row.version === version ? undefined : 'changed')
}
