import { openUnitsOf } from '@shop/domain/cancellation'
import { CommerceError } from '@shop/domain/error'
import { hasShipped, type Order } from '@shop/domain/order'
import type { Return } from '@shop/domain/return'
import type { WantedUnits } from '@shop/domain/shipment'
import { areAllGoods, requireWithdrawalState, type WithdrawalState, withdrawnUnitsOf } from '@shop/domain/withdrawal'
import { cancelLockedPart } from '../cancellation/cancel-order-part.ts'
import { isKnownCancellation } from '../cancellation/cancellation-rows.ts'
import { type Database, type EngineContext, inTransaction } from '../database/context.ts'
import { cancelLockedOrder } from '../order/change-order-state.ts'
import { lockOrder } from '../order/lock-order.ts'
import { addToOutbox } from '../outbox/outbox.ts'
import { openReturnOf } from '../return/open-return.ts'
import { findReturn } from '../return/return-rows.ts'
import { findShipments } from '../shipment/shipment-rows.ts'
import { WITHDRAWAL_SETTLED_TOPIC, withdrawalKeyOf } from './withdrawal-rows.ts'

/** What follows from a withdrawal that was accepted. */
export interface AcceptedWithdrawal {
  readonly isOrderCancelled: boolean
  /** Whether goods of it that were still in the house are not sent any more. */
  readonly isPartCancelled?: boolean
  /** The return of goods that have left the house. */
  readonly returnNumber?: string
  /** Whether the buyer's words leave open which goods are meant: nothing follows until they are told. */
  readonly isUnclear?: boolean
}

/**
 * The shop takes a withdrawal. Goods that are still in the house are cancelled, with the order where they are all of it; for goods that
 * have left, a return is opened and approved, and the buyer is told how to send them back. Of a withdrawal from a part these are the
 * goods that the buyer named beyond doubt, or `units`, which may be told later by accepting it again. Repeatable. Throws `CommerceError`
 * `resource-not-found`, `invalid-operation`, or `invalid-input` for units that can be neither cancelled nor returned.
 */
export async function acceptWithdrawal(
  context: EngineContext,
  withdrawalNumber: string,
  units?: readonly WantedUnits[],
): Promise<AcceptedWithdrawal> {
  return inTransaction(context, async db => {
    const { id, orderId, goods } = await settle(context, db, { withdrawalNumber, state: 'Accepted' })
    if (!orderId) return { isOrderCancelled: false }
    const order = await lockOrder(db, { id: orderId })
    if (order.orderState === 'Cancelled') return { isOrderCancelled: true }
    const key = withdrawalKeyOf(id)
    const known = await findReturn({ db }, { openKey: key })
    const isPartCancelled = await isKnownCancellation(db, key)
    if (known || isPartCancelled) return followedBy({ isOrderCancelled: false, isPartCancelled, found: known })
    const named = units ?? (goods === undefined ? undefined : withdrawnUnitsOf(goods, order))
    if (goods !== undefined && !named) return { isOrderCancelled: false, isUnclear: true }
    const isAll = named === undefined || areAllGoods(named, order)
    return withdraw(context, db, order, { key, units: isAll ? undefined : named })
  })
}

/** Cancels what is in the house and opens a return of the rest; of all goods without `units`. */
async function withdraw(
  context: EngineContext,
  db: Database,
  order: Order,
  { key, units }: { readonly key: string; readonly units: readonly WantedUnits[] | undefined },
): Promise<AcceptedWithdrawal> {
  if (!units && !hasShipped(order.shipmentState)) {
    await cancelLockedOrder(context, db, order)
    return { isOrderCancelled: true }
  }
  const inHouse = openUnitsOf(order, await findShipments({ db }, order.id))
  const rest = new Map<string, number>()
  for (const { sku, quantity } of units ?? []) rest.set(sku, (rest.get(sku) ?? 0) + quantity)
  const lines = order.lineItems.flatMap(({ id, variant: { sku } }) => {
    const open = inHouse.get(id) ?? 0
    const quantity = units ? Math.min(open, rest.get(sku) ?? 0) : open
    rest.set(sku, (rest.get(sku) ?? 0) - quantity)
    return quantity > 0 ? [{ lineItemId: id, quantity }] : []
  })
  const isPartCancelled = lines.length > 0
  const after = isPartCancelled ? await cancelLockedPart(context, db, order, { key, lines }) : order
  if (after.orderState === 'Cancelled') return { isOrderCancelled: true }
  const sent = [...rest].flatMap(([sku, quantity]) => (quantity > 0 ? [{ sku, quantity }] : []))
  if (units && sent.length === 0) return followedBy({ isOrderCancelled: false, isPartCancelled, found: undefined })
  const found = await openReturnOf(context, db, after, { key, reason: 'withdrawal', units: units ? sent : undefined })
  return followedBy({ isOrderCancelled: false, isPartCancelled, found })
}

function followedBy({
  isOrderCancelled,
  isPartCancelled,
  found,
}: {
  readonly isOrderCancelled: boolean
  readonly isPartCancelled: boolean
  readonly found: Return | undefined
}): AcceptedWithdrawal {
  return {
    isOrderCancelled,
    ...(isPartCancelled ? { isPartCancelled } : {}),
    ...(found ? { returnNumber: found.returnNumber } : {}),
  }
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
  return { id: row.id, orderId: row.order_id ?? undefined, goods: row.document.goods }
}
