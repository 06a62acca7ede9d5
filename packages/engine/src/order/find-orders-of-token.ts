import { CommerceError } from '@shop/domain/error'
import type { EngineContext } from '../database/context.ts'
import { ownedBy } from '../session/owned-by.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { ORDERS_TOKEN_KEY } from './issue-orders-token.ts'
import { type OrderConditions, type OrderPage, type PageWish, selectOrderPage } from './order-page.ts'
import { verifyOrdersToken } from './orders-token.ts'

export interface OrdersOfToken extends PageWish {
  readonly token: string
  readonly where?: Pick<OrderConditions, 'id' | 'orderNumber' | 'text' | 'orderState'>
  /** Key of the settings, if there is one. */
  readonly secret?: string
}

/**
 * The order history that a link to the self-service site opens: all orders of the customer whom its token names
 * (ORD-10, rule A1). Throws `CommerceError` `unauthenticated` for a token that is not ours or has expired.
 */
export async function findOrdersOfToken(
  context: EngineContext,
  { token, where, secret, ...page }: OrdersOfToken,
): Promise<OrderPage> {
  const key = await findSigningKey(context, ORDERS_TOKEN_KEY, secret)
  const claim = verifyOrdersToken(key, token, context.now())
  if (!claim) throw new CommerceError({ code: 'unauthenticated' }, 'The link has expired or is not one of ours')
  const { customerId } = claim
  return selectOrderPage(context.db, ownedBy('order', { anonymousId: customerId, customerId }), where ?? {}, page)
}
