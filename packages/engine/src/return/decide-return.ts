import { type Return, type ReturnState, requireReturnState, sendUntilOf } from '@shop/domain/return'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { findReturn, lockReturn, requireReturn, saveReturnState } from './return-rows.ts'

/**
 * The shop lets the goods of a return be sent: the customer gets the label and has until `sendUntil`. Repeatable. Throws
 * `CommerceError` `resource-not-found`, or `invalid-operation` for a state that cannot follow.
 */
export async function approveReturn(context: EngineContext, returnNumber: string): Promise<Return> {
  return move(context, returnNumber, 'Approved', { sendUntil: sendUntilOf(context.now()) })
}

/** The shop does not take a return, and says why. Repeatable. Throws as `approveReturn` does. */
export async function rejectReturn(context: EngineContext, returnNumber: string, note: string): Promise<Return> {
  return move(context, returnNumber, 'Rejected', { note })
}

/** The customer keeps the goods; the caller has checked that the return is theirs. Repeatable. Throws as `approveReturn` does. */
export async function cancelReturn(context: EngineContext, returnNumber: string): Promise<Return> {
  return move(context, returnNumber, 'Cancelled', {})
}

async function move(
  context: EngineContext,
  returnNumber: string,
  state: ReturnState,
  details: { readonly note?: string; readonly sendUntil?: string },
): Promise<Return> {
  return inTransaction(context, async db => {
    const found = await lockReturn(db, returnNumber)
    requireReturnState(found, state)
    if (found.state === state) return found
    await saveReturnState(context, db, found, state, details)
    return requireReturn(await findReturn({ db }, { id: found.id }), returnNumber)
  })
}

/** Days after the last day for sending on which a return has expired: parcels are under way for as long. */
const UNDER_WAY_DAYS = 14

/** Lets returns expire whose goods were never sent, at most `limit`; returns how many. */
export async function expireReturns(context: EngineContext, limit: number): Promise<number> {
  const before = new Date(Date.parse(context.now()) - UNDER_WAY_DAYS * 86_400_000).toISOString()
  return inTransaction(context, async db => {
    const rows = await db
      .selectFrom('return')
      .select('return_number')
      .where('state', '=', 'Approved')
      .where('send_until', '<', before)
      .orderBy('send_until')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { return_number: number } of rows) {
      const found = requireReturn(await findReturn({ db }, { returnNumber: number }), number)
      await saveReturnState(context, db, found, 'Expired')
    }
    return rows.length
  })
}
