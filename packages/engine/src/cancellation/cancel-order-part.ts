import { cancelledCentsOf, cancelledLinesOf, openUnitsOf, requireCancellable } from '@shop/domain/cancellation'
import { CommerceError } from '@shop/domain/error'
import { hasShipped, moveShipment, type Order } from '@shop/domain/order'
import { openGoodsOf, type ShipmentLine, type WantedUnits } from '@shop/domain/shipment'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { cancelLockedOrder, requestCapture } from '../order/change-order-state.ts'
import { lockOrder } from '../order/lock-order.ts'
import { type OrderReference, reloadOrder, saveProgress } from '../order/order-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { arrangePayments } from '../payment/arrange-payments.ts'
import { sendPaymentNews } from '../payment/move-money.ts'
import { findShipments } from '../shipment/shipment-rows.ts'
import { insertCancellation, isKnownCancellation } from './cancellation-rows.ts'

/** Topic of the outbox under which is told that a part of an order is not delivered any more. */
export const ORDER_PART_CANCELLED_TOPIC = 'order-part-cancelled'

/** What is cancelled of an order. */
export interface CancellationDraft {
  /** Names the cancellation: it is made once. */
  readonly key: string
  /** Units of lines, or of items however many lines have them; default all that has not left the house. */
  readonly lines?: readonly ShipmentLine[]
  readonly units?: readonly WantedUnits[]
}

/**
 * Cancels units of an order that have not left the house (ORD-04), once: their stock can be sold again, what was paid for them goes
 * back to the cent, and what is reserved or still to be paid is that much less. Guarantees go with their products. Who sends the same
 * units at the same time, and who cancels them, wait for each other: one of them is refused. An order of which nothing has left and
 * nothing is kept is cancelled as a whole; one whose other goods have all left is shipped. What was never invoiced needs no credit
 * note. Throws `CommerceError` `resource-not-found`, `invalid-operation` where nothing is open, or `invalid-input` naming `lines`.
 */
export async function cancelOrderPart(
  context: EngineContext,
  reference: OrderReference,
  draft: CancellationDraft,
): Promise<Order> {
  return inTransaction(context, async db => cancelLockedPart(context, db, await lockOrder(db, reference), draft))
}

/** Same as `cancelOrderPart` for an order that this transaction has locked. */
export async function cancelLockedPart(
  context: EngineContext,
  db: Database,
  order: Order,
  draft: CancellationDraft,
): Promise<Order> {
  if (order.orderState === 'Cancelled' || (await isKnownCancellation(db, draft.key))) return order
  const shipments = await findShipments({ db }, order.id)
  const open = openUnitsOf(order, shipments)
  if (open.size === 0)
    throw new CommerceError({ code: 'invalid-operation' }, `Nothing of ${order.orderNumber} can be cancelled any more`)
  const wanted = wantedLinesOf(order, open, draft)
  requireCancellable(open, wanted)
  const isAll = [...open].every(([id, units]) => wanted.some(line => line.lineItemId === id && line.quantity === units))
  if (isAll && !hasShipped(order.shipmentState)) return cancelLockedOrder(context, db, order)
  const lines = cancelledLinesOf(order, shipments, wanted)
  const id = context.newId()
  const centAmount = cancelledCentsOf(order, lines)
  await insertCancellation(db, order, { id, key: draft.key, lines, centAmount, at: context.now() })
  await addToOutbox(db, {
    topic: ORDER_PART_CANCELLED_TOPIC,
    payload: { cancellationId: id, orderId: order.id, orderNumber: order.orderNumber, storeKey: order.store.key },
    dedupKey: `${ORDER_PART_CANCELLED_TOPIC}/${id}`,
  })
  const arranged = await arrangePayments(context, db, await reloadOrder(db, order))
  await sendPaymentNews(db, order, arranged)
  if (openGoodsOf(arranged, shipments).length > 0 || !hasShipped(arranged.shipmentState)) return arranged
  // Nothing is to follow: the money for what has left is taken now.
  await requestCapture(context, db, arranged)
  const current = await reloadOrder(db, arranged)
  return saveProgress(context, db, current, moveShipment(current, 'Shipped'))
}

function wantedLinesOf(order: Order, open: ReadonlyMap<string, number>, { lines, units }: CancellationDraft): ShipmentLine[] {
  if (lines) return [...lines]
  if (!units) return [...open].map(([lineItemId, quantity]) => ({ lineItemId, quantity }))
  const rest = new Map<string, number>()
  for (const { sku, quantity } of units) rest.set(sku, (rest.get(sku) ?? 0) + quantity)
  const wanted = order.lineItems.flatMap(({ id, variant }) => {
    const quantity = Math.min(open.get(id) ?? 0, rest.get(variant.sku) ?? 0)
    rest.set(variant.sku, (rest.get(variant.sku) ?? 0) - quantity)
    return quantity > 0 ? [{ lineItemId: id, quantity }] : []
  })
  const [missing] = [...rest].find(([, quantity]) => quantity > 0) ?? []
  if (missing !== undefined)
    throw new CommerceError({ code: 'invalid-input', field: 'lines' }, `${order.orderNumber} has not as many of ${missing} open`)
  return wanted
}
