import { OperationError } from '@shop/contract'
import type { Order } from '@shop/domain/order'
import type { Buyer } from './paid-cart.ts'

/** How the order calls of a race ended. */
export interface RaceResult {
  readonly orders: readonly Order[]
  readonly refusals: readonly { readonly buyer: Buyer; readonly error: OperationError }[]
}

/** Lets every buyer order at the same moment. Throws when one of them gets no answer. */
export async function orderAtOnce(buyers: readonly Buyer[]): Promise<RaceResult> {
  const orders: Order[] = []
  const refusals: { buyer: Buyer; error: OperationError }[] = []
  await Promise.all(
    buyers.map(async buyer => {
      const { id, version } = buyer.cart
      try {
        orders.push((await buyer.visitor.call('createMyOrderFromCart', { id, version })).order)
      } catch (error) {
        if (!(error instanceof OperationError)) throw error
        refusals.push({ buyer, error })
      }
    }),
  )
  return { orders, refusals }
}
