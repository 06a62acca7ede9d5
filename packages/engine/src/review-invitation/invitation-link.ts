import type { EngineContext } from '../database/context.ts'
import { readExpiring, signExpiring } from '../signing-key/expiring-text.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'

const PURPOSE = 'review-invitation'
/** Days for which the link of an invitation is good. */
const DAYS = 90

/** A token for the link of an invitation: signed, since a guest's order can be known by nothing else on another device. */
export async function signInvitationLink(context: EngineContext, orderId: string): Promise<string> {
  const signed = { id: orderId, days: DAYS, now: context.now() }
  return signExpiring(await findSigningKey(context, PURPOSE), PURPOSE, signed)
}

/**
 * The order of an invitation by the token of its link; undefined for one that has expired or is not the shop's, of an order that was
 * cancelled, or of someone whose data were erased.
 */
export async function readInvitationLink(context: EngineContext, token: string): Promise<string | undefined> {
  const id = readExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { text: token, now: context.now() })
  if (id === undefined) return undefined
  const row = await context.db
    .selectFrom('review_invitation')
    .innerJoin('order', 'order.id', 'review_invitation.order_id')
    .select('order.id')
    .where('order.id', '=', id)
    .where('order.order_state', '<>', 'Cancelled')
    .executeTakeFirst()
  return row?.id
}
