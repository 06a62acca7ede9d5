import { createOrderFromCart } from '@shop/engine/order'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from '../cart/cart-request.ts'

export const createMyOrderFromCart: OperationHandler<'createMyOrderFromCart'> = async (call, params) => {
  return { order: await createOrderFromCart(call.engine, await cartRequestOf(call, params)) }
}
