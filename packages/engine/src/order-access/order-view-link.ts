import type { EngineContext } from '../database/context.ts'
import { ORDERS_TOKEN_KEY, verifyOrdersToken } from '../order/orders-token.ts'
import { readExpiring, signExpiring } from '../signing-key/expiring-text.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { type GrantedAccess, grantOrderAccess } from './order-access.ts'
import { linkNotFound } from './order-code.ts'

const PURPOSE = 'order-view'
/** Days for which the link of a mail about an order is good. */
const DAYS = 30

/** A token for a link to an order in a mail to its buyer: signed, good for 30 days, for this order alone. */
export async function signOrderViewLink(context: EngineContext, orderId: string): Promise<string> {
  return signExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { id: orderId, days: DAYS, now: context.now() })
}

/**
 * Access for the token of a link: that of a signed-in customer to all their orders (ORD-11), or that of a mail to one order.
 * `secret` is the key of the settings for the first, if there is one. Throws `CommerceError` `unauthenticated` for a token that has
 * expired or is not the shop's.
 */
export async function openOrderLink(
  context: EngineContext,
  { token, secret }: { readonly token: string; readonly secret?: string },
): Promise<GrantedAccess> {
  const now = context.now()
  const claim = verifyOrdersToken(await findSigningKey(context, ORDERS_TOKEN_KEY, secret), token, now)
  if (claim) return grantOrderAccess(context, { kind: 'customer', id: claim.customerId })
  const id = readExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { text: token, now })
  if (id === undefined) throw linkNotFound()
  const order = await context.db.selectFrom('order').select('order_number').where('id', '=', id).executeTakeFirst()
  if (!order) throw linkNotFound()
  return grantOrderAccess(context, { kind: 'order', id, orderNumber: order.order_number })
}
