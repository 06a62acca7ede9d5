import { changeLineItemQuantity } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from './cart-request.ts'

export const updateCartQuantity: OperationHandler<'updateCartQuantity'> = async (call, params) => {
  const draft = { lineItemId: params.lineItem.id, quantity: params.quantity }
  return { cart: await changeLineItemQuantity(call.engine, await cartRequestOf(call, params), draft) }
}
