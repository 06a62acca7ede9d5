import { requireDefined } from '../error/index.ts'
import type { Order } from '../order/index.ts'
import type { Cents } from './fiscal-document.ts'
import { orderedRateOf } from './invoice-of.ts'
import { type LineTaxation, wholeLinesOf } from './order-lines.ts'
import { splitUnits, type UnitRange } from './split-units.ts'

/**
 * What units of a line of an order cost with VAT, less their share of every discount, to the cent as an invoice about them would say:
 * all units of a line sum to it, however they are divided. Throws `RangeError` for units that the line does not have.
 */
export function grossOfOrderUnits(order: Order, lineItemId: string, range: UnitRange): Cents {
  // Which category a net order has changes nothing about what its buyer pays.
  const category = order.taxMode === 'External' ? 'K' : 'S'
  const taxation: LineTaxation = { category, rate: orderedRateOf(order), isRateChanged: false }
  const line = requireDefined(
    wholeLinesOf(order, taxation).find(whole => whole.lineItemId === lineItemId),
    `line ${lineItemId} of ${order.orderNumber}`,
  )
  const { gross, shares } = splitUnits(line, range, order.totalPrice.currencyCode)
  return shares.reduce((cents, share) => cents - share.gross, gross)
}
