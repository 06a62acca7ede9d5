import { CommerceError } from '@shop/domain/error'
import { cancelledUnitsOf, type Order } from '@shop/domain/order'
import type { Shipment, ShipmentLine } from '@shop/domain/shipment'

/**
 * Refuses to send goods that an order still waits for, by SKU in `waiting`. Throws `CommerceError` `invalid-operation`, which names
 * the first of them.
 */
export function requireArrived(
  order: Pick<Order, 'orderNumber' | 'lineItems' | 'cancellations'>,
  before: readonly Pick<Shipment, 'lines'>[],
  lines: readonly ShipmentLine[],
  waiting: ReadonlyMap<string, number>,
): void {
  const sent = [...before.flatMap(shipment => shipment.lines), ...lines]
  const leaving = new Set(lines.map(({ lineItemId }) => lineItemId))
  for (const [sku, units] of waiting) {
    const ofSku = order.lineItems.filter(({ variant }) => variant.sku === sku)
    if (!ofSku.some(({ id }) => leaving.has(id))) continue
    const wanted = ofSku.reduce((sum, { id, quantity }) => sum + quantity - cancelledUnitsOf(order, id), 0)
    const gone = sent
      .filter(({ lineItemId }) => ofSku.some(({ id }) => id === lineItemId))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (wanted - gone < units)
      throw new CommerceError(
        { code: 'invalid-operation' },
        `${units} of ${sku} in order ${order.orderNumber} have not come yet: they were ordered before`,
      )
  }
}
