import { isMailWanted } from '@shop/domain/mail-preference'
import type { Order } from '@shop/domain/order'
import { linesToReview } from '@shop/domain/review-invitation'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { signMailLink } from '../mail-preference/mail-link.ts'
import { type MailRecipient, selectConsent, selectRecipient } from '../mail-preference/recipient-rows.ts'
import { selectOrder } from '../order/order-rows.ts'
import { findReturns } from '../return/return-rows.ts'
import { buyerOf } from '../review/buyer.ts'
import { hasReviewed, selectPurchaseOfOrder } from '../review/review-rows.ts'
import { findShipments } from '../shipment/shipment-rows.ts'
import { readInvitationLink, signInvitationLink } from './invitation-link.ts'

/** What a mail asks a buyer about. */
export interface ReviewInvitation {
  readonly recipient: MailRecipient
  readonly orderNumber: string
  /** SKUs that can be reviewed and are not yet. */
  readonly skus: readonly string[]
  /** Signed names for the links of the mail: of the invitation, and of what the recipient gets. */
  readonly invitationLink: string
  readonly mailLink: string
}

/** Returns of one order that are looked at. */
const RETURNS = 100

/**
 * What the mail about a claimed order asks. Undefined where nothing is to be asked any more: its buyer has changed their mind about
 * such mails or was asked already, everything was reviewed, came back or was cancelled.
 */
export async function findReviewInvitation(context: EngineContext, orderId: string): Promise<ReviewInvitation | undefined> {
  const { db } = context
  const row = await db
    .selectFrom('review_invitation')
    .select('recipient_id as recipientId')
    .where('order_id', '=', orderId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  const recipient = row && (await selectRecipient(db, row.recipientId))
  if (!recipient || !isMailWanted('review-invitation', await selectConsent(db, recipient))) return undefined
  const order = await selectOrder(db, { id: orderId })
  const items = order ? await itemsOf(db, order) : []
  const skus = items.filter(({ isReviewed }) => !isReviewed).map(({ sku }) => sku)
  if (!order || skus.length === 0) return undefined
  const [invitationLink, mailLink] = [await signInvitationLink(context, orderId), await signMailLink(context, recipient.id)]
  return { recipient, orderNumber: order.orderNumber, skus, invitationLink, mailLink }
}

/** An item of an invitation. */
export interface InvitedItem {
  readonly sku: string
  readonly isReviewed: boolean
}

/** What can be reviewed by the link of an invitation; undefined for a link that is worth nothing. */
export async function findInvitedItems(context: EngineContext, token: string): Promise<readonly InvitedItem[] | undefined> {
  const orderId = await readInvitationLink(context, token)
  const order = orderId === undefined ? undefined : await selectOrder(context.db, { id: orderId })
  return order && itemsOf(context.db, order)
}

async function itemsOf(db: Database, order: Order): Promise<InvitedItem[]> {
  const returns = await findReturns({ db }, { orderId: order.id }, RETURNS)
  const { rows } = await sql`
    select from withdrawal where order_id = ${order.id} and state <> 'Rejected' limit 1`.execute(db)
  const lines = linesToReview(order, {
    shipments: await findShipments({ db }, order.id),
    returns,
    isWithdrawn: rows.length > 0,
  })
  const items: InvitedItem[] = []
  for (const sku of new Set(lines.map(({ variant }) => variant.sku))) {
    const purchase = await selectPurchaseOfOrder(db, order.id, sku)
    if (purchase) items.push({ sku, isReviewed: await hasReviewed(db, sku, buyerOf([purchase])) })
  }
  return items
}

/** Notes that the mail about an order is out. */
export async function noteInvitationSent({ db }: EngineContext, orderId: string): Promise<void> {
  await sql`update review_invitation set sent_at = now() where order_id = ${orderId} and sent_at is null`.execute(db)
}
