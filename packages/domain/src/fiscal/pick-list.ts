import { localize } from '../market/index.ts'
import { cancelledUnitsOf, type Order } from '../order/index.ts'
import type { Shipment } from '../shipment/index.ts'
import type { GoodsFacts } from './goods-facts.ts'

/** A row of a pick list: what is taken from the shelf for which order. Names no person and no price. */
export interface PickListRow {
  readonly place: string
  readonly sku: string
  readonly europeanArticleNumber: string
  /** In English, the language of the warehouse. */
  readonly name: string
  readonly quantity: number
  readonly isFreight: boolean
  readonly isGift: boolean
  readonly hasBattery: boolean
  readonly orderNumber: string
  readonly country: string
}

/** An order that is picked; of its buyer nothing but the country. */
export interface PickedOrder {
  readonly orderNumber: string
  readonly country: string
  /** ISO instant. */
  readonly createdAt: string
  /** The shipment that is put together, 1 for the first of its order. */
  readonly shipment: number
  readonly shippingMethod: string
  readonly units: number
}

/** What is picked in one walk, in the order of places and item numbers, and the orders it is for. */
export interface PickList {
  readonly rows: readonly PickListRow[]
  readonly orders: readonly PickedOrder[]
}

/** What is still to be picked for orders; those of which nothing is left are not on it. */
export function pickListOf(
  orders: readonly { readonly order: Order; readonly shipments: readonly Shipment[] }[],
  facts: ReadonlyMap<string, GoodsFacts>,
): PickList {
  const picked = orders
    .map(({ order, shipments }) => ({ order, shipments, rows: rowsOf(order, shipments, facts) }))
    .filter(({ rows }) => rows.length > 0)
  return {
    rows: picked.flatMap(({ rows }) => rows).toSorted((a, b) => compare(keyOf(a), keyOf(b))),
    orders: picked.map(({ order, shipments, rows }) => ({
      ...{ orderNumber: order.orderNumber, country: order.country, createdAt: order.createdAt },
      ...{ shipment: shipments.length + 1, shippingMethod: order.shippingInfo?.shippingMethod.key ?? '' },
      units: rows.reduce((units, { quantity }) => units + quantity, 0),
    })),
  }
}

function rowsOf(order: Order, shipments: readonly Shipment[], facts: ReadonlyMap<string, GoodsFacts>): PickListRow[] {
  const sent = shipments.flatMap(({ lines }) => lines)
  const goods = order.lineItems.filter(({ type }) => type !== 'extra_guarantee')
  return goods.flatMap(({ id, variant: { sku }, name, quantity, isFreight, lineItemMode }): PickListRow[] => {
    const whole = quantity - cancelledUnitsOf(order, id)
    const left = sent.reduce((units, line) => (line.lineItemId === id ? units - line.quantity : units), whole)
    if (left === 0) return []
    const { place = '', europeanArticleNumber = '', hasBattery = false } = facts.get(sku) ?? {}
    return [
      {
        ...{ place, sku, europeanArticleNumber, name: localize(name, 'en'), quantity: left },
        ...{ isFreight, isGift: lineItemMode === 'GiftLineItem', hasBattery },
        ...{ orderNumber: order.orderNumber, country: order.country },
      },
    ]
  })
}

/** What has a place comes first, so that what has none is looked for at the end. */
function keyOf({ place, sku, orderNumber }: PickListRow): readonly string[] {
  return [place === '' ? '1' : '0', place, sku, orderNumber]
}

function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((part, index) => part !== b[index])
  const [one = '', other = ''] = [a[at], b[at]]
  return at === -1 ? 0 : one < other ? -1 : 1
}
