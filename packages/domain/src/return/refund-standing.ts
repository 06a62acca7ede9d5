import { CREDITED_REFUNDS } from '../fiscal/index.ts'
import type { Order } from '../order/index.ts'
import { mergeTransactions } from '../payment/index.ts'
import type { Return } from './return.ts'

/**
 * Whether the money of a refunded return has not gone out: its provider has not said so yet, or said that it failed (rule P3). A refund
 * of the same amount that the owner made in its place counts.
 */
export function isRefundAwaited(
  { paymentInfo }: Pick<Order, 'paymentInfo'>,
  { returnNumber, state, refund }: Pick<Return, 'returnNumber' | 'state' | 'refund'>,
): boolean {
  if (state !== 'Refunded' || !refund || refund.centAmount === 0) return false
  const refunds = paymentInfo.payments
    .flatMap(({ transactions }) => mergeTransactions(transactions))
    .filter(({ type }) => type === 'Refund')
  const own = refunds.filter(({ interactionId }) => interactionId === `${CREDITED_REFUNDS.return}${returnNumber}`)
  if (own.every(movement => movement.state === 'Success')) return false
  return !refunds.some(
    movement =>
      movement.state === 'Success' &&
      movement.amount.centAmount === refund.centAmount &&
      !Object.values(CREDITED_REFUNDS).some(name => movement.interactionId?.startsWith(name)),
  )
}
