import { CommerceError } from '@shop/domain/error'
import type { Payment } from '@shop/domain/payment'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { lockOrderOfPayment } from '../order/lock-order.ts'
import { moveMoney } from './move-money.ts'
import { lockPayment } from './payment-rows.ts'
import { recordTransaction, type TransactionReport } from './record-transaction.ts'

/**
 * Takes a report of a payment interface about a payment, ordered or not; its order follows (rule P3). Reports may come
 * in any order and any number of times. Returns the payment. Throws `CommerceError` `resource-not-found`, or like
 * `recordTransaction`.
 */
export async function addTransaction(context: EngineContext, paymentId: string, report: TransactionReport): Promise<Payment> {
  return inTransaction(context, async db => {
    const payment = await lockPayment(db, paymentId)
    if (!payment)
      throw new CommerceError({ code: 'resource-not-found', typeId: 'payment', id: paymentId }, 'There is no such payment')
    const order = await lockOrderOfPayment(db, paymentId)
    if (order) await moveMoney(context, db, order, report)
    else await recordTransaction(context, db, payment, report)
    return (await lockPayment(db, paymentId)) ?? payment
  })
}
