import { followPayment, type Order } from '@shop/domain/order'
import type { Payment } from '@shop/domain/payment'
import type { Database, EngineContext } from '../database/context.ts'
import { orderMessage } from '../order/order-message.ts'
import { reloadOrder, saveProgress } from '../order/order-rows.ts'
import { tell } from '../outbox/tell.ts'
import { recordTransaction, type TransactionReport } from './record-transaction.ts'

/** The payment of an order. */
export function paymentOf(order: Order): Payment {
  const [payment] = order.paymentInfo.payments
  if (!payment) throw new Error(`Order ${order.orderNumber} has no payment`)
  return payment
}

/**
 * Takes a report about the payment of a locked order and lets the order follow: its state of payment, its completion,
 * and what is told about it. A known report leaves the order as it is. Throws like `recordTransaction`.
 */
export async function moveMoney(context: EngineContext, db: Database, order: Order, report: TransactionReport): Promise<Order> {
  const known = paymentOf(order).transactions.find(({ type, interactionId }) => {
    return type === report.type && interactionId === report.interactionId
  })
  const movement = await recordTransaction(context, db, paymentOf(order), report)
  if (!movement) return order
  const moved = await reloadOrder(db, order)
  const after = await saveProgress(db, moved, followPayment(moved))
  if (after.paymentState === 'Paid' && order.paymentState !== 'Paid') await tell(db, orderMessage('order-paid', order))
  if (movement.type === 'Refund' && movement.state === 'Success' && known?.state !== 'Success') {
    const details = { transactionId: movement.id, centAmount: movement.amount.centAmount }
    await tell(db, orderMessage('order-refunded', order, details))
  }
  return after
}
