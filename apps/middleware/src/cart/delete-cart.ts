import * as carts from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const deleteCart: OperationHandler<'deleteCart'> = async (call, params) => {
  await onOwnCart(call, params, request => carts.deleteCart(call.engine, request))
  return null
}
