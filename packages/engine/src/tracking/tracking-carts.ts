import { purchaseEventsOf } from '@shop/domain/tracking'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findOrderForMessage } from '../order/index.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'
import { storeTracking } from './store-tracking.ts'

/** The browser of a cart that is taken through the checkout, and whether a service outside may learn of its purchase. */
export interface TrackedCart {
  readonly cartId: string
  readonly owner: Owner
  readonly browserId: string
  readonly isForwarded: boolean
}

/** What of a decision about cookies counts here. */
interface TrackingConsent {
  readonly statistics: boolean
  readonly marketing: boolean
}

/** Notes which browser takes a cart through the checkout; nothing for a cart that is not the owner's. */
export async function noteTrackedCart(
  { db }: EngineContext,
  { cartId, owner, browserId, isForwarded }: TrackedCart,
): Promise<void> {
  await sql`
    insert into tracking_cart (cart_id, browser_id, is_forwarded)
    select id, ${browserId}::uuid, ${isForwarded} from cart
    where id = ${cartId} and state = 'Active' and ${ownedBy('cart', owner)}
    on conflict (cart_id) do update set browser_id = excluded.browser_id, is_forwarded = excluded.is_forwarded`.execute(db)
}

/**
 * Follows a decision of the owner of carts: without statistics it is forgotten which browser has them, and without marketing
 * no service outside learns of their purchase.
 */
export async function restrictTrackedCarts({ db }: EngineContext, owner: Owner, choices: TrackingConsent): Promise<void> {
  if (!choices.statistics)
    await sql`delete from tracking_cart using cart where cart.id = cart_id and ${ownedBy('cart', owner)}`.execute(db)
  else if (!choices.marketing)
    await sql`
      update tracking_cart set is_forwarded = false from cart
      where cart.id = cart_id and is_forwarded and ${ownedBy('cart', owner)}`.execute(db)
}

/**
 * Which of some orders came of a cart whose browser is known. It is noted while a cart can still be ordered, so that an order
 * that is not among them never will be.
 */
export async function findTrackedOrders({ db }: EngineContext, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select tracked.id from unnest(${[...orderIds]}::uuid[]) tracked (id)
    where exists (
      select from "order" join tracking_cart on tracking_cart.cart_id = "order".cart_id where "order".id = tracked.id)`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Stores the purchase that an order is, and those of its lines, where the buyer agreed to statistics: amounts are those of the
 * order, the browser is the one that took its cart through the checkout. `isForwarding` says whether there is a service outside
 * to tell. Repeated calls store it once.
 */
export async function trackPurchase(
  context: EngineContext,
  { orderId, isForwarding }: { readonly orderId: string; readonly isForwarding: boolean },
): Promise<void> {
  const order = await findOrderForMessage(context, orderId)
  if (!order) return
  await inTransaction(context, async db => {
    const buyer = await db
      .deleteFrom('tracking_cart')
      .where('cart_id', '=', order.cart.id)
      .returning(['browser_id as browserId', 'is_forwarded as isForwarded'])
      .executeTakeFirst()
    if (!buyer) return
    const { browserId, isForwarded } = buyer
    const { locale, customerId } = order
    const events = purchaseEventsOf(order, { browserId, locale, ...(customerId ? { customerId } : {}) })
    const entries = events.map(event => ({ ...event, kind: 'event' as const, isForwarded: isForwarded && isForwarding }))
    await storeTracking({ db, now: context.now }, entries)
  })
}
