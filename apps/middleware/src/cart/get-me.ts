import { getActiveCart } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'

/** Looking does not make a session: a new visitor has neither cart nor customer. */
export const getMe: OperationHandler<'getMe'> = async ({ engine, session, storeKey }) => {
  const owner = await session.find()
  const activeCart = owner && (await getActiveCart(engine, { owner, storeKey }))
  return { me: { activeCart: activeCart ?? null, customer: null } }
}
