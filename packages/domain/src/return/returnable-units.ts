import { isChosenGoods } from '../cart/index.ts'
import { CommerceError } from '../error/index.ts'
import type { Order } from '../order/index.ts'
import type { Shipment, ShipmentLine } from '../shipment/index.ts'
import type { Return, ReturnState } from './return.ts'

/** Returns of which nothing came back to stay: their units can be returned (again). A replaced unit has a new one in its place. */
const WITHOUT_EFFECT: ReadonlySet<ReturnState> = new Set(['Rejected', 'Cancelled', 'Expired', 'Closed', 'Replaced'])
const DECIDED: ReadonlySet<ReturnState> = new Set(['Inspected', 'Refunded'])

type OtherReturn = Pick<Return, 'state' | 'lines'>

/**
 * Units of each line that can be returned: those that have left the house and are in no other return, by the id of the line. Whether
 * they have arrived is known to the customer before the shop. Guarantees go with their products, and gifts are kept.
 */
export function returnableUnitsOf(
  { lineItems }: Pick<Order, 'lineItems'>,
  shipments: readonly Pick<Shipment, 'lines'>[],
  returns: readonly OtherReturn[],
): Map<string, number> {
  const shipped = shipments.flatMap(({ lines }) => lines)
  const gone = returns
    .filter(({ state }) => !WITHOUT_EFFECT.has(state))
    .flatMap(({ state, lines }) =>
      lines.map(line => ({ lineItemId: line.lineItemId, quantity: DECIDED.has(state) ? line.accepted : line.quantity })),
    )
  const left = new Map<string, number>()
  for (const { id } of lineItems.filter(isChosenGoods)) {
    const units = unitsOf(shipped, id) - unitsOf(gone, id)
    if (units > 0) left.set(id, units)
  }
  return left
}

function unitsOf(lines: readonly ShipmentLine[], id: string): number {
  return lines.reduce((units, { lineItemId, quantity }) => (lineItemId === id ? units + quantity : units), 0)
}

/** Refuses units that cannot be returned. Throws `CommerceError` `invalid-input` naming `lines`. */
export function requireReturnable(returnable: ReadonlyMap<string, number>, lines: readonly ShipmentLine[]): void {
  const isPossible = lines.every(
    ({ lineItemId, quantity }) =>
      Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= (returnable.get(lineItemId) ?? 0),
  )
  if (lines.length === 0 || !isPossible || new Set(lines.map(line => line.lineItemId)).size < lines.length)
    throw new CommerceError({ code: 'invalid-input', field: 'lines' }, 'These units of the order cannot be returned')
}
