import { type Parcel, requireParcel } from '@shop/domain/order'
import { type Return, requireReturnState } from '@shop/domain/return'
import { type EngineContext, inTransaction } from '../database/context.ts'
import { lockOrder } from '../order/lock-order.ts'
import { findReturn, lockReturn, requireReturn, saveReturnState } from './return-rows.ts'
import { moveReturnStock } from './return-stock.ts'

/**
 * Sends new goods for those of a return that were accepted, once: they are taken from stock, and what came back is in it again where
 * it can be sold. Nothing is to be paid, so there is no invoice of it. Repeated, nothing more happens. Throws `CommerceError`
 * `resource-not-found`, `invalid-operation` for a state that cannot follow, `out-of-stock`, or `invalid-input` for a parcel
 * without a proper number.
 */
export async function replaceReturn(context: EngineContext, returnNumber: string, parcel?: Parcel): Promise<Return> {
  if (parcel) requireParcel(parcel)
  const known = requireReturn(await findReturn(context, { returnNumber }), returnNumber)
  return inTransaction(context, async db => {
    await lockOrder(db, { id: known.orderId })
    const found = await lockReturn(db, returnNumber)
    requireReturnState(found, 'Replaced')
    if (found.state === 'Replaced') return found
    await moveReturnStock(context, db, found, 'replacement')
    await moveReturnStock(context, db, found, 'restock')
    await saveReturnState(context, db, found, 'Replaced', parcel)
    return requireReturn(await findReturn({ db }, { id: found.id }), returnNumber)
  })
}
