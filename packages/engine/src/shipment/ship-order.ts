import { CommerceError } from '@shop/domain/error'
import { moveShipment, type Order, type Parcel, requireParcel, type ShipmentState } from '@shop/domain/order'
import { dispatchOf, type Shipment, type WantedUnits } from '@shop/domain/shipment'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { requestCapture } from '../order/change-order-state.ts'
import { lockOrder } from '../order/lock-order.ts'
import { type OrderReference, reloadOrder, saveProgress } from '../order/order-rows.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { findWaitingUnits } from '../preorder/preorder-rows.ts'
import { addParcels, findParcels } from './parcel-rows.ts'
import { requireArrived } from './require-arrived.ts'
import { findShipments, insertShipment } from './shipment-rows.ts'

/** Goods that leave the house. */
interface ShipmentDraft {
  /** Default: all that are left. */
  readonly units?: readonly WantedUnits[]
  readonly parcels?: readonly Parcel[]
}

/**
 * Sends goods of an order as one shipment (ORD-06): some of them, which makes the order `Partial`, or all that are left, which
 * makes it `Shipped` and, once paid, complete. Never more than was ordered leaves the house, however many send at once, and nothing
 * that has not come yet: what comes is for the first who ordered it. Money
 * that is reserved is to be taken when all have left. The buyer gets a mail about each shipment once. A draft whose parcels are all
 * known already is the repetition of an earlier one and changes nothing. Throws `CommerceError` `resource-not-found`,
 * `invalid-operation` for a cancelled order and for more than is left, or `invalid-input` for an item that is not among the
 * goods and for a parcel without a proper number.
 */
export async function shipOrder(context: EngineContext, reference: OrderReference, draft: ShipmentDraft): Promise<Order> {
  const { units, parcels = [] } = draft
  return sendGoods(context, reference, units ? { units, parcels } : { shipmentState: 'Shipped', parcels })
}

/** What leaves the house: named units, or what follows from a state. */
type Sending = { readonly parcels: readonly Parcel[] } & (
  | { readonly units: readonly WantedUnits[] }
  | { readonly shipmentState: ShipmentState }
)

/** Sends goods; see `shipOrder` and `changeShipmentState`. */
export async function sendGoods(context: EngineContext, reference: OrderReference, sending: Sending): Promise<Order> {
  for (const parcel of sending.parcels) requireParcel(parcel)
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    if ('units' in sending && (await areKnown(db, order, sending.parcels))) return order
    const before = await findShipments({ db }, order.id)
    const { shipmentState, lines } = leavingGoods(order, before, sending)
    requireArrived(order, before, lines, await findWaitingUnits(db, order.id))
    const isMoved = order.shipmentState !== shipmentState
    if (isMoved) moveShipment(order, shipmentState)
    if (isMoved && shipmentState === 'Shipped') await requestCapture(context, db, order)
    const current = await reloadOrder(db, order)
    const moved = isMoved ? await saveProgress(context, db, current, moveShipment(current, shipmentState)) : current
    const at = context.now()
    const shipment = { id: context.newId(), position: before.length + 1, lines, parcels: [], dispatchedAt: at }
    if (lines.length > 0) await insertShipment(db, order.id, shipment)
    const shipmentId = lines.length > 0 ? shipment.id : before.at(-1)?.id
    const parcels = await addParcels(db, order, sending.parcels, { at, shipmentId })
    if (isMoved || lines.length > 0 || parcels.length > 0)
      await sendShipmentNews(db, order, { shipmentId: shipment.id, isPart: shipmentState === 'Partial', parcels })
    return moved
  })
}

async function areKnown(db: Database, order: Order, parcels: readonly Parcel[]): Promise<boolean> {
  const known = new Set((await findParcels({ db }, order.id)).map(({ trackingNumber }) => trackingNumber))
  return parcels.length > 0 && parcels.every(({ trackingNumber }) => known.has(trackingNumber))
}

function leavingGoods(
  order: Order,
  before: readonly Shipment[],
  sending: Sending,
): Pick<Shipment, 'lines'> & { shipmentState: ShipmentState } {
  if ('shipmentState' in sending) {
    const { shipmentState } = sending
    const isLast = shipmentState === 'Shipped' && order.shipmentState !== 'Shipped'
    return { shipmentState, lines: isLast ? dispatchOf(order, before).lines : [] }
  }
  if (order.shipmentState === 'Shipped')
    throw new CommerceError({ code: 'invalid-operation' }, `All goods of ${order.orderNumber} have left the house`)
  const { lines, isComplete } = dispatchOf(order, before, sending.units)
  return { shipmentState: isComplete ? 'Shipped' : 'Partial', lines }
}

/** What the buyer is told about goods that have left the house. */
interface ShipmentNews {
  readonly shipmentId: string
  /** Whether goods of the order are still to follow. */
  readonly isPart: boolean
  readonly parcels: readonly Parcel[]
}

async function sendShipmentNews(db: Database, { id, orderNumber, store }: Order, news: ShipmentNews): Promise<void> {
  await addToOutbox(db, {
    topic: 'order-shipped',
    payload: { orderId: id, orderNumber, storeKey: store.key, ...news },
    dedupKey: `order-shipped/${news.shipmentId}`,
  })
}
