import type { LineItem } from '../cart/index.ts'
import { CommerceError } from '../error/index.ts'
import { cancelledUnitsOf, type Order, type Parcel } from '../order/index.ts'

/** Units of a line of an order. */
export interface ShipmentLine {
  readonly lineItemId: string
  readonly quantity: number
}

/** A parcel, and when it was found to be lost. */
export interface SentParcel extends Parcel {
  /** ISO instant. */
  readonly lostAt?: string
}

/** Goods of an order that left the house together (ORD-06). Instants are ISO. */
export interface Shipment {
  readonly id: string
  /** 1 for the first of its order. */
  readonly position: number
  readonly lines: readonly ShipmentLine[]
  readonly parcels: readonly SentParcel[]
  readonly dispatchedAt: string
  readonly deliveredAt?: string
}

/** Units of a product that leave the house, however many lines of the order have it. */
export interface WantedUnits {
  readonly sku: string
  readonly quantity: number
}

/** What leaves the house now, and whether nothing of the order is left then. */
export interface Dispatch {
  readonly lines: readonly ShipmentLine[]
  readonly isComplete: boolean
}

type OrderLines = Pick<Order, 'orderNumber' | 'lineItems' | 'cancellations'>

/**
 * The lines that leave the house with wanted units, by default with all that are left (ORD-06). Guarantees travel in no parcel:
 * they go out with the units of their product, at the latest with the last goods. Never more than was ordered goes out, and nothing that is cancelled.
 * Throws `CommerceError` `invalid-input` for an item that is not among the goods, `invalid-operation` for more than is left.
 */
export function dispatchOf(
  order: OrderLines,
  shipments: readonly Pick<Shipment, 'lines'>[],
  wanted?: readonly WantedUnits[],
): Dispatch {
  const before = unitsOf(shipments.flatMap(({ lines }) => lines))
  const wholeOf = (line: LineItem) => line.quantity - cancelledUnitsOf(order, line.id)
  const left = (line: LineItem) => wholeOf(line) - (before.get(line.id) ?? 0)
  const out = wanted ? unitsOf(wantedLines(order, left, wanted)) : new Map(order.lineItems.map(line => [line.id, left(line)]))
  const goneOf = (line: LineItem) => (before.get(line.id) ?? 0) + (out.get(line.id) ?? 0)
  const goods = order.lineItems.filter(isGoods)
  const areAllGoodsGone = goods.every(line => goneOf(line) === wholeOf(line))
  for (const guarantee of order.lineItems.filter(line => !isGoods(line))) {
    const { parentSku } = guarantee.custom
    const parents = goods.filter(({ variant }) => variant.sku === parentSku)
    const gone = parents.reduce((units, line) => units + goneOf(line), 0)
    const due = areAllGoodsGone ? wholeOf(guarantee) : Math.min(wholeOf(guarantee), gone)
    out.set(guarantee.id, Math.max(0, due - (before.get(guarantee.id) ?? 0)))
  }
  return {
    lines: [...out].filter(([, quantity]) => quantity > 0).map(([lineItemId, quantity]) => ({ lineItemId, quantity })),
    isComplete: order.lineItems.every(line => goneOf(line) === wholeOf(line)),
  }
}

/** Goods of an order that are still to leave the house; guarantees go with them. */
export function openGoodsOf(order: OrderLines, shipments: readonly Pick<Shipment, 'lines'>[]): readonly ShipmentLine[] {
  const goods = new Set(order.lineItems.filter(isGoods).map(({ id }) => id))
  return dispatchOf(order, shipments).lines.filter(({ lineItemId }) => goods.has(lineItemId))
}

function isGoods({ type }: LineItem): boolean {
  return type !== 'extra_guarantee'
}

/** Wanted units, taken from the lines in their order. */
function wantedLines(
  { orderNumber, lineItems }: OrderLines,
  left: (line: LineItem) => number,
  wanted: readonly WantedUnits[],
): ShipmentLine[] {
  const units = new Map<string, number>()
  for (const { sku, quantity } of wanted) units.set(sku, (units.get(sku) ?? 0) + quantity)
  return [...units].flatMap(([sku, quantity]) => {
    const lines = lineItems.filter(line => isGoods(line) && line.variant.sku === sku)
    if (lines.length === 0)
      throw new CommerceError({ code: 'invalid-input', field: 'sku' }, `${sku} is not among the goods of ${orderNumber}`)
    const available = lines.reduce((sum, line) => sum + left(line), 0)
    if (quantity > available)
      throw new CommerceError(
        { code: 'invalid-operation' },
        `${quantity} of ${sku} cannot leave the house: ${available} of order ${orderNumber} are left`,
      )
    let rest = quantity
    return lines.map(line => {
      const taken = Math.min(rest, left(line))
      rest -= taken
      return { lineItemId: line.id, quantity: taken }
    })
  })
}

function unitsOf(lines: readonly ShipmentLine[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { lineItemId, quantity } of lines) units.set(lineItemId, (units.get(lineItemId) ?? 0) + quantity)
  return units
}
