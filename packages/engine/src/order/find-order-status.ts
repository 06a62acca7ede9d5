import type { OrderState, OrderStatus, ShipmentState } from '@shop/domain/order'
import { sql } from 'kysely'
import {
  type AttemptLimit,
  requireAttempt,
  requireNetworkAttempt,
  returnAttempt,
  returnNetworkAttempt,
} from '../attempt/count-attempt.ts'
import type { EngineContext } from '../database/context.ts'

/** Wrong pairs of one network. */
const OF_NETWORK: AttemptLimit = { attempts: 30, withinSeconds: 900 }
/** Wrong addresses for one number, from everywhere: numbers follow each other, and addresses can be guessed. */
const OF_NUMBER: AttemptLimit = { attempts: 50, withinSeconds: 3600 }

interface OrderStatusQuestion {
  readonly orderNumber: string
  readonly email: string
  /** Address the call comes from. */
  readonly clientAddress: string
}

interface StatusRow {
  readonly created_at: string
  readonly order_state: OrderState
  readonly shipment_state: ShipmentState
  readonly parcels: OrderStatus['parcels'] | null
}

/**
 * How far an order has come, for a caller that knows its number and e-mail address; null for every other pair, whether there is an
 * order of that number or not (ORD-14). Throws `CommerceError` `too-many-requests` after too many wrong ones.
 */
export async function findOrderStatus(context: EngineContext, question: OrderStatusQuestion): Promise<OrderStatus | null> {
  const { orderNumber, email, clientAddress } = question
  const ofNetwork = { action: 'order-status', clientAddress, limit: OF_NETWORK }
  const ofNumber = ['order-status', orderNumber] as const
  await requireNetworkAttempt(context, ofNetwork)
  await requireAttempt(context.db, ofNumber, OF_NUMBER)
  const { rows } = await sql<StatusRow>`
    select created_at, order_state, shipment_state, (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'trackingNumber', tracking_number, 'carrier', carrier, 'shippedAt', shipped_at)) order by shipped_at, tracking_number)
      from parcel where order_id = "order".id) as parcels
    from "order"
    where order_number = ${orderNumber} and lower(trim(document ->> 'customerEmail')) = lower(trim(${email}))`.execute(context.db)
  const [row] = rows
  if (!row) return null
  await returnNetworkAttempt(context, ofNetwork)
  await returnAttempt(context.db, ofNumber, OF_NUMBER)
  const parcels = (row.parcels ?? []).map(parcel => ({ ...parcel, shippedAt: new Date(parcel.shippedAt).toISOString() }))
  return {
    orderNumber,
    createdAt: row.created_at,
    orderState: row.order_state,
    shipmentState: row.shipment_state,
    parcels,
  }
}
