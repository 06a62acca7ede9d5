import { removeLineItem } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from './cart-request.ts'

export const removeFromCart: OperationHandler<'removeFromCart'> = async (call, params) => {
  const request = await cartRequestOf(call, params)
  return { cart: await removeLineItem(call.engine, request, { lineItemId: params.lineItem.id }) }
}
