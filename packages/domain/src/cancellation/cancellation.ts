import { isChosenGoods, type LineItem } from '../cart/index.ts'
import { CommerceError } from '../error/index.ts'
import { grossOfOrderUnits } from '../fiscal/index.ts'
import { cancelledUnitsOf, type Order } from '../order/index.ts'
import { dispatchOf, type Shipment, type ShipmentLine } from '../shipment/index.ts'

/**
 * Units of each line that can still be cancelled, by the id of the line: goods that were chosen and have not left the house (ORD-04).
 * Guarantees and gifts follow them. None where the order is complete or cancelled, or where no one said which goods have left.
 */
export function openUnitsOf(order: Order, shipments: readonly Pick<Shipment, 'lines'>[]): Map<string, number> {
  const { orderState, shipmentState, lineItems } = order
  const isOngoing = orderState === 'Open' || orderState === 'Confirmed'
  const isKnown = shipmentState !== 'Shipped' && (shipmentState !== 'Partial' || shipments.length > 0)
  if (!isOngoing || !isKnown) return new Map()
  const chosen = new Set(lineItems.filter(isChosenGoods).map(({ id }) => id))
  return new Map(
    dispatchOf(order, shipments)
      .lines.filter(({ lineItemId }) => chosen.has(lineItemId))
      .map(({ lineItemId, quantity }) => [lineItemId, quantity]),
  )
}

/** Refuses units that cannot be cancelled. Throws `CommerceError` `invalid-input` naming `lines`. */
export function requireCancellable(open: ReadonlyMap<string, number>, lines: readonly ShipmentLine[]): void {
  const isPossible = lines.every(
    ({ lineItemId, quantity }) => Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= (open.get(lineItemId) ?? 0),
  )
  if (lines.length === 0 || !isPossible || new Set(lines.map(line => line.lineItemId)).size < lines.length)
    throw new CommerceError({ code: 'invalid-input', field: 'lines' }, 'These units of the order cannot be cancelled')
}

/**
 * What is cancelled with units that are: guarantees of which there would be more than products, and with the last open goods the gifts,
 * which no parcel leaves for alone.
 */
export function cancelledLinesOf(
  order: Order,
  shipments: readonly Pick<Shipment, 'lines'>[],
  wanted: readonly ShipmentLine[],
): readonly ShipmentLine[] {
  const open = openUnitsOf(order, shipments)
  const isLast = [...open].every(([id, units]) => unitsOf(wanted, id) === units)
  if (isLast) return dispatchOf(order, shipments).lines
  const keptOf = (line: LineItem) => line.quantity - cancelledUnitsOf(order, line.id) - unitsOf(wanted, line.id)
  const guarantees = order.lineItems
    .filter(({ type }) => type === 'extra_guarantee')
    .map(line => {
      const parents = order.lineItems.filter(parent => isChosenGoods(parent) && parent.variant.sku === line.custom.parentSku)
      const kept = parents.reduce((units, parent) => units + keptOf(parent), 0)
      return { lineItemId: line.id, quantity: parents.length === 0 ? 0 : Math.max(0, keptOf(line) - kept) }
    })
  return [...wanted, ...guarantees.filter(({ quantity }) => quantity > 0)]
}

/**
 * What units that are cancelled cost with VAT, in cents: those of a line that would have left last, so that what was cancelled before and
 * what leaves has the others, and all of them sum to what was ordered (rule M4). Fees and delivery stay with what leaves.
 */
export function cancelledCentsOf(order: Order, lines: readonly ShipmentLine[]): number {
  return lines.reduce((cents, { lineItemId, quantity }) => {
    const line = order.lineItems.find(({ id }) => id === lineItemId)
    const from = (line?.quantity ?? 0) - cancelledUnitsOf(order, lineItemId) - quantity
    return cents + grossOfOrderUnits(order, lineItemId, { from, quantity })
  }, 0)
}

function unitsOf(lines: readonly ShipmentLine[], id: string): number {
  return lines.reduce((units, { lineItemId, quantity }) => (lineItemId === id ? units + quantity : units), 0)
}
