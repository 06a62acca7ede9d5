import { removeLineItem } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const removeFromCart: OperationHandler<'removeFromCart'> = async (call, params) => {
  const draft = { lineItemId: params.lineItem.id }
  return { cart: await onOwnCart(call, params, request => removeLineItem(call.engine, request, draft)) }
}
