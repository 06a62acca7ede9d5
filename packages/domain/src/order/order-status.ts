import type { Order, OrderState, ShipmentState } from './order.ts'
import type { Parcel } from './parcel.ts'

/** A parcel with the ISO instant at which it left the house. */
export interface ShippedParcel extends Parcel {
  readonly shippedAt: string
  /** Where its carrier says where it is, if that is known. */
  readonly url?: string
}

/** What may be told about an order to a caller that knows its number and its e-mail address: no names, addresses or amounts. */
export interface OrderStatus {
  readonly orderNumber: string
  readonly createdAt: string
  readonly orderState: OrderState
  readonly shipmentState: ShipmentState
  readonly parcels: readonly ShippedParcel[]
}

/** How far an order has come, as its buyer sees it. */
export type OrderStage = 'received' | 'prepared' | 'delayed' | 'partly-shipped' | 'shipped' | 'cancelled'

/** The stage of an order by its states; what has left the house counts more than what was decided before. */
export function stageOfOrder({ orderState, shipmentState }: Pick<Order, 'orderState' | 'shipmentState'>): OrderStage {
  if (shipmentState === 'Shipped') return 'shipped'
  if (orderState === 'Cancelled') return 'cancelled'
  switch (shipmentState) {
    case 'Partial':
      return 'partly-shipped'
    case 'Delayed':
    case 'Backorder':
      return 'delayed'
    case 'Ready':
      return 'prepared'
    case 'Pending':
      return orderState === 'Open' ? 'received' : orderState === 'Complete' ? 'shipped' : 'prepared'
  }
}

/**
 * Where the carrier of a parcel says where it is; undefined for a carrier whose page is not known. `pages` are the beginnings of
 * URLs by the beginning of the carrier's name; the number is put at the end.
 */
export function parcelUrlOf({ carrier, trackingNumber }: Parcel, pages: ReadonlyMap<string, string>): string | undefined {
  const name = carrier?.toLowerCase() ?? ''
  for (const [known, page] of pages)
    if (`${name} `.startsWith(`${known.toLowerCase()} `))
      return `${page}${encodeURIComponent(trackingNumber.replaceAll(' ', ''))}`
  return undefined
}
