import { changeLineItemQuantity } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const updateCartQuantity: OperationHandler<'updateCartQuantity'> = async (call, params) => {
  const draft = { lineItemId: params.lineItem.id, quantity: params.quantity }
  return { cart: await onOwnCart(call, params, request => changeLineItemQuantity(call.engine, request, draft)) }
}
