import { isChosenGoods, type LineItem } from '../cart/index.ts'
import type { Order } from '../order/index.ts'
import type { Return, ReturnState } from '../return/index.ts'
import type { Shipment } from '../shipment/index.ts'

/** Returns by which no goods came back. */
const CALLED_OFF: ReadonlySet<ReturnState> = new Set(['Rejected', 'Cancelled', 'Expired'])

/** What became of an order after it was placed. */
export interface OrderAftermath {
  readonly shipments: readonly Pick<Shipment, 'lines' | 'deliveredAt'>[]
  readonly returns: readonly Pick<Return, 'state' | 'lines'>[]
  /** Whether its buyer declared a withdrawal that was not rejected. */
  readonly isWithdrawn: boolean
}

/**
 * The lines of an order whose buyer may be asked how they like them: goods they chose that have all arrived, and of which no unit came
 * back, is to come back, or was lost. None of an order that was cancelled or withdrawn from, that was never paid, or for which money
 * went back without a return: that was for no line in particular.
 */
export function linesToReview(
  { orderState, paymentState, lineItems }: Pick<Order, 'orderState' | 'paymentState' | 'lineItems'>,
  { shipments, returns, isWithdrawn }: OrderAftermath,
): LineItem[] {
  const effective = returns.filter(({ state }) => !CALLED_OFF.has(state))
  const isRefundedAsAWhole = paymentState === 'CreditOwed' && effective.length === 0
  if (orderState === 'Cancelled' || paymentState === 'Failed' || isWithdrawn || isRefundedAsAWhole) return []
  const comingBack = new Set(effective.flatMap(({ lines }) => lines.map(line => line.lineItemId)))
  const arrived = shipments.flatMap(({ deliveredAt, lines }) => (deliveredAt === undefined ? [] : lines))
  const unitsArrived = (id: string) =>
    arrived.reduce((units, { lineItemId, quantity }) => (lineItemId === id ? units + quantity : units), 0)
  return lineItems.filter(line => isChosenGoods(line) && !comingBack.has(line.id) && unitsArrived(line.id) >= line.quantity)
}
