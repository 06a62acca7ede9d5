import { shippingMethodsOfGoods } from '@shop/domain/cart'
import { requireOwnCart } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'

export const getShippingMethods: OperationHandler<'getShippingMethods'> = async (call, { cartId }) => {
  const { engine, market, session, storeKey } = call
  const { lineItems } = await requireOwnCart(engine, { owner: await session.owner(), storeKey, id: cartId })
  return { shippingMethods: shippingMethodsOfGoods(lineItems, market) }
}
