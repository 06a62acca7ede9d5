import { applyDiscountCode } from '@shop/engine/cart'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from './cart-request.ts'

export const applyCartCoupon: OperationHandler<'applyCartCoupon'> = async (call, params) => {
  return { cart: await applyDiscountCode(call.engine, await cartRequestOf(call, params), { code: params.code }) }
}
