import { CommerceError } from '@shop/domain/error'
import type { EngineContext } from '../database/context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type CartRequest, requireMarket } from './cart-request.ts'
import { deleteCartRow, lockCart, selectCart } from './cart-rows.ts'
import { requireActive, requireFound, requireVersion } from './require-cart.ts'

/** Deletes an active cart (API-10, CART-28). Throws `concurrent-modification`, `resource-not-found` or `invalid-operation`. */
export async function deleteCart(context: EngineContext, request: CartRequest): Promise<void> {
  await inTransaction(context, async transaction => {
    await lockCart(transaction, request.id)
    const market = requireMarket(request.storeKey)
    const { cart } = requireFound(await selectCart(transaction, request, market, context.now()), request)
    requireActive(cart)
    requireVersion(cart, request.version, 'same')
    if (!(await deleteCartRow(transaction, cart)))
      throw new CommerceError({ code: 'invalid-operation' }, `The cart ${cart.id} cannot be deleted`)
  })
}
