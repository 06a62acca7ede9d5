import { CommerceError } from '@shop/domain/error'
import { hasShipped } from '@shop/domain/order'
import type { WantedUnits } from '@shop/domain/shipment'
import { requireWithdrawalState, type WithdrawalState } from '@shop/domain/withdrawal'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { cancelLockedOrder } from '../order/change-order-state.ts'
import { lockOrder } from '../order/lock-order.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { openReturnOf } from '../return/open-return.ts'
import { WITHDRAWAL_SETTLED_TOPIC } from './withdrawal-rows.ts'

/** What follows from a withdrawal that was accepted. */
export interface AcceptedWithdrawal {
  readonly isOrderCancelled: boolean
  /** The return of goods that have left the house. */
  readonly returnNumber?: string
}

/**
 * The shop takes a withdrawal. One from all of an order whose goods are still in the house cancels it; for goods that have left, a
 * return is opened and approved, and the buyer is told how to send them back. Of a withdrawal from a part, `units` are the goods that
 * were named in the buyer's words; they may be told later by accepting it again. Repeatable. Throws `CommerceError`
 * `resource-not-found`, `invalid-operation`, or `invalid-input` for units that cannot be returned.
 */
export async function acceptWithdrawal(
  context: EngineContext,
  withdrawalNumber: string,
  units?: readonly WantedUnits[],
): Promise<AcceptedWithdrawal> {
  return inTransaction(context, async db => {
    const row = await settle(context, db, { withdrawalNumber, state: 'Accepted' })
    if (!row.orderId || !(row.isOfAll || units)) return { isOrderCancelled: false }
    const order = await lockOrder(db, { id: row.orderId })
    if (order.orderState === 'Cancelled') return { isOrderCancelled: true }
    if (hasShipped(order.shipmentState)) {
      const key = `withdrawal/${row.id}`
      const opened = await openReturnOf(context, db, order, { key, reason: 'withdrawal', units })
      return { isOrderCancelled: false, ...(opened ? { returnNumber: opened.returnNumber } : {}) }
    }
    if (!row.isOfAll) return { isOrderCancelled: false }
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
  return { id: row.id, orderId: row.order_id ?? undefined, isOfAll: row.document.goods === undefined }
}
