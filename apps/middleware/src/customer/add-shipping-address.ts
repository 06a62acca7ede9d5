import * as customers from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { shippingAnswerOf } from './address-book-answer.ts'
import { customerRequestOf } from './customer-request.ts'
import { orFail } from './or-fail.ts'

export const addShippingAddress: OperationHandler<'addShippingAddress'> = async (call, { customer, address }) => {
  const request = await customerRequestOf(call, customer)
  const saved = customers.addSavedAddress(call.engine, request, 'shipping', address)
  return shippingAnswerOf(await orFail('Failed to add address', saved))
}
