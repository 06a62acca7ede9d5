import * as carts from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from './cart-request.ts'

export const deleteCart: OperationHandler<'deleteCart'> = async (call, params) => {
  await carts.deleteCart(call.engine, await cartRequestOf(call, params))
  return null
}
