import { type RawBuilder, sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findOrMakeRecipient, wantsReminder } from '../mail-preference/recipient-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'

/** Topic of the outbox under which an order is told whose buyer is to be asked for reviews. */
export const REVIEW_INVITATION_TOPIC = 'review-invitation'

/** Days after which it is too late: who was not asked by then, for instance since the shop did not ask yet, is not asked any more. */
const WINDOW_DAYS = 30

/** Orders that arrived some days ago, up to a month before that. */
interface InvitationRule {
  readonly afterDays: number
  readonly limit: number
}

interface DeliveredOrder {
  readonly orderId: string
  readonly storeKey: string
  readonly locale: string
  readonly email: string
}

const EMAIL = sql`lower(trim("order".document ->> 'customerEmail'))`

/** The orders that are due: what follows `from`. What is lost is waited for by no one. */
function dueOrders(afterDays: number): RawBuilder<unknown> {
  const until = sql`now() - make_interval(days => ${afterDays})`
  return sql`"order"
    where "order".id in (select order_id from shipment
        where delivered_at <= ${until} and delivered_at > now() - make_interval(days => ${afterDays + WINDOW_DAYS}))
      and "order".order_state <> 'Cancelled' and "order".shipment_state = 'Shipped'
      and not exists (select from shipment where shipment.order_id = "order".id
        and (shipment.delivered_at > ${until} or (shipment.delivered_at is null
          and not exists (select from parcel where parcel.shipment_id = shipment.id and parcel.lost_at is not null))))
      and not exists (select from review_invitation invitation where invitation.order_id = "order".id)
      and ${wantsReminder('review-invitation', EMAIL, sql`"order".store_key`)}`
}

/**
 * Claims orders that have arrived as a whole, whose buyers want to be asked how they like the goods: once per order, with a message for
 * each. Workers that run in parallel claim each order once; an order that something is noted on at the moment is waited for. Which goods they are asked about is decided when the mail is written.
 * Returns how many.
 */
export async function claimReviewInvitations(context: EngineContext, { afterDays, limit }: InvitationRule): Promise<number> {
  return inTransaction(context, async db => {
    const { rows } = await sql<DeliveredOrder>`
      select "order".id as "orderId", "order".store_key as "storeKey", "order".document ->> 'locale' as locale, ${EMAIL} as email
      from ${dueOrders(afterDays)} order by "order".created_at limit ${limit} for update of "order"`.execute(db)
    let claimed = 0
    for (const { orderId, ...address } of rows) {
      const recipient = await findOrMakeRecipient(db, { ...address, id: context.newId() })
      // Another worker may have claimed it between the look at the table and the lock of the order.
      const own = await db
        .insertInto('review_invitation')
        .values({ order_id: orderId, recipient_id: recipient.id })
        .onConflict(conflict => conflict.doNothing())
        .returning('order_id')
        .executeTakeFirst()
      if (!own) continue
      claimed++
      await addToOutbox(db, {
        topic: REVIEW_INVITATION_TOPIC,
        payload: { orderId },
        dedupKey: `${REVIEW_INVITATION_TOPIC}/${orderId}`,
      })
    }
    return claimed
  })
}

/** An order whose buyer was asked, or is about to be; instants are ISO. */
export interface ClaimedInvitation {
  readonly orderNumber: string
  readonly storeKey: string
  readonly claimedAt: string
  readonly sentAt: string | null
}

/** The orders that were claimed last, newest first, and how many more are due now: for the owner. */
export async function findReviewInvitations(
  { db }: EngineContext,
  { afterDays, limit }: InvitationRule,
): Promise<{ readonly due: number; readonly invitations: readonly ClaimedInvitation[] }> {
  const count = await sql<{ due: number }>`select count(*)::integer as due from ${dueOrders(afterDays)}`.execute(db)
  const invitations = await db
    .selectFrom('review_invitation')
    .innerJoin('order', 'order.id', 'review_invitation.order_id')
    .select(['order_number as orderNumber', 'store_key as storeKey', 'claimed_at as claimedAt', 'sent_at as sentAt'])
    .orderBy('claimed_at', 'desc')
    .limit(limit)
    .execute()
  return { due: count.rows[0]?.due ?? 0, invitations }
}
