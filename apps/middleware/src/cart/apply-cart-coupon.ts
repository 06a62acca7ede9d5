import { applyDiscountCode } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from './on-own-cart.ts'

export const applyCartCoupon: OperationHandler<'applyCartCoupon'> = async (call, params) => {
  const { code } = params
  return { cart: await onOwnCart(call, params, request => applyDiscountCode(call.engine, request, { code })) }
}
