import { removeDiscountCode } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const removeCartCoupon: OperationHandler<'removeCartCoupon'> = async (call, params) => {
  const draft = { discountCodeId: params.discountCode.id }
  return { cart: await onOwnCart(call, params, request => removeDiscountCode(call.engine, request, draft)) }
}
