import { CommerceError } from '@shop/domain/error'
import { hasShipped } from '@shop/domain/order'
import { requireWithdrawalState, type WithdrawalState } from '@shop/domain/withdrawal'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { cancelLockedOrder } from '../order/change-order-state.ts'
import { lockOrder } from '../order/lock-order.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { WITHDRAWAL_SETTLED_TOPIC } from './withdrawal-rows.ts'

/**
 * The shop takes a withdrawal. One from all of an order whose goods are still in the house cancels it; for goods that have left, the
 * buyer is told how to send them back. Repeatable. Throws `CommerceError` `resource-not-found`, or `invalid-operation`.
 */
export async function acceptWithdrawal(
  context: EngineContext,
  withdrawalNumber: string,
): Promise<{ readonly isOrderCancelled: boolean }> {
  return inTransaction(context, async db => {
    const row = await settle(context, db, { withdrawalNumber, state: 'Accepted' })
    if (!row.orderId || !row.isOfAll) return { isOrderCancelled: false }
    const order = await lockOrder(db, { id: row.orderId })
    if (order.orderState === 'Cancelled') return { isOrderCancelled: true }
    if (hasShipped(order.shipmentState)) return { isOrderCancelled: false }
    await cancelLockedOrder(context, db, order)
    return { isOrderCancelled: true }
  })
}

/** The shop does not take a withdrawal, and says why. Repeatable. Throws as `acceptWithdrawal` does. */
export async function rejectWithdrawal(context: EngineContext, withdrawalNumber: string, reason: string): Promise<void> {
  await inTransaction(context, db => settle(context, db, { withdrawalNumber, state: 'Rejected', reason }))
}

interface Decision {
  readonly withdrawalNumber: string
  readonly state: Exclude<WithdrawalState, 'Received'>
  readonly reason?: string
}

async function settle(context: EngineContext, db: Database, { withdrawalNumber, state, reason }: Decision) {
  const row = await db
    .selectFrom('withdrawal')
    .select(['id', 'state', 'order_id', 'document'])
    .where('withdrawal_number', '=', withdrawalNumber)
    .forUpdate()
    .executeTakeFirst()
  if (!row)
    throw new CommerceError(
      { code: 'resource-not-found', typeId: 'withdrawal', id: withdrawalNumber },
      `There is no withdrawal ${withdrawalNumber}`,
    )
  requireWithdrawalState(withdrawalNumber, row.state, state)
  if (row.state !== state) {
    const settled = { state, settled_at: context.now(), reason: reason ?? null }
    await db.updateTable('withdrawal').set(settled).where('id', '=', row.id).execute()
    const messageId = context.newId()
    await addToOutbox(db, {
      topic: WITHDRAWAL_SETTLED_TOPIC,
      payload: { messageId, withdrawalId: row.id },
      dedupKey: `${WITHDRAWAL_SETTLED_TOPIC}/${messageId}`,
    })
  }
  return { orderId: row.order_id ?? undefined, isOfAll: row.document.goods === undefined }
}
