import * as customers from '@shop/engine/customer'
import type { OperationHandler } from '../call/operation-call.ts'
import { shippingAnswerOf } from './address-book-answer.ts'
import { customerRequestOf } from './customer-request.ts'
import { orFail } from './or-fail.ts'

export const deleteShippingAddress: OperationHandler<'deleteShippingAddress'> = async (call, { customer, address }) => {
  const request = await customerRequestOf(call, customer)
  const saved = customers.deleteSavedAddress(call.engine, request, 'shipping', address.id)
  return shippingAnswerOf(await orFail('Failed to delete address', saved))
}
