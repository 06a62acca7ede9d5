import { requireOwnCart } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'

export const getCart: OperationHandler<'getCart'> = async ({ engine, session, storeKey }, { id }) => ({
  cart: await requireOwnCart(engine, { owner: await session.owner(), storeKey, id }),
})
