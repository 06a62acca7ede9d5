import { createHash } from 'node:crypto'
import type { Order } from '@shop/domain/order'
import type { ShipmentLine } from '@shop/domain/shipment'
import { cancelOrderPart } from '../cancellation/cancel-order-part.ts'
import type { EngineContext } from '../database/context.ts'
import { cancelOrder } from '../order/change-order-state.ts'
import { findAccessibleOrder, type OrderAccess } from './order-access.ts'

/** Units of an order that its buyer no longer wants. */
export interface PartDraft {
  /** UUID of the sender's own making: sent twice it cancels once. */
  readonly draftId: string
  readonly lines: readonly ShipmentLine[]
}

/**
 * The buyer cancels an order that the access shows: what `cancelOrder` does while its goods are still in the house, or with `part` what
 * `cancelOrderPart` does. Repeatable. Throws `CommerceError` `resource-not-found`, `invalid-operation` once nothing can be cancelled any
 * more, or `invalid-input` naming `lines`.
 */
export async function cancelAccessibleOrder(
  context: EngineContext,
  access: OrderAccess,
  orderNumber: string,
  part?: PartDraft,
): Promise<Order> {
  const { id } = await findAccessibleOrder(context, access, orderNumber)
  if (!part) return cancelOrder(context, { id })
  const hash = createHash('sha256')
    .update(JSON.stringify([id, part.lines]))
    .digest('base64url')
  return cancelOrderPart(context, { id }, { key: `request/${part.draftId}/${hash}`, lines: part.lines })
}
