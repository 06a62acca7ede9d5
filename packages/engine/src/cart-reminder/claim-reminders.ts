import { type RawBuilder, sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findOrMakeRecipient, wantsReminder } from '../mail-preference/recipient-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** Topic of the outbox under which a cart is told whose owner is to be reminded of it. */
export const CART_REMINDER_TOPIC = 'cart-reminder'

/** Hours after which it is too late: who has left a cart for longer has long decided about it. */
const OLDEST_HOURS = 24

/** Carts that no one has changed for some hours, up to a day before that, and that are still to be bought. */
interface ReminderRule {
  readonly idleHours: number
  readonly limit: number
}

interface IdleCart {
  readonly cartId: string
  readonly storeKey: string
  readonly locale: string
  readonly email: string
}

const EMAIL = sql`lower(coalesce(customer.email, cart.document ->> 'customerEmail'))`

/** How many hours ago carts that are due were changed; each is looked at by itself, since all of them are a day of visitors. */
function hoursOf(idleHours: number): number[] {
  return Array.from({ length: OLDEST_HOURS + 2 }, (_, place) => idleHours + OLDEST_HOURS + 1 - place)
}

/** The carts that are due and were changed in an hour of so long ago, with their customers: what follows `from`. */
function dueCarts(idleHours: number, hoursAgo: number): RawBuilder<unknown> {
  return sql`cart left join customer on customer.id = cart.customer_id
    where cart.state = 'Active' and not cart.is_express and cart.total_cent > 0
      and cart.last_modified_at < now() - make_interval(hours => ${idleHours})
      and cart.last_modified_at > now() - make_interval(hours => ${idleHours + OLDEST_HOURS})
      and cart.last_modified_hour >= date_trunc('hour', now()) - make_interval(hours => ${hoursAgo})
      and cart.last_modified_hour < date_trunc('hour', now()) - make_interval(hours => ${hoursAgo - 1})
      and not exists (select from cart_reminder reminder where reminder.cart_id = cart.id)
      and not exists (select from checkout_attempt attempt where attempt.cart_id = cart.id)
      and not exists (select from "order" where "order".customer_id = cart.customer_id and "order".created_at > cart.last_modified_at)
      and ${wantsReminder('abandoned-cart', EMAIL, sql`cart.store_key`)}`
}

/**
 * Claims carts whose owners want to be reminded of them, once each, and leaves a message for each. Their address is the customer's, or
 * what a guest typed at the checkout; it has to have agreed. Not of who began to pay the cart, since they have had a mail about that
 * or an order, nor of who has ordered something else since. Workers that run in parallel claim each cart once. Returns how many.
 */
export async function claimCartReminders(context: EngineContext, { idleHours, limit }: ReminderRule): Promise<number> {
  let claimed = 0
  for (const hoursAgo of hoursOf(idleHours)) {
    if (claimed >= limit) break
    claimed += await claimOfHour(context, { idleHours, limit: limit - claimed }, hoursAgo)
  }
  return claimed
}

async function claimOfHour(context: EngineContext, { idleHours, limit }: ReminderRule, hoursAgo: number): Promise<number> {
  return inTransaction(context, async db => {
    const { rows } = await sql<IdleCart>`
      select cart.id as "cartId", cart.store_key as "storeKey", cart.document ->> 'locale' as locale, ${EMAIL} as email
      from ${dueCarts(idleHours, hoursAgo)} order by cart.last_modified_at limit ${limit} for update of cart skip locked`.execute(
      db,
    )
    let claimed = 0
    for (const { cartId, ...address } of rows) {
      const recipient = await findOrMakeRecipient(db, { ...address, id: context.newId() })
      // Another worker may have claimed it between the look at the table and the lock of the cart.
      const own = await db
        .insertInto('cart_reminder')
        .values({ cart_id: cartId, recipient_id: recipient.id })
        .onConflict(conflict => conflict.doNothing())
        .returning('cart_id')
        .executeTakeFirst()
      if (!own) continue
      claimed++
      await addToOutbox(db, {
        topic: CART_REMINDER_TOPIC,
        payload: { cartId },
        dedupKey: `${CART_REMINDER_TOPIC}/${cartId}`,
      })
    }
    return claimed
  })
}

/** A cart whose owner was reminded of it, or is about to be; instants are ISO. */
export interface ClaimedCart {
  readonly cartId: string
  readonly storeKey: string
  readonly claimedAt: string
  readonly sentAt: string | null
}

/** The carts that were claimed last, newest first, and how many more are due now: for the owner. */
export async function findCartReminders(
  { db }: EngineContext,
  { idleHours, limit }: ReminderRule,
): Promise<{ readonly due: number; readonly reminders: readonly ClaimedCart[] }> {
  let due = 0
  for (const hoursAgo of hoursOf(idleHours)) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::integer as count from ${dueCarts(idleHours, hoursAgo)}`.execute(db)
    due += rows[0]?.count ?? 0
  }
  const reminders = await db
    .selectFrom('cart_reminder')
    .innerJoin('cart', 'cart.id', 'cart_reminder.cart_id')
    .select(['cart.id as cartId', 'cart.store_key as storeKey', 'claimed_at as claimedAt', 'sent_at as sentAt'])
    .orderBy('claimed_at', 'desc')
    .limit(limit)
    .execute()
  return { due, reminders }
}
