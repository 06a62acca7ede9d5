import { CommerceError } from '@shop/domain/error'
import { isOrderNumber, type Order } from '@shop/domain/order'
import type { EngineContext } from '../database/context.ts'
import { ownedBy } from '../session/owned-by.ts'
import type { Owner } from '../session/session.ts'
import { readExpiring, signExpiring } from '../signing-key/expiring-text.ts'
import { findSigningKey } from '../signing-key/find-signing-key.ts'
import { selectOrderPage } from './find-orders.ts'
import { orderNotFound, selectOrder } from './order-rows.ts'

const PURPOSE = 'order-payment'

/** Days for which the link of a mail about a payment is good. */
const ORDER_LINK_DAYS = 30

/**
 * The name of an order for a link to pay it: signed, since a guest's order can be opened by nothing else on another device. It
 * tells the number, what is due, and leads to the payment; it shows no personal data (rule A1). Good for 30 days.
 */
export async function signOrderLink(context: EngineContext, orderId: string): Promise<string> {
  return signExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { id: orderId, days: ORDER_LINK_DAYS, now: context.now() })
}

/**
 * The order to be paid that a name stands for: the number of one of the owner's orders, or a signed link. Throws `CommerceError`
 * `resource-not-found` for a number that is not theirs, and for a link that has expired or is not the shop's.
 */
export async function findOrderToPay(context: EngineContext, name: string, owner: () => Promise<Owner>): Promise<Order> {
  if (isOrderNumber(name)) {
    const { results } = await selectOrderPage(context.db, ownedBy('order', await owner()), { orderNumber: name }, { limit: 1 })
    if (!results[0]) throw orderNotFound({ orderNumber: name })
    return results[0]
  }
  const id = readExpiring(await findSigningKey(context, PURPOSE), PURPOSE, { text: name, now: context.now() })
  if (id === undefined)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'order', id: 'link' },
      'The link has expired or is not one of ours',
    )
  const order = await selectOrder(context.db, { id })
  if (!order) throw orderNotFound({ id })
  return order
}
