import { viewOfCustomer } from '@shop/domain/customer'
import { getActiveCart } from '@shop/engine/cart'
import { getCustomer } from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'

/** Looking does not make a session: a new visitor has neither cart nor customer. */
export const getMe: OperationHandler<'getMe'> = async ({ engine, session, storeKey }, params) => {
  const owner = await session.find()
  const customerId = params.customer ? owner?.customerId : undefined
  const [activeCart, customer] = await Promise.all([
    owner && getActiveCart(engine, { owner, storeKey }),
    customerId === undefined ? undefined : getCustomer(engine, { customerId }),
  ])
  return { me: { activeCart: activeCart ?? null, customer: customer ? viewOfCustomer(customer) : null } }
}
