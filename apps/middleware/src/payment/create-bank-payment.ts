import * as payments from '@shop/engine/payment'
import type { OperationHandler } from '../call/operation-call.ts'
import { onOwnCart } from '../cart/on-own-cart.ts'

export const createBankPayment: OperationHandler<'createBankPayment'> = async (call, params) => {
  return onOwnCart(call, params, request => payments.createBankPayment(call.engine, request, params.draft))
}
