import { CommerceError } from '@shop/domain/error'
import type { Return, ReturnResolution } from '@shop/domain/return'
import { sql } from 'kysely'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import type { OrderReference } from '../order/order-rows.ts'
import { findShipments } from '../shipment/shipment-rows.ts'
import { findReturnableUnits, openReturn } from './open-return.ts'

/** What is lost, and what the customer gets for it. */
interface LostParcel {
  readonly trackingNumber: string
  readonly wish: ReturnResolution
}

/**
 * Registers that a parcel never arrived: the goods of its shipment, which no one waits for any more, are refunded or replaced like
 * those of a return that was inspected. A shipment of several parcels is lost as a whole. Repeatable. Throws `CommerceError`
 * `resource-not-found`, `invalid-input` for a parcel the order does not have, or `invalid-operation` for goods that have arrived.
 */
export async function loseParcel(
  context: EngineContext,
  reference: OrderReference,
  { trackingNumber, wish }: LostParcel,
): Promise<Return> {
  return inTransaction(context, async db => {
    const order = await lockOrder(db, reference)
    const shipment = (await findShipments({ db }, order.id)).find(({ parcels }) =>
      parcels.some(parcel => parcel.trackingNumber === trackingNumber),
    )
    if (!shipment)
      throw new CommerceError(
        { code: 'invalid-input', field: 'trackingNumber' },
        `${order.orderNumber} has no shipment with the parcel ${trackingNumber}`,
      )
    if (shipment.deliveredAt !== undefined)
      throw new CommerceError({ code: 'invalid-operation' }, `The parcel ${trackingNumber} has arrived`)
    const returnable = await findReturnableUnits(db, order)
    const lines = shipment.lines
      .map(({ lineItemId, quantity }) => ({ lineItemId, quantity: Math.min(quantity, returnable.get(lineItemId) ?? 0) }))
      .filter(({ quantity }) => quantity > 0)
    await sql`
      update parcel set lost_at = ${context.now()} where order_id = ${order.id} and shipment_id = ${shipment.id}
        and lost_at is null`.execute(db)
    const opening = { key: `lost/${shipment.id}`, state: 'Inspected', lostParcel: trackingNumber } as const
    return openReturn(context, db, order, { ...opening, draft: { lines, reason: 'parcelLost', wish } })
  })
}
