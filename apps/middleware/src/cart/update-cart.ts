import * as carts from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const updateCart: OperationHandler<'updateCart'> = async (call, params) => {
  return { cart: await onOwnCart(call, params, request => carts.updateCart(call.engine, request, params.actions)) }
}
