import type { LineItem } from '../cart/index.ts'
import { requireDefined } from '../error/index.ts'
import { isEuCountry, type Locale, localize } from '../market/index.ts'
import { cancelledUnitsOf, type Order, type Parcel } from '../order/index.ts'
import type { Shipment } from '../shipment/index.ts'
import { ESTABLISHED_IN } from '../store/index.ts'
import type { FiscalParty } from './fiscal-document.ts'
import { partyOf, sellerPartyOf } from './fiscal-parties.ts'
import type { Seller } from './seller.ts'
import { fiscalDayOf } from './series.ts'

/** What lies in a shipment, for its recipient: no prices, since goods may be a present. */
export interface DeliveryNote {
  /** Of its order and shipment; no fiscal number. */
  readonly number: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly orderNumber: string
  /** The recipient's own number of the order. */
  readonly purchaseOrder?: string
  readonly position: number
  readonly locale: Locale
  readonly seller: FiscalParty
  readonly deliverTo: FiscalParty
  readonly lines: readonly {
    readonly sku: string
    readonly name: string
    readonly ordered: number
    readonly enclosed: number
    readonly toFollow: number
  }[]
  readonly parcels: readonly Parcel[]
  /** Whether the recipient's signature proves that goods got to another state of the Union, which an exempt supply rests on. */
  readonly needsReceipt: boolean
}

/** The delivery note of a shipment of an order; guarantees come by mail. Throws where the order has no such shipment. */
export function deliveryNoteOf(
  order: Order,
  {
    shipments,
    position,
    seller,
  }: { readonly shipments: readonly Shipment[]; readonly position: number; readonly seller: Seller },
): DeliveryNote {
  const shipment = requireDefined(
    shipments.find(one => one.position === position),
    `shipment ${position} of ${order.orderNumber}`,
  )
  const unitsIn = (among: readonly Shipment[], id: string) =>
    among.flatMap(({ lines }) => lines).reduce((units, line) => (line.lineItemId === id ? units + line.quantity : units), 0)
  const sent = shipments.filter(one => one.position <= position)
  const isAbroad = order.country !== ESTABLISHED_IN && isEuCountry(order.country)
  return {
    number: `LS-${order.orderNumber}-${position}`,
    date: fiscalDayOf(shipment.dispatchedAt),
    orderNumber: order.orderNumber,
    ...(order.purchaseOrderNumber ? { purchaseOrder: order.purchaseOrderNumber } : {}),
    position,
    locale: order.locale,
    seller: sellerPartyOf(seller, seller.vatId),
    deliverTo: partyOf(order.shippingAddress, {}),
    lines: order.lineItems
      .filter(isGoods)
      .map(({ id, variant, name, quantity }) => ({
        ...{ sku: variant.sku, name: localize(name, order.locale), ordered: quantity },
        ...{ enclosed: unitsIn([shipment], id), toFollow: quantity - cancelledUnitsOf(order, id) - unitsIn(sent, id) },
      }))
      // What came with earlier shipments is no news.
      .filter(({ enclosed, toFollow }) => enclosed > 0 || toFollow > 0),
    parcels: shipment.parcels,
    needsReceipt: order.taxMode === 'External' && isAbroad,
  }
}

function isGoods({ type }: LineItem): boolean {
  return type !== 'extra_guarantee'
}
