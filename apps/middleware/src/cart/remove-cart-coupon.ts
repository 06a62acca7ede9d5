import { removeDiscountCode } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from './cart-request.ts'

export const removeCartCoupon: OperationHandler<'removeCartCoupon'> = async (call, params) => {
  const request = await cartRequestOf(call, params)
  return { cart: await removeDiscountCode(call.engine, request, { discountCodeId: params.discountCode.id }) }
}
