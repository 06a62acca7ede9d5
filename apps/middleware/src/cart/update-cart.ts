import * as carts from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from './cart-request.ts'

export const updateCart: OperationHandler<'updateCart'> = async (call, params) => {
  return { cart: await carts.updateCart(call.engine, await cartRequestOf(call, params), params.actions) }
}
