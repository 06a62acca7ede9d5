import { EXCESS_NAME, excessOf, followOtherPayment, followPayment, type Order, payingPaymentOf } from '@shop/domain/order'
import { sql } from 'kysely'
import type { Database, EngineContext } from '../database/context.ts'
import { requestCapture } from '../order/change-order-state.ts'
import { paymentOf, reloadOrder, saveProgress } from '../order/order-rows.ts'
import { recordTransaction } from '../transaction/record-transaction.ts'

/**
 * Lets a locked order follow its payments after one of them moved. It is paid by the one that holds the money; what others hold
 * above the total goes back, whichever came first (rules P2, P3). Returns the order as it then stands.
 */
export async function arrangePayments(context: EngineContext, db: Database, order: Order): Promise<Order> {
  const payer = payingPaymentOf(order)
  const isOther = payer.id !== paymentOf(order).id
  if (isOther) return payBy(context, db, order, payer.id)
  const current = await settleRest(context, db, order)
  return saveProgress(context, db, current, followPayment(current))
}

/** Has another payment of a locked order pay it from now on, such as one whose voucher the buyer was given. */
export async function payBy(context: EngineContext, db: Database, order: Order, paymentId: string): Promise<Order> {
  await sql`update "order" set payment_id = ${paymentId} where id = ${order.id}`.execute(db)
  const moved = await reloadOrder(db, order)
  const current = await settleRest(context, db, moved)
  return saveProgress(context, db, current, followOtherPayment(current))
}

/** Has the provider give back what is too much, and take what is reserved for goods that left before it was. */
async function settleRest(context: EngineContext, db: Database, order: Order): Promise<Order> {
  if (order.paymentInfo.payments.length === 1 && !order.cancellations) return order
  if (order.shipmentState === 'Shipped') await requestCapture(context, db, order)
  const excess = excessOf(order)
  for (const { payment, type, centAmount } of excess) {
    // A later excess of the same payment is another movement.
    const name = `${EXCESS_NAME}${payment.id}/${payment.transactions.length}`
    await recordTransaction(context, db, payment, {
      eventKey: `${name}/${type}`,
      interactionId: name,
      type,
      state: 'Initial',
      amount: { currencyCode: payment.amountPlanned.currencyCode, centAmount },
    })
  }
  return reloadOrder(db, order)
}
