import type { Order, OrderState, ShipmentState } from './order.ts'
import type { Parcel } from './parcel.ts'

/** A parcel with the ISO instant at which it left the house. */
export interface ShippedParcel extends Parcel {
  readonly shippedAt: string
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

/** Pages of carriers that say where a parcel is, by the beginning of the carrier's name; the number is put at the end. */
const PAGES: Readonly<Record<string, string>> = {
  'austrian post': 'https://www.post.at/sv/sendungsdetails?snr=',
  bring: 'https://tracking.bring.com/tracking/',
  colissimo: 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  dpd: 'https://tracking.dpd.de/status/en_US/parcel/',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  gls: 'https://gls-group.eu/track/',
  hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#',
  inpost: 'https://inpost.pl/sledzenie-przesylek?number=',
  'la poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code=',
  packeta: 'https://tracking.packeta.com/en/',
  postnord: 'https://tracking.postnord.com/en/tracking?id=',
  ups: 'https://www.ups.com/track?tracknum=',
}

/** Where the carrier of a parcel says where it is; undefined for a carrier whose page is not known. */
export function parcelUrlOf({ carrier, trackingNumber }: Parcel): string | undefined {
  const name = carrier?.toLowerCase() ?? ''
  const known = Object.keys(PAGES).find(each => name === each || name.startsWith(`${each} `))
  return known && `${PAGES[known]}${encodeURIComponent(trackingNumber.replaceAll(' ', ''))}`
}
