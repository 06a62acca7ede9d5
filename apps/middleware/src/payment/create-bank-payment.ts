import * as payments from '@shop/engine/payment'
import type { OperationHandler } from '../call/operation-call.ts'
import { cartRequestOf } from '../cart/cart-request.ts'

export const createBankPayment: OperationHandler<'createBankPayment'> = async (call, params) => {
  return payments.createBankPayment(call.engine, await cartRequestOf(call, params), params.draft)
}
