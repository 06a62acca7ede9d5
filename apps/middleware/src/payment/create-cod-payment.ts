import * as payments from '@shop/engine/payment'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from '../cart/cart-request.ts'

export const createCodPayment: OperationHandler<'createCodPayment'> = async (call, params) => {
  return payments.createCodPayment(call.engine, await cartRequestOf(call, params), params.draft)
}
